import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ChangeAction, ChangeDraft, ChangeDrawerState } from '../../contracts/subscriptions';
import type { SubscriptionChange } from '../../domain/subscriptions/change';
import type { ScheduledChange, Subscription } from '../../domain/subscriptions/subscription';
import type { CommerceActor } from '../../domain/users/permission-access';
import { useConsole } from '../console/console-context';
import { orderKeys, subscriptionKeys } from '../reads/keys';
import { useDebouncedValue } from '../timing/useDebouncedValue';
import { type ChangeTarget, createChangeStore } from './change-store';
import { useChangePreview } from './useChangePreview';
import { usePlanChoices } from './usePlanChoices';

/** What {@link useChangeDrawer} takes. */
export interface ChangeDrawerOptions {
  /** What is changed; null while it is not known. */
  readonly subscription: Subscription | null;
  /** Who changes it. */
  readonly actor: CommerceActor | null;
  /** Ids of its orders that are known. */
  readonly knownOrders: () => ReadonlySet<string>;
  /** Called when it is ordered, with the schedule that it deletes and what it does. */
  readonly onMade: (
    subscription: Subscription,
    deleted: ScheduledChange | null,
    action: ChangeAction | undefined,
  ) => void;
  /** Called to go on to the renewal with what was asked for. */
  readonly onInstead: (action: ChangeAction, draft: ChangeDraft) => void;
}

/** Seats that are typed are asked for once they are unchanged for so long. */
const TYPING_MS = 400;

interface Opened {
  readonly action: ChangeAction;
  readonly opening: number;
}

/** The change that a draft is; null while it is none. */
function changeOf(
  action: ChangeAction | undefined,
  { quantity, planId }: ChangeDraft,
  subscription: Subscription,
): SubscriptionChange | null {
  switch (action) {
    case 'seats':
      return quantity === null || quantity === subscription.quantity
        ? null
        : { kind: action, quantity };
    case 'plan':
      return planId === null ? null : { kind: action, planId };
    case undefined:
      return null;
    default:
      return { kind: action };
  }
}

/** The drawer in which something is changed at once: what it comes to first, then it is made, once. */
export function useChangeDrawer(options: ChangeDrawerOptions): {
  readonly drawer: ChangeDrawerState | null;
  readonly open: (action: ChangeAction) => void;
} {
  const { subscription, actor, onMade, knownOrders } = options;
  const services = useConsole();
  const cache = useQueryClient();
  const openings = useRef(0);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [draft, setDraft] = useState<ChangeDraft>({ quantity: null, planId: null });
  const [pressed, setPressed] = useState<number | null>(null);
  const opening = opened?.opening ?? 0;
  const id = subscription?.id ?? '';

  const heard = useRef<Omit<ChangeTarget, 'id'> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening has a change of its own
  const store = useMemo(
    () =>
      createChangeStore(services, {
        id,
        knownOrders: () => heard.current?.knownOrders() ?? new Set(),
        onConflict: (newest) => heard.current?.onConflict(newest),
        onMade: () => heard.current?.onMade(),
      }),
    [services, id, opening],
  );
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => store.watchClock(), [store]);

  const settled = useDebouncedValue(draft.quantity, TYPING_MS);
  const isSettled = settled === draft.quantity || pressed === draft.quantity;
  const wanted = subscription && changeOf(opened?.action, draft, subscription);
  const change = opened?.action === 'seats' && !isSettled ? null : wanted;
  const isHeld = state.status !== 'choosing';
  const { preview, totalBefore, renew } = useChangePreview(subscription, change, {
    opening,
    isHeld,
  });
  const isAsked = opened?.action === 'seats' || opened?.action === 'plan';
  const plans = usePlanChoices(subscription, actor, isAsked);

  useEffect(() => {
    heard.current = {
      knownOrders,
      onConflict(newest) {
        if (newest) cache.setQueryData(subscriptionKeys.one(id), newest);
        // Whatever it was, what is shown must be what holds now.
        renew();
      },
      onMade() {
        setOpened(null);
        for (const queryKey of [subscriptionKeys.all, orderKeys.all, ['statements']]) {
          void cache.invalidateQueries({ queryKey });
        }
        if (subscription) onMade(subscription, subscription.scheduled, opened?.action);
      },
    };
  });

  function choose(next: Partial<ChangeDraft>): void {
    setDraft((now) => ({ ...now, ...next }));
    store.tell({ type: 'CHOOSE' });
  }
  function open(action: ChangeAction): void {
    setDraft({ quantity: subscription?.quantity ?? null, planId: null });
    setPressed(null);
    openings.current += 1;
    setOpened({ action, opening: openings.current });
  }
  if (!opened) return { drawer: null, open };
  const drawer: ChangeDrawerState = {
    kind: 'change',
    action: opened.action,
    draft,
    plans,
    preview: wanted && !change ? { status: 'loading' } : preview,
    totalBefore,
    onQuantityChange: (quantity) => choose({ quantity }),
    onPlanChange: (planId) => choose({ planId }),
    onPreview: () => setPressed(draft.quantity),
    making: {
      state,
      onConfirm() {
        if (preview.status !== 'ready' || preview.data.status !== 'ready') return;
        if (change !== null) store.tell({ type: 'SEND', preview: preview.data });
      },
      onCheckAgain: () => store.tell({ type: 'CHECK_AGAIN', now: services.platform.clock.now() }),
      onSendAgain: () => store.tell({ type: 'SEND_AGAIN' }),
    },
    onInstead() {
      setOpened(null);
      options.onInstead(opened.action, draft);
    },
    onClose: () => setOpened(null),
  };
  return { drawer, open };
}
