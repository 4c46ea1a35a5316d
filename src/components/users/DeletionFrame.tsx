import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

/** The look of a deletion above the list. */
export const DeletionFrame = /* @__PURE__ */ styled('section')(
  /* @__PURE__ */ layered(`
  box-sizing: border-box;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-3);
  padding: var(--plinth-space-3) 14px;
  border: 1px solid var(--plinth-warning-border);
  border-radius: var(--plinth-radius-md);
  background: var(--plinth-warning-soft);
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  overflow-wrap: anywhere;
  &[data-tone='success'] { border-color: var(--plinth-success-border); background: var(--plinth-success-soft); }
  &[data-tone='info'] { border-color: var(--plinth-info-border); background: var(--plinth-info-soft); }
  &[data-tone='danger'] { border-color: var(--plinth-danger-border); background: var(--plinth-danger-soft); }
  & [data-slot='deletion-head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: space-between;
    gap: var(--plinth-space-2) var(--plinth-space-4);
  }
  & [data-slot='deletion-head'] > div:first-child { flex: 1 1 240px; min-inline-size: 0; }
  & [data-slot='deletion-actions'] { display: flex; flex-wrap: wrap; gap: var(--plinth-space-2); }
  & strong { font-weight: 600; }
  & p { margin: 0; color: var(--plinth-text); font-size: var(--plinth-font-size-sm); }
  & ul {
    box-sizing: border-box;
    max-block-size: 176px;
    margin: 0;
    padding: 0 var(--plinth-space-3);
    overflow: auto;
    list-style: none;
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-sm);
    background: var(--plinth-surface);
    font-size: var(--plinth-font-size-sm);
  }
  & ul:focus-visible { outline: var(--plinth-focus-width) solid var(--plinth-focus-ring); outline-offset: 1px; }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--plinth-space-3);
    padding-block: var(--plinth-space-2);
  }
  & li + li { border-block-start: 1px solid var(--plinth-border); }
  & li > span { color: var(--plinth-text-muted); }
  & li > p { grid-column: 1 / -1; color: var(--plinth-danger-text); }
  & li[data-status='failed'] > span { color: var(--plinth-danger-text); font-weight: 550; }
  & li[data-status='deleted'] > span { color: var(--plinth-success-text); }
  `),
);
