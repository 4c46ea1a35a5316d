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
  /** When it came, by our own clock. */
  readonly at: number;
}

/** What a change comes to, and what it came to before its price ran out. */
export interface HeldPreview {
  /** The preview; `empty` before a request. */
  readonly preview: Reading<ChangePreview>;
  /** The preview before its price expired; null if none has. */
  readonly totalBefore: number | null;
  /** Asks anew: the server holds this one no longer. */
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
 * The preview of a change (wire §5). It is asked for anew when its price runs out, when a window closes
 * and when the subscription is another one: what is shown is what would be done.
 *
 * @param change - what is asked for; null for nothing
 * @param opening - tells one opening of the drawer from the next: each asks anew
 * @param isHeld - while it is sent nothing is asked for
 */
export function useChangePreview(
  subscription: Subscription | null,
  change: SubscriptionChange | null,
  { opening, isHeld }: { readonly opening: number; readonly isHeld: boolean },
): HeldPreview {
  const { client } = useConsole();
  const [renewals, setRenewals] = useState(0);
  const [before, setBefore] = useState<{ asked: string; total: number } | null>(null);
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
      const wanted = change ?? ({ kind: 'cancel' } as const);
      const preview = await previewChange(client, { id, change: wanted }, options);
      return { preview, at: presentTime(client) };
    },
  });
  const shown = held.status === 'ready' ? held.data : null;
  const total = totalOf(shown);

  function renew(): void {
    if (total !== null) setBefore({ asked, total });
    setRenewals((count) => count + 1);
  }
  const hasEnded = useHasPassed(endOf(shown));
  useEffect(() => {
    if (hasEnded && !isHeld) renew();
  });
  return {
    preview: change === null ? NOTHING : mapReading(held, ({ preview }) => preview),
    totalBefore: before?.asked === asked ? before.total : null,
    renew,
  };
}
