import { forwardRef } from 'react';
import { ContentDialog } from './ContentDialog';
import type { DialogProps } from './DialogLayout';

/** Props of {@link Modal}. */
export interface ModalProps extends DialogProps {
  /** 400, 520 or 720 pixels wide; below 576 pixels it fills the screen. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/**
 * A centered dialog for one task. The page behind is inert; Escape and the close button close it,
 * and focus returns to what opened it. The ref is the dialog.
 */
export const Modal = forwardRef<HTMLElement, ModalProps>(function Modal(
  { size = 'md', ...dialog },
  ref,
) {
  return <ContentDialog {...dialog} ref={ref} kind="modal" size={size} />;
});
