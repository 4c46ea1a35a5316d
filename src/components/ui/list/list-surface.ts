import { Popover } from 'react-aria-components';
import { layered } from '../../../theme/layered';
import { styled } from '../../../theme/styled';
import { FLOATING } from '../control-css';

/** The popover of a list's views or display settings. */
export const ListSurface = styled(Popover)(
  layered(
    () => `
  ${FLOATING}
  inline-size: 300px;
  max-inline-size: calc(100vw - 16px);
  overflow: auto;
  & [role='dialog'] { display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-3); padding: var(--plinth-space-4); outline: none; }
  `,
  ),
);
