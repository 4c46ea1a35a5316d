import { mediaUp } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Link } from '../ui/Link';

/** The frame. `--shell-banner` is the height of the banners below the header. */
export const ShellFrame = styled('div')(
  layered(
    () => `
  --plinth-shell-header: 56px;
  --plinth-shell-side: 72px;
  --plinth-shell-wide: 240px;
  --plinth-shell-max: 1440px;
  --plinth-shell-gutter: 16px;
  /* Width of the navigation. */
  --plinth-shell-inset: 0px;
  ${mediaUp('sm')} {
    --plinth-shell-gutter: 32px;
    --plinth-shell-inset: var(--plinth-shell-side);
    &[data-sidebar='false'] { --plinth-shell-inset: 0px; }
    &[data-pinned] { --plinth-shell-inset: var(--plinth-shell-wide); }
  }
  /* Before the navigation is there. */
  ${mediaUp('lg')} { &[data-pin='chosen'] { --plinth-shell-inset: var(--plinth-shell-wide); } }
  @media (min-width: 1280px) { &[data-pin='first'] { --plinth-shell-inset: var(--plinth-shell-wide); } }
  /* A stacking context: a single layer for the embedding page. */
  isolation: isolate;
  min-block-size: 100dvh;
  background: var(--plinth-surface-sunken);
  color: var(--plinth-text);
  @media print {
    html:has(&) { color-scheme: light !important; }
    & { --plinth-shell-header: 0px !important; --plinth-shell-inset: 0px !important; --plinth-shell-gutter: 0px !important; }
    & { min-block-size: 0; background: none; }
    & > :not(:has(main)) { display: none !important; }
  }
  `,
  ),
);

/**
 * Inline padding of full-width areas: the gutter, plus the space beyond the maximum width. Header,
 * banners, page and footer share these edges. The fallbacks are for a footer without the shell.
 */
export const SHELL_EDGE =
  'max(var(--plinth-shell-gutter, 16px), (100% - var(--plinth-shell-max, 1440px)) / 2 + var(--plinth-shell-gutter, 16px))';

/**
 * Everything but header and navigation. Scroll padding keeps focused elements clear of the header,
 * banners and the scroll-to-top button (WCAG 2.4.11).
 */
export const ShellBody = styled('div')(
  layered(
    () => `
  position: relative;
  box-sizing: border-box;
  min-block-size: 100dvh;
  padding-block-start: var(--plinth-shell-header);
  display: grid;
  grid-template: auto 1fr auto / minmax(0, 1fr);
  padding-inline-start: var(--plinth-shell-inset);
  /* It is not pushed down by what loads. */
  & > main:has([data-slot='skeleton']:not([data-deferred] *)) ~ [data-slot='shell-footer'] { visibility: hidden; }
  & :where(a, button, input, select, textarea, summary, [tabindex]) {
    scroll-margin-block: calc(var(--plinth-shell-header) + var(--shell-banner, 0px) + 12px) 76px;
  }
  @media (max-height: 480px) {
    & :where(a, button, input, select, textarea, summary, [tabindex]) {
      scroll-margin-block: calc(var(--plinth-shell-header) + 8px) 64px;
    }
  }
  @media print {
    & { display: block; min-block-size: 0; }
    & > :not(main) { display: none !important; }
    & > main { padding: 0; }
  }
  `,
  ),
);

/** Container of banners: sticky below the header, unless the window is too low. */
export const ShellBanners = styled('div')(
  layered(
    () => `
  position: sticky;
  inset-block-start: var(--plinth-shell-header);
  z-index: 18;
  min-inline-size: 0;
  & [data-slot='banner'] {
    margin: var(--plinth-space-3) ${SHELL_EDGE} 0;
    box-shadow: var(--plinth-shadow);
  }
  ${mediaUp('sm')} { & [data-slot='banner'] { margin-block-start: var(--plinth-space-4); } }
  @media (max-height: 480px) { position: static; }
  `,
  ),
);

/** The page. Its stacking context keeps overlays of the page below the shell. */
export const ShellMain = styled('main')(
  layered(
    () => `
  isolation: isolate;
  grid-area: 2 / 1;
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: var(--plinth-shell-max);
  margin-inline: auto;
  padding: var(--plinth-space-4) var(--plinth-shell-gutter) var(--plinth-space-12);
  ${mediaUp('sm')} { padding-block: var(--plinth-space-8) 64px; }
  &:focus { outline: none; }
  `,
  ),
);

/** The first element of the page; visible only when focused. */
export const SkipLink = styled(Link)(
  layered(`
  position: fixed;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: 21;
  padding: var(--plinth-space-2) 14px;
  border-radius: var(--plinth-radius-sm);
  background: var(--plinth-surface-raised);
  box-shadow: var(--plinth-shadow);
  &:not(:focus-visible) {
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    padding: 0;
    overflow: hidden;
  }
  `),
);
