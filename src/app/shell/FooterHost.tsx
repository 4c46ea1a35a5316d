import { ShellFooter } from '../../components/shell/ShellFooter';
import { useShellFooter } from '../../hooks/shell/useShellFooter';
import { useConfig } from '../ConfigContext';

/** The footer with the year of the clock; a new year renders nothing else again. */
export function FooterHost() {
  const { brand } = useConfig();
  const footer = useShellFooter({
    brandText: brand.name,
  });
  return <ShellFooter {...footer} />;
}
