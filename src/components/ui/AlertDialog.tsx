import { forwardRef, type ReactNode } from 'react';
import { uiCancelMessages, uiMessages, uiOkMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { AlertDialogLayout } from './AlertDialogLayout';
import { DialogFrame } from './DialogFrame';

/** Props of {@link AlertDialog}. */
export interface AlertDialogProps {
  /** Whether it is open. You hold it: what it asks decides when it closes. */
  isOpen: boolean;
  /** What is asked or said, in a few words: its accessible name. */
  title: string;
  /** What will happen, and to which users; it is announced when the dialog opens. */
  text: string;
  /** More under the text: who is affected, a field. @default none */
  children?: ReactNode;
  /**
   * Separates dialogs that follow each other at once: with another key the focus starts again, and
   * at the end returns to where it was before the first. @default one dialog
   */
  contentKey?: string | undefined;
  /** Whether the children hold a field with `autoFocus`, where the focus starts. @default false */
  hasField?: boolean | undefined;
  /** Its sign; `danger` colours the confirm button too. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** What the confirm button says: the action, not "Yes". @default 'OK' */
  confirmText?: string | undefined;
  /** What the confirm button says while pending. @default 'Please wait' */
  pendingText?: string | undefined;
  /** Whether what was confirmed runs. Nothing closes the dialog meanwhile. @default false */
  isPending?: boolean | undefined;
  /** Whether the other button works while it runs: `onClose` then stops it. @default false */
  isStoppable?: boolean | undefined;
  /** Called when the confirm button is pressed. Close it when what it asked for is done. */
  onConfirm: () => void;
  /** Whether there is a Cancel button. @default true */
  showCancel?: boolean | undefined;
  /** What its other button says. @default 'Cancel' */
  cancelText?: string | undefined;
  /** Called by Cancel and by Escape, also where there is no Cancel button. Close it here. */
  onClose: () => void;
  /** Whether its field opens with something that was typed before: Cancel then asks. @default false */
  hasTyped?: boolean | undefined;
  /** A class of yours for the dialog. @default none */
  className?: string | undefined;
}

/**
 * A question or a message that must be answered before anything else. The focus starts on Cancel,
 * or on the confirm button where there is none; a press outside does nothing. For 300 milliseconds
 * the confirm button takes no click, so that a second click meant for what was there before confirms
 * nothing; a key works at once. A ref is to the dialog. See specification §2.4.
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
