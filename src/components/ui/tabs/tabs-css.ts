import { COLOR_TRANSITION, FOCUS_RING } from '../control-css';

export const TABS = () => `
  min-inline-size: 0;
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  & > [data-slot='tab-list'] {
    display: flex;
    gap: var(--plinth-space-1);
    overflow: auto hidden;
    overscroll-behavior-inline: contain;
    /* A mouse without horizontal wheel needs the scroll bar. */
    scrollbar-width: thin;
    scrollbar-color: var(--plinth-border-strong) transparent;
    box-shadow: inset 0 -1px var(--plinth-border);
    scroll-padding-inline: 32px;
    --plinth-left: 0px;
    --plinth-right: 0px;
  }
  & > [data-more-left] { --plinth-left: 32px; }
  & > [data-more-right] { --plinth-right: 32px; }
  & > :is([data-more-left], [data-more-right]) {
    mask-image: linear-gradient(90deg, transparent, var(--plinth-text) var(--plinth-left) calc(100% - var(--plinth-right)), transparent);
  }
  & [data-slot='tab'] {
    box-sizing: border-box;
    position: relative;
    flex: none;
    display: flex;
    align-items: center;
    gap: var(--plinth-space-2);
    max-inline-size: min(320px, 80vw);
    min-block-size: 40px;
    padding: var(--plinth-space-2) var(--plinth-space-3);
    border-radius: var(--plinth-radius-sm) var(--plinth-radius-sm) 0 0;
    color: var(--plinth-text-muted);
    font-weight: 500;
    text-decoration: none;
    cursor: pointer;
    -webkit-user-select: none;
    user-select: none;
    outline: none;
    -webkit-tap-highlight-color: transparent;
    ${COLOR_TRANSITION}
  }
  & [data-slot='tab-label'] {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & [data-slot='tab'] > span:not([data-slot='tab-label']) { flex: none; }
  & [data-slot='tab'] > * > svg { display: block; inline-size: 16px; block-size: 16px; }
  & [data-slot='tab']:hover { color: var(--plinth-text); background: var(--plinth-surface-hover); }
  & [data-slot='tab'][data-selected] { color: var(--plinth-brand-text); }
  & [data-slot='tab'][data-selected]::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    border-block-end: 2px solid var(--plinth-brand-text);
  }
  & [data-slot='tab']:focus-visible { ${FOCUS_RING} outline-offset: -3px; }
  & [data-slot='tab'][data-disabled] {
    background: transparent;
    color: var(--plinth-text-disabled);
    cursor: not-allowed;
  }
  & > [data-slot='tab-panel'] {
    padding-block-start: var(--plinth-space-5);
    overflow-wrap: anywhere;
    outline: none;
    border-radius: var(--plinth-radius-sm);
  }
  & > [data-slot='tab-panel']:focus-visible { ${FOCUS_RING} }
  @media (pointer: coarse) {
    & [data-slot='tab'] { min-block-size: var(--plinth-control-touch); }
  }
  @media (forced-colors: active) {
    & [data-slot='tab'][data-selected] { color: Highlight; }
    & [data-slot='tab'][data-selected]::after { border-color: Highlight; }
    & [data-slot='tab'][data-disabled] { color: GrayText; }
    & > [data-slot='tab-list'] { border-block-end: 1px solid; }
  }
`;
