import type { BulkSeatsDialogState } from '../../contracts/subscriptions';
import { seatsAfter } from '../../domain/subscriptions/bulk-seats';
import {
  subscriptionChangesBulkMessages,
  subscriptionChangesPreviewMessages,
} from '../../messages/generated/en/subscription-changes';
import { useMessages } from '../../messages/messages';
import { BulkRunButtons } from './BulkRunButtons';

interface BulkSeatsButtonsProps {
  dialog: BulkSeatsDialogState;
  /** Id of the form in which seats are chosen. */
  formId: string;
}

/** The two buttons of the dialog: the first step asks what the seats come to. */
export function BulkSeatsButtons({ dialog, formId }: BulkSeatsButtonsProps) {
  const { subscriptions, draft } = dialog;
  const t = useMessages(subscriptionChangesBulkMessages);
  const tPreview = useMessages(subscriptionChangesPreviewMessages);
  const isSame = subscriptions.every((one) => seatsAfter(one, draft) === one.quantity);
  return (
    <BulkRunButtons
      {...dialog}
      preview={{
        type: 'submit',
        form: formId,
        isDisabled: isSame,
        disabledReason: isSame ? tPreview('enterSeats') : undefined,
        children: t('bulkPreview'),
      }}
      send={(count) => t('bulkSend', { count })}
    />
  );
}
