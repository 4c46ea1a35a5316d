import { ShellFooter } from '../../components/shell/ShellFooter';
import { useNow } from '../../hooks/timing/useNow';
import { useConfig } from '../ConfigContext';

/** A new year begins on the hour nearly everywhere. */
const HOUR_MS = 3_600_000;

/** The footer with the year of the clock; a new year renders nothing else anew. */
export function FooterHost() {
  const { brand, links } = useConfig();
  return (
    <ShellFooter
      year={new Date(useNow(HOUR_MS)).getFullYear()}
      brandText={brand.name}
      aboutHref={links.about}
      contactHref={links.contact}
    />
  );
}
