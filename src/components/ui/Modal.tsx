import { forwardRef } from 'react';
import { ContentDialog } from './ContentDialog';
import type { DialogProps } from './DialogLayout';

/** Props of {@link Modal}. */
export interface ModalProps extends DialogProps {
  /** 400, 520 or 720 pixels wide; under 576 pixels it fills the screen. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/**
 * A dialog in the middle of the page, for one task. The page behind is inert; Escape and the button
 * in its corner close it, and the focus goes back to what opened it. A ref is to the dialog.
 */
export const Modal = forwardRef<HTMLElement, ModalProps>(function Modal(
  { size = 'md', ...dialog },
  ref,
) {
  return <ContentDialog {...dialog} ref={ref} kind="modal" size={size} />;
});
