import { mediaDown } from '../../theme/breakpoints';

/** Height of the permission tree and of its placeholder, in all dialogs of roles. */
export const PERMISSION_ROWS = `
  box-sizing: border-box;
  block-size: max(180px, min(400px, 36vh));
  ${mediaDown('sm')} { block-size: 50dvh; }
`;
