import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';

/** The frame of the users' card. */
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
  & h2 {
    margin: 0;
    font-size: var(--plinth-font-size-lg);
    line-height: 24px;
    font-family: var(--plinth-font-heading);
    font-weight: 600;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  @media (width < 576px) {
    & > header { grid-template-columns: minmax(0, 1fr); }
  }
  `),
);
