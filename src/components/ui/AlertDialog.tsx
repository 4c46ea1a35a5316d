import { forwardRef, type ReactNode } from 'react';
import { uiCancelMessages, uiMessages, uiOkMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { AlertDialogLayout } from './AlertDialogLayout';
import { DialogFrame } from './DialogFrame';

/** Props of {@link AlertDialog}. */
export interface AlertDialogProps {
  /** Whether it is open. Controlled: close it when the action is done. */
  isOpen: boolean;
  /** The question or message in a few words; the accessible name. */
  title: string;
  /** What will happen, and to which users. Announced when the dialog opens. */
  text: string;
  /** Content below the text: affected users, a field. @default none */
  children?: ReactNode;
  /**
   * Key of the content. A new key, for a dialog that directly follows another, resets the focus; on
   * close it returns to where it was before the first. @default one dialog
   */
  contentKey?: string | undefined;
  /** Whether the children contain a field with `autoFocus`. @default false */
  hasField?: boolean | undefined;
  /** Icon; `danger` also colours the confirm button. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Label of the confirm button: the action, not "Yes". @default 'OK' */
  confirmText?: string | undefined;
  /** Label of the confirm button while pending. @default 'Please wait' */
  pendingText?: string | undefined;
  /** Whether the action is running; the dialog cannot be closed meanwhile. @default false */
  isPending?: boolean | undefined;
  /** Whether the other button works while pending: `onClose` then stops it. @default false */
  isStoppable?: boolean | undefined;
  /** Called when the confirm button is pressed. Close it when the action is done. */
  onConfirm: () => void;
  /** Whether there is a Cancel button. @default true */
  showCancel?: boolean | undefined;
  /** Label of the other button. @default 'Cancel' */
  cancelText?: string | undefined;
  /** Another button, between the two. @default none */
  otherAction?: ReactNode;
  /** Called by Cancel and Escape, even without a Cancel button. Close it here. */
  onClose: () => void;
  /** Whether its field opens with earlier input: Cancel then asks first. @default false */
  hasTyped?: boolean | undefined;
  /** A class on the dialog. @default none */
  className?: string | undefined;
}

/**
 * A question or message that must be answered first. Focus starts on Cancel, or on the confirm
 * button without Cancel; a click outside does nothing. For 300 milliseconds the confirm button
 * ignores clicks, so that a double click on what was there before confirms nothing; keys work at
 * once. The ref is the dialog. See specification §2.4.
 */
export const AlertDialog = forwardRef<HTMLElement, AlertDialogProps>(function AlertDialog(
  { isOpen, isPending = false, contentKey, className, ...props },
  ref,
) {
  const tCancel = useMessages(uiCancelMessages);
  const base = useMessages(uiMessages);
  const tOk = useMessages(uiOkMessages);
  return (
    <DialogFrame
      ref={ref}
      kind="alert"
      contentKey={contentKey}
      isOpen={isOpen}
      onClose={props.onClose}
      isKeyboardDismissDisabled={isPending}
      hasTyped={props.hasTyped}
      hasText
      className={className}
    >
      {({ titleId, textId }) => (
        <AlertDialogLayout
          {...props}
          isPending={isPending}
          confirmText={props.confirmText ?? tOk('ok')}
          pendingText={props.pendingText ?? base('pending')}
          cancelText={props.cancelText ?? tCancel('cancel')}
          titleId={titleId}
          textId={textId}
        />
      )}
    </DialogFrame>
  );
});
