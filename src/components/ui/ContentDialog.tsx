import { forwardRef } from 'react';
import { DialogFrame } from './DialogFrame';
import { DialogLayout, type DialogProps } from './DialogLayout';

interface ContentDialogProps extends DialogProps {
  kind: 'modal' | 'drawer';
  size?: 'sm' | 'md' | 'lg' | undefined;
}

/** A dialog with heading, content and buttons; the base of `Modal` and `Drawer`. */
export const ContentDialog = forwardRef<HTMLElement, ContentDialogProps>(function ContentDialog(
  { kind, size, isOpen, defaultOpen, onClose, className, ...layout },
  ref,
) {
  const { description, isDismissable = false, isCloseDisabled = false, hasTyped } = layout;
  return (
    <DialogFrame
      {...{ ref, kind, size, isOpen, defaultOpen, onClose, className }}
      isDismissable={isDismissable && !isCloseDisabled}
      isKeyboardDismissDisabled={isCloseDisabled}
      hasTyped={hasTyped}
      hasText={Boolean(description)}
    >
      {(tools) => <DialogLayout {...layout} {...tools} />}
    </DialogFrame>
  );
});
