import {
  type BulkSeatsDialogState,
  type SeatsRun,
  seatsAfter,
} from '../../domain/subscriptions/bulk-seats';
import { customersNewMessages } from '../../messages/generated/en/customers';
import {
  subscriptionChangesBulkMessages,
  subscriptionChangesPreviewMessages,
} from '../../messages/generated/en/subscription-changes';
import {
  uiBulkMessages,
  uiCancelMessages,
  uiFeedbackMessages,
} from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Button, type ButtonProps } from '../ui/Button';
import { countIn } from './bulk-seats-words';
import { ignoreHeld, once } from './press-once';

interface BulkSeatsButtonsProps {
  dialog: BulkSeatsDialogState;
  /** Id of the form in which seats are chosen. */
  formId: string;
}

/** Whether something of it was sent before: there is no way back to choosing then. */
const wasSent = ({ entries }: SeatsRun) =>
  entries.some(
    (entry) => entry.status === 'done' || (entry.status === 'failed' && entry.retry === 'send'),
  );

/** The two buttons of the dialog. They stay, whatever they say, so that the focus does. */
export function BulkSeatsButtons({ dialog, formId }: BulkSeatsButtonsProps) {
  const { subscriptions, draft, run, onClose } = dialog;
  const t = useMessages(subscriptionChangesBulkMessages);
  const tForm = useMessages(customersNewMessages);
  const tPreview = useMessages(subscriptionChangesPreviewMessages);
  const tBulk = useMessages(uiBulkMessages);
  const tCancel = useMessages(uiCancelMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const close = { onPress: onClose, children: tFeedback('close') };

  function choosing(): [ButtonProps, ButtonProps] {
    const isSame = subscriptions.every((one) => seatsAfter(one, draft) === one.quantity);
    const reason = isSame ? tPreview('enterSeats') : undefined;
    return [
      { onPress: onClose, children: tCancel('cancel') },
      {
        type: 'submit',
        form: formId,
        isDisabled: isSame,
        disabledReason: reason,
        children: t('bulkPreview'),
      },
    ];
  }
  function reviewed(known: SeatsRun): [ButtonProps, ButtonProps | null] {
    const count = countIn(known, 'ready');
    const failed = countIn(known, 'failed');
    const back = wasSent(known) ? close : { onPress: dialog.onBack, children: tForm('back') };
    if (count > 0) {
      return [back, { onPress: once(dialog.onConfirm), children: t('bulkSend', { count }) }];
    }
    const again = { onPress: dialog.onRetry, children: tBulk('bulkRetry', { count: failed }) };
    return [back, failed > 0 ? again : null];
  }
  function buttons(): [ButtonProps | null, ButtonProps | null] {
    switch (run?.phase) {
      case undefined:
        return choosing();
      case 'previewing':
        return [
          wasSent(run) ? close : { onPress: dialog.onBack, children: tForm('back') },
          { isPending: true, children: t('bulkPreview') },
        ];
      case 'reviewed':
        return reviewed(run);
      case 'running':
        return [
          {
            isDisabled: countIn(run, 'ready') === 0,
            onPress: dialog.onStop,
            children: tBulk('bulkStop'),
          },
          {
            isPending: true,
            children: t('bulkSend', { count: countIn(run, 'ready', 'sending') }),
          },
        ];
      case 'ended': {
        const count = countIn(run, 'failed');
        if (count === 0) return [null, close];
        return [close, { onPress: once(dialog.onRetry), children: tBulk('bulkRetry', { count }) }];
      }
    }
  }
  const [other, main] = buttons();
  return (
    <>
      {other && <Button key="other" {...other} />}
      {main && (
        <Button key="main" variant="primary" isPending={false} onKeyDown={ignoreHeld} {...main} />
      )}
    </>
  );
}
