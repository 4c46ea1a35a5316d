import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

/** The look of the users who are deleted, each with their state. */
export const DeletionList = /* @__PURE__ */ styled('ul')(
  /* @__PURE__ */ layered(`
  box-sizing: border-box;
  max-block-size: 30vh;
  margin: 0;
  padding: var(--plinth-space-1) var(--plinth-space-3);
  overflow: auto;
  list-style: none;
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-md);
  background: var(--plinth-surface-sunken);
  font-size: var(--plinth-font-size-sm);
  line-height: 20px;
  &:focus-visible { outline: var(--plinth-focus-width) solid var(--plinth-focus-ring); outline-offset: 1px; }
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--plinth-space-3);
    padding-block: 6px;
    overflow-wrap: anywhere;
  }
  & > li + li { border-block-start: 1px solid var(--plinth-border); }
  & bdi { font-weight: 550; }
  & span { color: var(--plinth-text-muted); }
  & small { grid-column: 1 / -1; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-xs); }
  & p { grid-column: 1 / -1; margin: 0; color: var(--plinth-danger-text); }
  & [data-status='failed'] > span { color: var(--plinth-danger-text); font-weight: 550; }
  & [data-status='deleted'] > span { color: var(--plinth-success-text); }
  `),
);
