import { useRef } from 'react';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { FOCUS_RING } from './control-css';
import { useOverflow } from './useOverflow';

/** The heading of a dialog. */
export const DIALOG_HEADING = `
  margin: 0;
  font-size: calc(var(--plinth-font-size-lg) * 1.125);
  font-family: var(--plinth-font-heading);
  font-weight: 600;
  line-height: 24px;
  letter-spacing: -0.01em;
`;

/** The element of {@link useDialogBody}: scrolls between heading and buttons. */
export const DIALOG_BODY = `
  flex: 1 1 auto;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  &:focus-visible { ${FOCUS_RING} outline-offset: -2px; }
`;

/**
 * Props of a dialog's content element, which has a single child. It scrolls if needed, and is then
 * focusable.
 */
export function useDialogBody(titleId: string) {
  const ref = useRef<HTMLDivElement>(null);
  const isScrollable = useOverflow(ref, 'block');
  return {
    ref,
    'data-slot': 'dialog-body',
    ...(isScrollable && {
      tabIndex: 0,
      role: 'group',
      'aria-labelledby': titleId,
      'data-scrollable': '',
    }),
  };
}

/** The buttons of a dialog. */
export const DialogFooter = styled('footer')(
  layered(
    () => `
  flex: none;
  position: relative;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--plinth-space-2);
  padding: 14px var(--plinth-space-6);
  border-block-start: 1px solid var(--plinth-border);
  ${mediaDown('sm')} {
    padding: var(--plinth-space-3) var(--plinth-space-4);
    /* Two buttons of equal width; other content is above them. */
    & > :is(button, a) { flex: 1 1 0; }
    & > :not(button, a) { flex: 1 1 100%; }
  }
  `,
  ),
);
