import type { ReactNode, Ref } from 'react';
import type { SidebarState } from '../../domain/shell/sidebar';
import { shellFrameMessages, shellMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { mediaDown, mediaUp } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { IconButton } from '../ui/IconButton';
import { MenuIcon, SideMenuIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';

export interface ShellHeaderProps {
  brandName: string;
  logo?: ReactNode;
  /** State of the navigation. */
  sidebar: SidebarState;
  /** Element id of the navigation. */
  navigationId: string;
  onToggle: () => void;
  /** Ref to the toggle of wide screens. */
  toggleRef: Ref<HTMLButtonElement>;
  /** Content at the end of the header. */
  children: ReactNode;
}

const Bar = styled('header')(
  layered(
    () => `
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 20;
  box-sizing: border-box;
  block-size: var(--plinth-shell-header);
  display: flex;
  align-items: center;
  gap: var(--plinth-space-1);
  padding-inline: var(--plinth-space-1) var(--plinth-shell-gutter);
  background: var(--plinth-surface);
  border-block-end: 1px solid var(--plinth-border);
  /* Aligned with the page below; the toggle is above the icon column. */
  --shell-edge: max(
    var(--plinth-shell-gutter),
    (100% - var(--plinth-shell-inset) - var(--plinth-shell-max)) / 2 + var(--plinth-shell-gutter)
  );
  ${mediaUp('sm')} {
    gap: var(--plinth-space-2);
    padding-inline:
      max(var(--plinth-shell-side), var(--plinth-shell-inset) + var(--shell-edge))
      var(--shell-edge);
  }
  & > [data-slot='shell-burger'] { ${mediaUp('sm')} { display: none; } }
  & > [data-slot='shell-toggle'] {
    ${mediaDown('sm')} { display: none; }
    position: absolute;
    inset-inline-start: calc(var(--plinth-shell-side) / 2);
    translate: -50%;
    &:dir(rtl) { translate: 50%; }
    &:dir(rtl) svg { transform: scaleX(-1); }
  }
  & > [data-slot='shell-logo'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    font-size: var(--plinth-font-size-lg);
    font-family: var(--plinth-font-heading);
    font-weight: 650;
    line-height: 24px;
    letter-spacing: -0.015em;
    color: var(--plinth-text);
    text-decoration: none;
    margin-inline-start: -4px;
    padding: var(--plinth-space-1);
    border-radius: var(--plinth-radius-sm);
    &:focus-visible { outline-offset: -2px; }
    /* Without space for the name only the mark is shown. */
    @media (max-width: 359.98px) { & bdi { display: none; } }
  }
  &:has([data-slot='palette-button']) > [data-slot='shell-logo'] bdi {
    @media (max-width: 479.98px) { display: none; }
  }
  & > [data-slot='shell-end'] {
    margin-inline-start: auto;
    flex: none;
    display: flex;
    align-items: center;
    gap: var(--plinth-space-1);
    /* Ignores the ring around the avatar. */
    margin-inline-end: -2px;
    ${mediaUp('sm')} { gap: var(--plinth-space-2); }
    /* The drawer has more space for it. */
    & > [data-slot='theme-switch'] { ${mediaDown('sm')} { display: none; } }
  }
  `,
  ),
);

/** The header of every page: burger or navigation toggle, logo and content. */
export function ShellHeader({
  brandName,
  logo,
  sidebar,
  navigationId,
  onToggle,
  toggleRef,
  children,
}: ShellHeaderProps) {
  const { home: homeHref } = useLinks();
  const t = useMessages(shellMessages);
  const frame = useMessages(shellFrameMessages);
  const isWide = sidebar === true;
  const toggle =
    sidebar === 'default' ? 'expandNavigation' : isWide ? 'hideNavigation' : 'showNavigation';
  return (
    <Bar data-slot="shell-header">
      <IconButton
        data-slot="shell-burger"
        label={t('openNavigation')}
        aria-haspopup="dialog"
        aria-expanded={isWide}
        onPress={onToggle}
      >
        <MenuIcon aria-hidden />
      </IconButton>
      <IconButton
        ref={toggleRef}
        data-slot="shell-toggle"
        label={frame(toggle)}
        aria-expanded={isWide}
        aria-controls={navigationId}
        onPress={onToggle}
      >
        <SideMenuIcon aria-hidden />
      </IconButton>
      <Link href={homeHref} data-slot="shell-logo" aria-label={t('home', { brand: brandName })}>
        {logo ?? <bdi>{brandName}</bdi>}
      </Link>
      <Part as="div" data-slot="shell-end">
        {children}
      </Part>
    </Bar>
  );
}
