import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { VISUALLY_HIDDEN } from '../ui/control-css';
import { DialogFrame } from '../ui/DialogFrame';

/** The palette's dialog: fixed height, so that nothing moves; full screen on a phone. */
export const PaletteFrame = styled(DialogFrame)(
  layered(
    () => `
  align-self: start;
  inline-size: min(640px, 100%);
  block-size: min(480px, 100%);
  margin-block-start: clamp(0px, 12vh - 32px, 96px);
  animation-duration: var(--plinth-duration-fast);
  ${mediaDown('sm')} {
    align-self: stretch;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
  }
  & > h2 { ${VISUALLY_HIDDEN} }
  `,
  ),
);

/** The field, with its icon and buttons. */
export const PaletteField = styled('div')(
  layered(
    () => `
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--plinth-space-2);
  min-block-size: 52px;
  box-sizing: border-box;
  padding-inline: var(--plinth-space-4);
  border-block-end: 1px solid var(--plinth-border);
  & > svg { flex: none; inline-size: 18px; block-size: 18px; color: var(--plinth-text-muted); }
  & > [data-slot='palette-page'] {
    box-sizing: border-box;
    flex: none;
    max-inline-size: 45%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    padding: 2px var(--plinth-space-2);
    border-radius: var(--plinth-radius-sm);
    background: var(--plinth-surface-hover);
    font-size: var(--plinth-font-size-sm);
    font-weight: 550;
  }
  & > input {
    flex: 1;
    min-inline-size: 0;
    padding: var(--plinth-space-3) 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 16px;
    outline: none;
    &::placeholder { color: var(--plinth-text-subtle); opacity: 1; }
    &::-webkit-search-cancel-button { display: none; }
  }
  /* The only focusable element, with a caret; forced colours add an outline. */
  @media (forced-colors: active) { &:has(input:focus) { border-color: Highlight; } }
  & > [data-slot='palette-back'] { &:dir(rtl) svg { transform: scaleX(-1); } }
  & > [data-slot='palette-close'] {
    @media (min-width: 576px) and (pointer: fine) { display: none; }
    margin-inline-end: calc(-1 * var(--plinth-space-2));
  }
  `,
  ),
);

/** The scrolling list below the field. */
export const PaletteScroller = styled('div')(
  layered(
    () => `
  flex: 1;
  min-block-size: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  overflow-anchor: none;
  padding-inline: var(--plinth-space-2);
  scroll-padding-block: var(--plinth-space-2);
  & [role='listbox'] { display: flow-root; padding-block-end: var(--plinth-space-2); }
  & [data-slot='palette-heading'] {
    display: flow-root;
    box-sizing: border-box;
    block-size: 32px;
    padding: 11px var(--plinth-space-2) 5px;
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-xs);
    font-weight: 550;
    line-height: 16px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-slot='palette-entry'] {
    box-sizing: border-box;
    display: flex;
    align-items: center;
    gap: 10px;
    block-size: 40px;
    padding-inline: var(--plinth-space-2);
    border-radius: var(--plinth-radius-sm);
    color: var(--plinth-text);
    text-decoration: none;
    cursor: pointer;
    outline: none;
    -webkit-tap-highlight-color: transparent;
    & > svg { flex: none; inline-size: 18px; block-size: 18px; color: var(--plinth-text-muted); }
    & > [data-slot='palette-more'] { inline-size: 16px; block-size: 16px; }
    & > [data-slot='palette-more']:dir(rtl) { transform: scaleX(-1); }
  }
  & [data-slot='palette-title'], & [data-slot='palette-detail'] { min-inline-size: 0; }
  & [data-slot='palette-title'] > bdi, & [data-slot='palette-detail'] > bdi {
    /* Truncated at the text's own end, which depends on its direction. */
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-slot='palette-title'] { flex: 0 1 auto; }
  & [data-slot='palette-detail'] {
    flex: 0 1000 auto;
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
  }
  & [data-slot='palette-entry'] > :is([data-slot='keys'], [data-slot='palette-more']) { margin-inline-start: auto; }
  /* Shortcuts are left-to-right in every language. */
  & [data-slot='palette-entry'] > [data-slot='keys']:dir(rtl) { margin-inline: 0 auto; }
  & [data-slot='keys'] + [data-slot='palette-more'] { margin-inline-start: 0; }
  & mark { background: none; color: var(--plinth-brand-text); font-weight: 650; }
  & [data-slot='palette-entry'][data-active] { background: var(--plinth-surface-hover); }
  & [data-slot='palette-entry'][aria-disabled] {
    cursor: not-allowed;
    & > :is([data-slot='palette-title'], svg) { color: var(--plinth-text-disabled); }
    & mark { color: inherit; }
  }
  & [data-slot='palette-entry'][data-tone='danger'] { color: var(--plinth-danger-text); & > svg { color: inherit; } }
  @media (pointer: coarse) {
    & [data-slot='palette-entry'] { block-size: 48px; }
    & [data-slot='keys'] { display: none; }
  }
  ${mediaDown('sm')} { & [data-slot='keys'] { display: none; } }
  @media (forced-colors: active) {
    & [data-slot='palette-entry'][data-active] {
      forced-color-adjust: none;
      background: Highlight;
      &, & :is(span, svg, mark) { color: HighlightText; }
    }
    & mark { text-decoration: underline; }
  }
  `,
  ),
);

/** Key hints below the list; not shown on a phone. */
export const PaletteHints = styled('footer')(
  layered(
    () => `
  flex: none;
  display: flex;
  align-items: center;
  gap: var(--plinth-space-4);
  min-block-size: 40px;
  box-sizing: border-box;
  padding-inline: var(--plinth-space-4) var(--plinth-space-2);
  border-block-start: 1px solid var(--plinth-border);
  color: var(--plinth-text-muted);
  font-size: var(--plinth-font-size-xs);
  & > span { display: inline-flex; align-items: center; gap: 6px; white-space: nowrap; }
  & > button { margin-inline-start: auto; }
  & > button [data-slot='keys']:dir(rtl) { transform: scaleX(-1); }
  ${mediaDown('sm')} { &:not(:has(button)) { display: none; } & > span { display: none; } }
  @media (pointer: coarse) { & > span { display: none; } }
  `,
  ),
);
