import { useMemo } from 'react';
import type { AppMessage } from '../../domain/alerts/app-message';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import type { ToastItem } from '../ui/Toast';
import { ToastRegion } from '../ui/ToastRegion';

/** An app message that is shown as a toast. */
export interface MessageToast {
  /** What tells it from all others. */
  readonly id: string;
  readonly message: AppMessage;
  /** Whether it has a button, called by `confirmBtnText`. @default false */
  readonly hasAction?: boolean | undefined;
}

/** Props of {@link MessageToasts}. */
export interface MessageToastsProps {
  /** The newest last. Keep the same array while nothing changes. */
  toasts: readonly MessageToast[];
  /** Called with the id when the button of a toast is pressed. Take the toast out of the list. */
  onConfirm: (id: string) => void;
  /** Called with the id when one is dismissed. Take it out of the list. */
  onDismiss: (id: string) => void;
  /** Called with `true` while they are hovered or focused: then none may go by itself. */
  onPauseChange: (isPaused: boolean) => void;
}

/**
 * App messages at the bottom end of the window (specification §2.4). It has no timers: whoever
 * holds the list decides when one goes. Mount it once and leave it mounted.
 */
export function MessageToasts({ toasts, onConfirm, onDismiss, onPauseChange }: MessageToastsProps) {
  const t = useMessages(uiFeedbackMessages);
  const items = useMemo(
    () =>
      toasts.map(
        ({ id, message, hasAction }): ToastItem => ({
          id,
          tone: message.type,
          title: message.title || message.text,
          text: message.title ? message.text : undefined,
          action: hasAction
            ? { label: message.confirmBtnText || t('ok'), onPress: () => onConfirm(id) }
            : undefined,
        }),
      ),
    [toasts, onConfirm, t],
  );
  return <ToastRegion toasts={items} onDismiss={onDismiss} onPauseChange={onPauseChange} />;
}
