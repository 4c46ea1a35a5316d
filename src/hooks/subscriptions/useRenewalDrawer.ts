import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  clearScheduledChange,
  listSubscriptions,
  type RenewalInput,
  setRenewal,
} from '../../api/calls/subscriptions';
import type { ApiClient } from '../../api/client';
import type { RenewalDrawerState } from '../../contracts/subscriptions';
import { type RenewalDraft, renewalDraft, scheduledOf } from '../../domain/subscriptions/renewal';
import type { Subscription } from '../../domain/subscriptions/subscription';
import type { CommerceActor } from '../../domain/users/permission-access';
import { subscriptionKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';
import { useWrite } from '../writes/useWrite';
import { withRevisionAnswer } from './revision-answer';
import { usePlanChoices } from './usePlanChoices';

/** One page holds all subscriptions that can end together. */
const SIBLINGS = { pageNumber: 1, pageSize: 100, sort: 'renewsOn' } as const;
const never = () => false;

const send = (client: ApiClient, input: RenewalInput | Omit<RenewalInput, 'autoRenew'>) =>
  withRevisionAnswer(
    'autoRenew' in input ? setRenewal(client, input) : clearScheduledChange(client, input),
  );

/** The drawer that decides about the renewal. */
export function useRenewalDrawer(
  subscription: Subscription | null,
  actor: CommerceActor | null,
  onSaved: (subscription: Subscription) => void,
): {
  readonly drawer: RenewalDrawerState | null;
  readonly open: (draft?: Partial<RenewalDraft>) => void;
} {
  const cache = useQueryClient();
  const [draft, setDraft] = useState<RenewalDraft | null>(null);
  const [isChangedElsewhere, setChangedElsewhere] = useState(false);
  const { isPending, failure, run, reset } = useWrite(send, {
    stale: () => [subscriptionKeys.lists],
  });
  const isOpen = draft !== null;
  const plans = usePlanChoices(subscription, actor, isOpen);
  const { customerId = '', vendorId = '' } = subscription ?? {};
  const siblings = useRead({
    key: ['subscriptions', 'vendor', customerId, vendorId],
    isEnabled: isOpen && subscription !== null,
    isEmpty: never,
    read: async (client, options) => {
      const filters = {
        customerId: [customerId],
        vendorId: [vendorId],
        state: ['active', 'suspended'],
      };
      return (await listSubscriptions(client, { ...SIBLINGS, filters }, options)).data;
    },
  });

  async function write(input: Parameters<typeof send>[1]): Promise<void> {
    const outcome = await run(input);
    if (outcome.status !== 'done') return;
    const { status, subscription: newest } = outcome.result;
    cache.setQueryData(subscriptionKeys.one(newest.id), newest);
    setChangedElsewhere(status === 'changed');
    if (status === 'changed') return;
    setDraft(null);
    onSaved(newest);
  }
  function open(preset: Partial<RenewalDraft> = {}): void {
    if (!subscription) return;
    reset();
    setChangedElsewhere(false);
    setDraft({ ...renewalDraft(subscription), ...preset });
  }

  if (!draft || !subscription) return { drawer: null, open };
  const { id, revision } = subscription;
  const drawer: RenewalDrawerState = {
    kind: 'renewal',
    draft,
    plans,
    others: siblings,
    isPending,
    failure,
    isChangedElsewhere,
    onSave(decided) {
      const scheduled = scheduledOf(decided, subscription);
      const { autoRenew } = decided;
      void write({ id, revision, autoRenew, ...(scheduled && { scheduled }) });
    },
    onDeleteScheduled: () => void write({ id, revision }),
    onClose: () => setDraft(null),
  };
  return { drawer, open };
}
