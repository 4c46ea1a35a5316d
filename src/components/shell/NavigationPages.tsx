import type { ShellNavigationItem } from '../../contracts/shell';
import { shellMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { Link } from '../ui/Link';

export interface NavigationPagesProps {
  item: ShellNavigationItem;
  /** Id of the current page. */
  currentLink: string | undefined;
  /** Called when a page is selected, including the current page. */
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
