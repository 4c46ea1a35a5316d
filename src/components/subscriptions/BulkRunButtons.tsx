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
  /** The run; null while it is chosen. */
  run: BulkRun<P, R> | null;
  /** The button that asks what it comes to, with what it does while it is chosen. */
  preview: ButtonProps;
  /** What the button that sends so many is called. */
  send: (count: number) => string;
  /** Goes back to choosing. @default nothing is chosen: it closes */
  onBack?: (() => void) | undefined;
  onConfirm: () => void;
  onStop: () => void;
  onRetry: () => void;
  onClose: () => void;
}

/** The two buttons of a run over subscriptions. They stay, whatever they say, so that the focus does. */
export function BulkRunButtons<P, R>(props: BulkRunButtonsProps<P, R>) {
  const { run, preview, send, onBack, onConfirm, onStop, onRetry, onClose } = props;
  const tForm = useMessages(uiStepsMessages);
  const tBulk = useMessages(uiBulkMessages);
  const tCancel = useMessages(uiCancelMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const close = { onPress: onClose, children: tFeedback('close') };
  const cancel = { onPress: onClose, children: tCancel('cancel') };

  function back(known: BulkRun<P, R>): ButtonProps {
    if (wasSent(known)) return close;
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
