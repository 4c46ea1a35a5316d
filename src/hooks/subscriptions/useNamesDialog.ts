import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type SubscriptionNames,
  type SubscriptionRevisionInput,
  updateSubscription,
} from '../../api/calls/subscriptions';
import type { ApiClient } from '../../api/client';
import type { NamesDialogState } from '../../contracts/subscriptions';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { subscriptionKeys } from '../reads/keys';
import { useWrite } from '../writes/useWrite';
import { withRevisionAnswer } from './revision-answer';

const send = (client: ApiClient, input: SubscriptionRevisionInput & SubscriptionNames) =>
  withRevisionAnswer(updateSubscription(client, input));

/** The dialog in which a subscription is named. */
export function useNamesDialog(
  subscription: Subscription | null,
  onSaved: (subscription: Subscription) => void,
): { readonly dialog: NamesDialogState | null; readonly open: () => void } {
  const cache = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [isChangedElsewhere, setChangedElsewhere] = useState(false);
  const { isPending, failure, run, reset } = useWrite(send, {
    stale: () => [subscriptionKeys.lists],
  });

  function open(): void {
    reset();
    setChangedElsewhere(false);
    setOpen(true);
  }
  if (!isOpen || !subscription) return { dialog: null, open };
  const { id, revision } = subscription;
  const dialog: NamesDialogState = {
    kind: 'names',
    isPending,
    failure,
    isChangedElsewhere,
    async onSave(names) {
      const outcome = await run({ id, revision, ...names });
      if (outcome.status !== 'done') return;
      const { status, subscription: newest } = outcome.result;
      cache.setQueryData(subscriptionKeys.one(id), newest);
      setChangedElsewhere(status === 'changed');
      if (status === 'changed') return;
      setOpen(false);
      onSaved(newest);
    },
    onClose: () => setOpen(false),
  };
  return { dialog, open };
}
