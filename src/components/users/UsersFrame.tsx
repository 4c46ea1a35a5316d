import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

/**
 * The frame of the list, and the content of its cells; the rows are bare elements. Where it is
 * narrower than 640 px the first column shows the facts of the others: no sideways scrolling.
 */
export const UsersFrame = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-5);
  min-inline-size: 0;
  container-type: inline-size;
  color: var(--plinth-text);
  & [data-slot='users-tools'] {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: var(--plinth-space-3);
  }
  & [data-slot='users-tools'] > [data-slot='search-field'] { flex: 1 1 200px; max-inline-size: 420px; }
  /* Level with the field, also with a hint under it. */
  & [data-slot='users-tools'] > button { margin-block-start: 6px; margin-inline-start: auto; }
  & [data-slot='user-cell'] { box-sizing: content-box; display: flex; align-items: center; gap: var(--plinth-space-3); min-block-size: 40px; }
  & [data-slot='user-cell'] > span:last-child { min-inline-size: 0; flex: 1; }
  & [data-slot='user-name'] { display: flex; flex-wrap: wrap; align-items: center; gap: 2px var(--plinth-space-2); }
  & [data-slot='user-cell'] small { display: block; }
  & [data-slot='user-cell'] [data-slot='user-summary'] { display: none; }
  & [data-slot='user-summary'] > span:not(:last-child)::after { content: ' · '; }
  & td { font-size: var(--plinth-font-size-sm); }
  & [data-slot='user-flag'] { white-space: nowrap; }
  & [data-slot='user-flag']::before {
    box-sizing: content-box;
    content: '';
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: var(--plinth-space-2);
    border: 1px solid var(--plinth-border-strong);
    border-radius: 50%;
  }
  & [data-slot='user-flag'][data-on='true']::before {
    border-color: var(--plinth-success-text);
    background: var(--plinth-success-text);
  }
  & td time { white-space: nowrap; }
  @container (width < 640px) {
    & table tr > :is(td, th):not([data-tool], [data-state], tbody th, thead th:nth-child(2)) {
      display: none;
    }
    & table tbody th { min-inline-size: 0; }
    & [data-slot='user-cell'] [data-slot='user-summary'] { display: block; }
    & [data-slot='user-cell'] { align-items: flex-start; padding-block: var(--plinth-space-1); }
    & [data-slot='users-tools'] > [data-slot='search-field'] { max-inline-size: none; flex-basis: 160px; }
  }
  @media (forced-colors: active) {
    & [data-slot='user-flag'][data-on='true']::before {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
  `),
);
