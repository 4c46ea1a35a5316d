import type { ReactNode } from 'react';
import { isCurrentPath } from '../../domain/shell/navigation';
import { shellMessages } from '../../messages/en/shell';
import { useMessages } from '../../messages/messages';
import { styled } from '../../theme/styled';
import { Link } from '../ui/Link';
import { NavigationGroup } from './NavigationGroup';

/** A page of the side navigation. */
export interface ShellNavigationLink {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

/** An entry of the side navigation; with `items` it opens them instead of leading somewhere. */
export interface ShellNavigationItem extends ShellNavigationLink {
  readonly icon: ReactNode;
  readonly items?: readonly ShellNavigationLink[];
}

/** Props of {@link SideNavigation}. */
export interface SideNavigationProps {
  id: string;
  items: readonly ShellNavigationItem[];
  currentPath: string;
  /** Under 576 px the navigation is hidden until the burger opens it. */
  isOpenOnSmallScreens: boolean;
  onClose: () => void;
}

const Nav = /* @__PURE__ */ styled(
  'nav',
  `
  position: fixed;
  z-index: 1;
  inset-block: var(--plinth-shell-header) 0;
  inset-inline-start: 0;
  background: var(--plinth-surface);
  border-inline-end: 1px solid var(--plinth-border);
  & :where(ul) {
    list-style: none;
    margin: 0;
    padding: 0;
  }
  & > ul {
    display: grid;
    gap: 4px;
    padding: 12px 8px;
  }
  & > ul > li {
    position: relative;
  }
  & [data-slot='navigation-item'] {
    all: unset;
    box-sizing: border-box;
    cursor: pointer;
    inline-size: 100%;
    display: grid;
    justify-items: center;
    gap: 4px;
    padding: 10px 4px 8px;
    border-radius: 8px;
    font-size: 11px;
    line-height: 14px;
    font-weight: 500;
    text-align: center;
    overflow-wrap: anywhere;
    color: var(--plinth-text-muted);
  }
  & [data-slot='navigation-item'] svg {
    inline-size: 20px;
    block-size: 20px;
  }
  & [data-slot='navigation-item']:hover,
  & [data-slot='navigation-item'][aria-expanded='true'] {
    background: var(--plinth-surface-hover);
    color: var(--plinth-text);
  }
  & [data-slot='navigation-item'][data-current] {
    background: var(--plinth-brand-soft);
    color: var(--plinth-brand-text);
  }
  & [data-slot='navigation-item']:focus-visible,
  & [data-slot='navigation-sub-item']:focus-visible {
    outline: 2px solid var(--plinth-focus-ring);
    outline-offset: 2px;
  }
  @media (min-width: 576px) {
    inline-size: var(--plinth-shell-side);
  }
  @media (max-width: 575.98px) {
    inset-inline-end: 0;
    overflow-y: auto;
    border: 0;
    &:not([data-open]) {
      display: none;
    }
    & [data-slot='navigation-item'] {
      grid-template-columns: 20px 1fr;
      justify-items: start;
      align-items: center;
      gap: 14px;
      padding: 12px;
      font-size: 16px;
      line-height: 20px;
      text-align: start;
    }
  }
  @media (forced-colors: active) {
    & [data-current] {
      outline: 2px solid Highlight;
    }
  }
  `,
);

/**
 * The main navigation: a column of icons whose groups open a flyout (specification §2.4). It is a
 * disclosure navigation, not a menu: Tab moves through it, Escape closes what is open.
 */
export function SideNavigation({
  id,
  items,
  currentPath,
  isOpenOnSmallScreens,
  onClose,
}: SideNavigationProps) {
  const t = useMessages(shellMessages);
  return (
    <Nav
      id={id}
      aria-label={t('mainNavigation')}
      data-slot="side-navigation"
      data-open={isOpenOnSmallScreens || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.isDefaultPrevented()) onClose();
      }}
    >
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            {item.items && item.items.length > 0 ? (
              <NavigationGroup
                item={item}
                links={item.items}
                currentPath={currentPath}
                onClose={onClose}
              />
            ) : (
              <Link
                href={item.href}
                data-slot="navigation-item"
                data-current={isCurrentPath(item.href, currentPath) || undefined}
                aria-current={isCurrentPath(item.href, currentPath) ? 'page' : undefined}
                onPress={onClose}
              >
                {item.icon}
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Nav>
  );
}
