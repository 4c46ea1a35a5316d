import { forwardRef, useId } from 'react';
import { DialogFrame } from './DialogFrame';
import { DialogLayout, type DialogProps } from './DialogLayout';

/** Props of {@link Drawer}. */
export interface DrawerProps extends DialogProps {}

/**
 * A sheet at the end of the line, 420 pixels wide, or the whole width under 576: for what is read
 * beside the page, such as notifications. It behaves as a `Modal`. A ref is to the dialog.
 */
export const Drawer = /* @__PURE__ */ forwardRef<HTMLElement, DrawerProps>(function Drawer(
  { isOpen, defaultOpen, onOpenChange, className, ...layout },
  ref,
) {
  const { description, isDismissable = false, isCloseDisabled = false } = layout;
  const titleId = useId();
  const textId = useId();
  return (
    <DialogFrame
      ref={ref}
      kind="drawer"
      isOpen={isOpen}
      defaultOpen={defaultOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable && !isCloseDisabled}
      isKeyboardDismissDisabled={isCloseDisabled}
      titleId={titleId}
      textId={description ? textId : undefined}
      className={className}
    >
      {(close) => <DialogLayout {...layout} titleId={titleId} textId={textId} close={close} />}
    </DialogFrame>
  );
});
