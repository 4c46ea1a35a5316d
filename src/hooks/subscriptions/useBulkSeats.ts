import { useCallback, useEffect, useState } from 'react';
import { changeSubscription, previewChange } from '../../api/calls/subscriptions';
import { invalidFieldsOf } from '../../api/conflicts';
import { isApiError, isUnanswered } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type { BulkSeats } from '../../contracts/subscriptions';
import { ALLOWED, refused } from '../../domain/access';
import {
  BULK_SEATS_MAX,
  type BulkSeatsDraft,
  beginSeatsRun,
  NO_SEATS,
  type SeatsPreview,
  type SeatsRefusal,
  type SeatsRun,
  seatsAfter,
} from '../../domain/subscriptions/bulk-seats';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { SUBSCRIPTION_NEEDS, stateRefusal } from '../../domain/subscriptions/subscription-access';
import { type CommerceActor, canAct } from '../../domain/users/permission-access';
import { type Console, useConsole } from '../console/console-context';
import { watched } from '../console/failures';
import { orderKeys, subscriptionKeys } from '../reads/keys';
import { presentTime } from '../timing/present-time';
import { useHasPassed } from '../timing/useHasPassed';
import type { BulkCalls } from '../writes/bulk-runner';
import { useBulkRun } from '../writes/useBulkRun';
import { previewEnd } from './preview-end';

/**
 * The calls of a run over the seats of subscriptions (wire §5). After a lost response the same
 * preview is resent: its id is the idempotency key, so that nothing is bought twice.
 *
 * @param seatsOf - the new number of seats of a subscription
 */
export function seatsCalls(
  services: Console,
  seatsOf: (id: string) => number,
): BulkCalls<SeatsPreview, SeatsRefusal> {
  const { client } = services;
  return {
    async preview(id) {
      const change = { kind: 'seats', quantity: seatsOf(id) } as const;
      try {
        const preview = await watched(services, () => previewChange(client, { id, change }));
        if (preview.status === 'refused') return { status: 'refused', refusal: preview };
        const holdsUntil = previewEnd(preview, presentTime(client));
        return { status: 'ready', preview: { ...preview, holdsUntil } };
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (error.status !== 422) return { status: 'failed', failure: failureOf(error) };
        const message = invalidFieldsOf(error)[0]?.message || error.serverMessage;
        return {
          status: 'refused',
          refusal: { code: 'invalid', message, lowestQuantity: null },
        };
      }
    },
    async send(id, { previewId, total }) {
      try {
        await watched(services, () => changeSubscription(client, { id, previewId, total }));
        return { status: 'done' };
      } catch (error) {
        if (!isApiError(error)) throw error;
        // A refusal means that it was not done.
        const retry = isUnanswered(error) ? 'send' : 'preview';
        return { status: 'failed', failure: failureOf(error), retry };
      }
    },
  };
}

/** What {@link useBulkSeats} takes. */
interface BulkSeatsOptions {
  /** The viewer; null while signed out. */
  readonly actor: CommerceActor | null;
  /** The present time, in milliseconds since 1970. */
  readonly now: number;
  /** Called when the dialog closes after a run, with the ids of those that were not ordered. */
  readonly onClose: (left: readonly string[]) => void;
  /**
   * Called with a run whose result no dialog shows: all ordered, or the page was left before the
   * end.
   */
  readonly onEnd?: ((run: SeatsRun) => void) | undefined;
}

const STALE = [subscriptionKeys.all, orderKeys.all, ['statements']];

/** When the first price of an unconfirmed run expires; null for never. */
function endOf(run: SeatsRun | null): number | null {
  if (run?.phase !== 'reviewed') return null;
  const ends = run.entries.flatMap((entry) =>
    entry.status === 'ready' ? (entry.preview.holdsUntil ?? []) : [],
  );
  return ends.length > 0 ? Math.min(...ends) : null;
}

const isOrdered = ({ entries }: SeatsRun) => entries.every(({ status }) => status === 'done');

/**
 * Changes the seats of many subscriptions: first a preview, then three at a time (commerce §6).
 * Expired prices are refetched before anything is sent.
 */
export function useBulkSeats({ actor, now, onClose, onEnd }: BulkSeatsOptions): BulkSeats {
  const services = useConsole();
  const [opened, setOpened] = useState<readonly Subscription[] | null>(null);
  const [draft, setDraft] = useState<BulkSeatsDraft>(NO_SEATS);

  function seatsOf(id: string): number {
    const subscription = opened?.find((one) => one.id === id);
    return (subscription && seatsAfter(subscription, draft)) ?? 0;
  }
  function leave(ended: SeatsRun): void {
    forget();
    setOpened(null);
    onClose(ended.entries.flatMap(({ id, status }) => (status === 'done' ? [] : id)));
  }
  const { run, current, begin, dispatch, forget } = useBulkRun<SeatsPreview, SeatsRefusal>({
    calls: seatsCalls(services, seatsOf),
    stale: STALE,
    onEnd(ended, isLeft) {
      if (isOrdered(ended)) leave(ended);
      if (isOrdered(ended) || isLeft) onEnd?.(ended);
    },
  });
  const hasExpired = useHasPassed(endOf(run));
  useEffect(() => {
    if (hasExpired) dispatch({ type: 'EXPIRED' });
  }, [hasExpired, dispatch]);

  const canSelect = useCallback<BulkSeats['canSelect']>(
    (subscription) => {
      const reason = stateRefusal('seats', subscription, now);
      return reason ? refused(reason) : ALLOWED;
    },
    [now],
  );
  return {
    access: actor ? canAct(actor, SUBSCRIPTION_NEEDS.seats) : refused('noPermission'),
    canSelect,
    onOpen(subscriptions) {
      if (current()?.phase === 'running') return;
      forget();
      setDraft(NO_SEATS);
      setOpened(subscriptions.slice(0, BULK_SEATS_MAX));
    },
    dialog: opened && {
      subscriptions: opened,
      draft,
      run,
      onDraftChange: setDraft,
      onPreview: () => begin(beginSeatsRun(opened, draft)),
      onBack: forget,
      onConfirm: () => dispatch({ type: 'CONFIRM' }),
      onStop: () => dispatch({ type: 'STOP' }),
      onRetry: () => dispatch({ type: 'RETRY' }),
      onClose() {
        const ended = current();
        if (ended?.phase === 'running') return;
        if (ended) leave(ended);
        else setOpened(null);
      },
    },
  };
}
