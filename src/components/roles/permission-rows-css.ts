import { mediaDown } from '../../theme/breakpoints';

/** How high the permissions to choose from are, there or not yet, in every dialog of roles. */
export const PERMISSION_ROWS = `
  box-sizing: border-box;
  block-size: max(180px, min(400px, 36vh));
  ${mediaDown('sm')} { block-size: 50dvh; }
`;
