import { useMemo } from 'react';
import type { MessageToastsProps } from '../../contracts/alerts';
import { uiOkMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import type { ToastItem } from '../ui/Toast';
import { ToastRegion } from '../ui/ToastRegion';

/**
 * Messages of the app at the bottom end of the window (specification §2.4). It has no timers: the
 * owner of the list decides when a message closes. Mount it once and keep it mounted.
 *
 * @example
 * ```tsx
 * <MessageToasts
 *   toasts={[{ id: '1', message: { title: 'Saved', text: '', type: 'success' } }]}
 *   onConfirm={dismiss}
 *   onDismiss={dismiss}
 *   onPauseChange={(isPaused) => hold(isPaused)}
 * />
 * ```
 */
export function MessageToasts({ toasts, onConfirm, onDismiss, onPauseChange }: MessageToastsProps) {
  const t = useMessages(uiOkMessages);
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
