import type { BulkRun } from '../../domain/bulk-run';
import {
  uiBulkMessages,
  uiCancelMessages,
  uiFeedbackMessages,
  uiStepsMessages,
} from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Button, type ButtonProps } from '../ui/Button';
import { countIn, wasSent } from './bulk-run-parts';

interface BulkRunButtonsProps<P, R> {
  /** The run; null before the preview. */
  run: BulkRun<P, R> | null;
  /** The preview button, for the first step. */
  preview: ButtonProps;
  /** Returns the label of the button that submits so many. */
  send: (count: number) => string;
  /** Returns to the first step. @default none: closes the dialog */
  onBack?: (() => void) | undefined;
  onConfirm: () => void;
  onStop: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** The two buttons of a bulk change; the same elements in all states, to keep the focus. */
export function BulkRunButtons<P, R>(props: BulkRunButtonsProps<P, R>) {
  const { run, preview, send, onBack, onConfirm, onStop, onRetry, onClose } = props;
  const tForm = useMessages(uiStepsMessages);
  const tBulk = useMessages(uiBulkMessages);
  const tCancel = useMessages(uiCancelMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const close = { onPress: onClose, children: tFeedback('close') };
  const cancel = { onPress: onClose, children: tCancel('cancel') };

  function back(current: BulkRun<P, R>): ButtonProps {
    if (wasSent(current)) return close;
    return onBack ? { onPress: onBack, children: tForm('back') } : cancel;
  }
  function buttons(): [ButtonProps | null, ButtonProps | null] {
    switch (run?.phase) {
      case undefined:
        return [cancel, preview];
      case 'previewing':
        return [back(run), { isPending: true, children: preview.children }];
      case 'reviewed': {
        const count = countIn(run, 'ready');
        if (count > 0) return [back(run), { onPress: onConfirm, children: send(count) }];
        const failed = countIn(run, 'failed');
        const again = { onPress: onRetry, children: tBulk('bulkRetry', { count: failed }) };
        return [back(run), failed > 0 ? again : null];
      }
      case 'running':
        return [
          {
            isDisabled: countIn(run, 'ready') === 0,
            onPress: onStop,
            children: tBulk('bulkStop'),
          },
          { isPending: true, children: send(countIn(run, 'ready', 'sending')) },
        ];
      case 'ended': {
        const count = countIn(run, 'failed');
        if (count === 0) return [null, close];
        return [close, { onPress: onRetry, children: tBulk('bulkRetry', { count }) }];
      }
    }
  }
  const [other, main] = buttons();
  return (
    <>
      {other && <Button key="other" {...other} />}
      {main && <Button key="main" variant="primary" isPending={false} isGuarded {...main} />}
    </>
  );
}
