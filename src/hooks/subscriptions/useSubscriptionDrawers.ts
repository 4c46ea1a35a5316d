import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type SubscriptionNames,
  type SubscriptionRevisionInput,
  updateSubscription,
} from '../../api/calls/subscriptions';
import type { ApiClient } from '../../api/client';
import type {
  ChangeAction,
  ChangeDraft,
  NamesDialogState,
  SubscriptionEvent,
  SubscriptionScreenProps,
} from '../../contracts/subscriptions';
import { type Access, refused } from '../../domain/access';
import type { Order } from '../../domain/orders/order';
import type { Page } from '../../domain/paging';
import { dataOr, type Reading } from '../../domain/reading';
import type { RenewalDraft } from '../../domain/subscriptions/renewal';
import type { ScheduledChange, Subscription } from '../../domain/subscriptions/subscription';
import {
  canChangeSubscription,
  type SubscriptionAction,
  type SubscriptionRefusal,
} from '../../domain/subscriptions/subscription-access';
import type { CommerceActor } from '../../domain/users/permission-access';
import { subscriptionKeys } from '../reads/keys';
import { useWrite } from '../writes/useWrite';
import { withRevisionAnswer } from './revision-answer';
import { useChangeDrawer } from './useChangeDrawer';
import { useRenewalDrawer } from './useRenewalDrawer';

const send = (client: ApiClient, input: SubscriptionRevisionInput & SubscriptionNames) =>
  withRevisionAnswer(updateSubscription(client, input));

/** The dialog in which a subscription is named. */
function useNamesDialog(
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

/** What {@link useSubscriptionDrawers} takes. */
interface DrawersOptions {
  /** The subscription; null while loading. */
  readonly subscription: Subscription | null;
  /** The viewer. */
  readonly actor: CommerceActor | null;
  /** Its orders, if loaded. */
  readonly orders: Reading<Page<Order>>;
  /** The present time, in milliseconds since 1970. */
  readonly now: number;
  /** Called with what was done. */
  readonly onDone?: ((event: SubscriptionEvent) => void) | undefined;
}

/** The renewal decision offered instead of a refused change. */
function insteadOf(action: ChangeAction, { quantity, planId }: ChangeDraft): Partial<RenewalDraft> {
  if (action === 'cancel') return { autoRenew: false };
  return action === 'plan' ? { autoRenew: true, planId } : { autoRenew: true, quantity };
}

/** The drawers of a subscription's page, one at a time, and the access to each. */
export function useSubscriptionDrawers({
  subscription,
  actor,
  orders,
  now,
  onDone,
}: DrawersOptions): Pick<SubscriptionScreenProps, 'actions' | 'drawer' | 'lost'> {
  const [lost, setLost] = useState<ScheduledChange | null>(null);
  const report = (kind: SubscriptionEvent['kind'], action?: ChangeAction) => (done: Subscription) =>
    onDone?.({ kind, subscription: done, ...(action && { action }) });
  const renewal = useRenewalDrawer(subscription, actor, (saved) => {
    setLost(null);
    report('renewal')(saved);
  });
  const names = useNamesDialog(subscription, report('names'));
  const change = useChangeDrawer({
    subscription,
    actor,
    knownOrders: () => new Set(dataOr<Page<Order> | null>(orders, null)?.data.map(({ id }) => id)),
    onMade(made, deleted, action) {
      if (deleted) setLost(deleted);
      report('change', action)(made);
    },
    onInstead: (action, draft) => renewal.open(insteadOf(action, draft)),
  });

  function actionAccess(action: SubscriptionAction): Access<SubscriptionRefusal> {
    if (!actor || !subscription) return refused('noPermission');
    const access = canChangeSubscription(actor, action, subscription, now);
    // After the cancellation window the drawer shows what is owed, and the alternatives.
    return access.reason === 'windowClosed' ? { allowed: true } : access;
  }
  return {
    actions: {
      access: actionAccess,
      onAction(action) {
        if (action === 'renewal') renewal.open();
        else if (action === 'rename') names.open();
        else change.open(action);
      },
      onEndAtRenewal: () => renewal.open({ autoRenew: false }),
    },
    drawer: change.drawer ?? renewal.drawer ?? names.dialog,
    lost: {
      schedule: subscription?.scheduled ? null : lost,
      onScheduleAgain: () =>
        renewal.open(
          lost ? { ...lost, quantity: lost.quantity ?? subscription?.quantity ?? null } : {},
        ),
    },
  };
}
