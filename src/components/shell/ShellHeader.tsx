import type { ReactNode } from 'react';
import { shellMessages } from '../../messages/en/shell';
import { useMessages } from '../../messages/messages';
import { styled } from '../../theme/styled';
import { IconButton } from '../ui/IconButton';
import { CloseIcon, MenuIcon } from '../ui/icons';
import { Link } from '../ui/Link';

/** Props of {@link ShellHeader}. */
export interface ShellHeaderProps {
  brandName: string;
  logo?: ReactNode;
  homeHref: string;
  /** Whether the navigation of small screens is open. */
  isMenuOpen: boolean;
  /** The id of that navigation. */
  menuId: string;
  onToggleMenu: () => void;
  /** What stands at the end of the bar. */
  children: ReactNode;
}

const Bar = /* @__PURE__ */ styled(
  'header',
  `
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 2;
  block-size: var(--plinth-shell-header);
  display: flex;
  align-items: center;
  gap: 8px;
  padding-inline: 12px;
  background: var(--plinth-surface);
  border-block-end: 1px solid var(--plinth-border);
  @media (min-width: 576px) {
    padding-inline: 24px 20px;
  }
  & > [data-slot='shell-burger'] {
    @media (min-width: 576px) {
      display: none;
    }
  }
  & > [data-slot='shell-logo'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: 16px;
    font-weight: 650;
    letter-spacing: -0.015em;
    color: var(--plinth-text);
    text-decoration: none;
    padding: 4px;
    margin-inline-start: -4px;
    border-radius: 6px;
  }
  & > [data-slot='shell-end'] {
    margin-inline-start: auto;
    flex: none;
    display: flex;
    align-items: center;
    gap: 8px;
  }
  `,
);

/** The bar over every page: burger on small screens, logo, and what stands at its end. */
export function ShellHeader({
  brandName,
  logo,
  homeHref,
  isMenuOpen,
  menuId,
  onToggleMenu,
  children,
}: ShellHeaderProps) {
  const t = useMessages(shellMessages);
  return (
    <Bar data-slot="shell-header">
      <IconButton
        data-slot="shell-burger"
        label={isMenuOpen ? t('closeNavigation') : t('openNavigation')}
        aria-expanded={isMenuOpen}
        aria-controls={menuId}
        onPress={onToggleMenu}
      >
        {isMenuOpen ? <CloseIcon /> : <MenuIcon />}
      </IconButton>
      <Link href={homeHref} data-slot="shell-logo" aria-label={t('home', { brand: brandName })}>
        {logo ?? brandName}
      </Link>
      <div data-slot="shell-end">{children}</div>
    </Bar>
  );
}
