import { ShellFooter } from '../../components/shell/ShellFooter';
import { useShellFooter } from '../../hooks/shell/useShellFooter';
import { useConfig } from '../ConfigContext';

/** The footer with the year of the clock; a new year renders nothing else again. */
export function FooterHost() {
  const { brand, links } = useConfig();
  const footer = useShellFooter({
    brandText: brand.name,
    aboutHref: links.about,
    contactHref: links.contact,
  });
  return <ShellFooter {...footer} />;
}
