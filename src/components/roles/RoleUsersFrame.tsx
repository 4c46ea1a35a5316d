import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

/** The frame of the users' card and the content of its cells; the rows are bare elements. */
export const RoleUsersFrame = /* @__PURE__ */ styled('section')(
  /* @__PURE__ */ layered(`
  display: grid;
  align-content: start;
  gap: var(--plinth-space-3);
  min-inline-size: 0;
  & > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--plinth-space-3);
  }
  & > header > [data-slot='search-field'] { grid-column: 1 / -1; }
  & h2 {
    margin: 0;
    font-size: var(--plinth-font-size-lg);
    line-height: 24px;
    font-family: var(--plinth-font-heading);
    font-weight: 600;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  & [data-slot='role-user'] { display: flex; align-items: center; gap: var(--plinth-space-3); }
  & [data-slot='role-user'] > span:last-child { min-inline-size: 0; }
  & [data-slot='role-user'] small { display: block; }
  & [data-slot='role-user-active'] { white-space: nowrap; }
  & [data-slot='role-user-active']::before {
    content: '';
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: var(--plinth-space-2);
    border-radius: 50%;
    background: var(--plinth-border-strong);
  }
  & [data-slot='role-user-active'][data-active='true']::before { background: var(--plinth-success-text); }
  @media (width < 576px) {
    & > header { grid-template-columns: minmax(0, 1fr); }
  }
  `),
);
