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
  /** The subscription; null while loading. */
  readonly subscription: Subscription | null;
  /** The viewer. */
  readonly actor: CommerceActor | null;
  /** Ids of its known orders. */
  readonly knownOrders: () => ReadonlySet<string>;
  /** Called when it is ordered, with the schedule that it deletes and its effect. */
  readonly onMade: (
    subscription: Subscription,
    deleted: ScheduledChange | null,
    action: ChangeAction | undefined,
  ) => void;
  /** Called to continue to the renewal with the requested change. */
  readonly onInstead: (action: ChangeAction, draft: ChangeDraft) => void;
}

/** Debounce of the preview for typed seats, in milliseconds. */
const TYPING_MS = 400;

interface Opened {
  readonly action: ChangeAction;
  readonly opening: number;
}

/** The change described by a draft; null while incomplete. */
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

/** The drawer of an immediate change: first a preview, then it is applied once. */
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

  const reported = useRef<Omit<ChangeTarget, 'id'> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new change for each opening
  const store = useMemo(
    () =>
      createChangeStore(services, {
        id,
        knownOrders: () => reported.current?.knownOrders() ?? new Set(),
        onConflict: (newest) => reported.current?.onConflict(newest),
        onMade: () => reported.current?.onMade(),
      }),
    [services, id, opening],
  );
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  useEffect(() => store.watchClock(), [store]);

  const settled = useDebouncedValue(draft.quantity, TYPING_MS);
  const isSettled = settled === draft.quantity || pressed === draft.quantity;
  const requestedChange = subscription && changeOf(opened?.action, draft, subscription);
  const change = opened?.action === 'seats' && !isSettled ? null : requestedChange;
  const isHeld = state.status !== 'choosing';
  const { preview, totalBefore, renew } = useChangePreview(subscription, change, {
    opening,
    isHeld,
  });
  const isAsked = opened?.action === 'seats' || opened?.action === 'plan';
  const plans = usePlanChoices(subscription, actor, isAsked);

  useEffect(() => {
    reported.current = {
      knownOrders,
      onConflict(newest) {
        if (newest) cache.setQueryData(subscriptionKeys.one(id), newest);
        // Show the current state, whatever changed.
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
    store.dispatch({ type: 'CHOOSE' });
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
    preview: requestedChange && !change ? { status: 'loading' } : preview,
    totalBefore,
    onQuantityChange: (quantity) => choose({ quantity }),
    onPlanChange: (planId) => choose({ planId }),
    onPreview: () => setPressed(draft.quantity),
    making: {
      state,
      onConfirm() {
        if (preview.status !== 'ready' || preview.data.status !== 'ready') return;
        if (change !== null) store.dispatch({ type: 'SEND', preview: preview.data });
      },
      onCheckAgain: () =>
        store.dispatch({ type: 'CHECK_AGAIN', now: services.platform.clock.now() }),
      onSendAgain: () => store.dispatch({ type: 'SEND_AGAIN' }),
    },
    onInstead() {
      setOpened(null);
      options.onInstead(opened.action, draft);
    },
    onClose: () => setOpened(null),
  };
  return { drawer, open };
}
