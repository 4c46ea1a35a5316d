import { useEffect, useState } from 'react';
import { previewChange } from '../../api/calls/subscriptions';
import { mapReading, type Reading } from '../../domain/reading';
import type { SubscriptionChange } from '../../domain/subscriptions/change';
import type { ChangePreview } from '../../domain/subscriptions/change-preview';
import { nextWindowEnd } from '../../domain/subscriptions/commitment-facts';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { useConsole } from '../console/console-context';
import { subscriptionKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';
import { presentTime } from '../timing/present-time';
import { useHasPassed } from '../timing/useHasPassed';
import { previewEnd } from './preview-end';

interface Held {
  readonly preview: ChangePreview;
  /** Time of its arrival, by the local clock. */
  readonly at: number;
}

/** The preview of a change, and the previous one after its price has expired. */
export interface HeldPreview {
  /** The preview; `empty` before a request. */
  readonly preview: Reading<ChangePreview>;
  /** The preview before its price expired; null if none has. */
  readonly totalBefore: number | null;
  /** Requests a new preview: the server has discarded this one. */
  readonly renew: () => void;
}

const NOTHING = { status: 'empty', isStale: false } as const;
const never = () => false;

const totalOf = (held: Held | null) =>
  held?.preview.status === 'ready' ? held.preview.total : null;

function endOf(held: Held | null): number | null {
  return held?.preview.status === 'ready' ? previewEnd(held.preview, held.at) : null;
}

/**
 * The preview of a change (wire §5). Refetched when its price expires, when a cancellation window
 * closes and when the subscription changes, so that it is always current.
 *
 * @param change - the requested change; null for none
 * @param opening - identifies an opening of the drawer: each requests a new preview
 * @param isHeld - true while the change is being sent: no refetch
 */
export function useChangePreview(
  subscription: Subscription | null,
  change: SubscriptionChange | null,
  { opening, isHeld }: { readonly opening: number; readonly isHeld: boolean },
): HeldPreview {
  const { client } = useConsole();
  const [renewals, setRenewals] = useState(0);
  const [before, setBefore] = useState<{ requestKey: string; total: number } | null>(null);
  const windowEnd = subscription && nextWindowEnd(subscription, presentTime(client));
  useHasPassed(windowEnd);
  const asked = JSON.stringify([opening, change]);
  const id = subscription?.id ?? '';
  const held = useRead<Held>({
    key: [
      ...subscriptionKeys.one(id),
      'preview',
      { asked, revision: subscription?.revision, windowEnd, renewals },
    ],
    isEnabled: subscription !== null && change !== null && !isHeld,
    isEmpty: never,
    async read(_, options) {
      const changeOrCancel = change ?? ({ kind: 'cancel' } as const);
      const preview = await previewChange(client, { id, change: changeOrCancel }, options);
      return { preview, at: presentTime(client) };
    },
  });
  const shown = held.status === 'ready' ? held.data : null;
  const total = totalOf(shown);

  function renew(): void {
    if (total !== null) setBefore({ requestKey: asked, total });
    setRenewals((count) => count + 1);
  }
  const hasEnded = useHasPassed(endOf(shown));
  useEffect(() => {
    if (hasEnded && !isHeld) renew();
  });
  return {
    preview: change === null ? NOTHING : mapReading(held, ({ preview }) => preview),
    totalBefore: before?.requestKey === asked ? before.total : null,
    renew,
  };
}
