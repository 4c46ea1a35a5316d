import { shellMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { Link } from '../ui/Link';
import type { ShellNavigationItem } from './navigation-items';

/** Props of {@link NavigationPages}. */
export interface NavigationPagesProps {
  item: ShellNavigationItem;
  /** Id of the page that is open. */
  currentLink: string | undefined;
  /** Called when a page was chosen, also the one that is open. */
  onChoose: () => void;
}

/** The pages of an entry. */
export function NavigationPages({ item, currentLink, onChoose }: NavigationPagesProps) {
  const t = useMessages(shellMessages);
  return (
    <ul aria-label={t('pagesOf', { area: item.label })}>
      {item.items?.map((link) => (
        <li key={link.id}>
          <Link
            href={link.href}
            data-slot="navigation-sub-item"
            aria-current={link.id === currentLink ? 'page' : undefined}
            onPress={onChoose}
          >
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
