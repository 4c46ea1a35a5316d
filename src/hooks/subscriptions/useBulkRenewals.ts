import { useCallback, useRef, useState } from 'react';
import { getSubscription, setRenewal } from '../../api/calls/subscriptions';
import { isApiError, isUnanswered } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type { BulkRenewals } from '../../contracts/subscriptions';
import { ALLOWED, refused } from '../../domain/access';
import { beginBulkRun } from '../../domain/bulk-run';
import {
  decideRenewal,
  isAsDecided,
  type RenewalAction,
  type RenewalDecision,
  type RenewalRefusal,
  type RenewalRun,
} from '../../domain/subscriptions/bulk-renewals';
import { BULK_SEATS_MAX } from '../../domain/subscriptions/bulk-seats';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { SUBSCRIPTION_NEEDS, stateRefusal } from '../../domain/subscriptions/subscription-access';
import { type CommerceActor, canAct } from '../../domain/users/permission-access';
import { type Console, useConsole } from '../console/console-context';
import { watched } from '../console/failures';
import { subscriptionKeys } from '../reads/keys';
import { presentTime } from '../timing/present-time';
import type { BulkCalls } from '../writes/bulk-runner';
import { useBulkRun } from '../writes/useBulkRun';
import { withRevisionAnswer } from './revision-answer';

/** Changed by others in between: nothing was done, and a retry reads the new state. */
const CHANGED = { kind: 'conflict' } as const;

/**
 * The calls of a run over renewals (workday §5). The preview reads the current state of each
 * subscription and changes nothing; a write sends the revision that was read. After a lost response
 * it is resent: a subscription in the requested state counts as done.
 *
 * @param actionOf - the decision
 */
export function renewalCalls(
  services: Console,
  actionOf: () => RenewalAction,
): BulkCalls<RenewalDecision, RenewalRefusal> {
  const { client } = services;
  return {
    async preview(id) {
      try {
        const subscription = await watched(services, () => getSubscription(client, { id }));
        const decided = decideRenewal(actionOf(), subscription, presentTime(client));
        return decided.refusal === undefined
          ? { status: 'ready', preview: decided.decision }
          : { status: 'refused', refusal: decided.refusal };
      } catch (error) {
        if (!isApiError(error)) throw error;
        return { status: 'failed', failure: failureOf(error) };
      }
    },
    async send(id, decision) {
      const { autoRenew, scheduled } = decision;
      const { revision } = decision.subscription;
      const input = { id, revision, autoRenew, ...(scheduled && { scheduled }) };
      try {
        const { status, subscription } = await watched(services, () =>
          withRevisionAnswer(setRenewal(client, input)),
        );
        return status === 'saved' || isAsDecided(decision, subscription)
          ? { status: 'done' }
          : { status: 'failed', failure: CHANGED, retry: 'preview' };
      } catch (error) {
        if (!isApiError(error)) throw error;
        // A refusal means that it was not done.
        const retry = isUnanswered(error) ? 'send' : 'preview';
        return { status: 'failed', failure: failureOf(error), retry };
      }
    },
  };
}

/** What {@link useBulkRenewals} takes. */
interface BulkRenewalsOptions {
  /** The viewer; null while signed out. */
  readonly actor: CommerceActor | null;
  /** The present time, in milliseconds since 1970. */
  readonly now: number;
  /** Called when the dialog closes after a run, with the ids of those that are still undecided. */
  readonly onClose: (left: readonly string[]) => void;
  /**
   * Called with a run whose result no dialog shows: all decided, or the page was left before the
   * end.
   */
  readonly onEnd?: ((run: RenewalRun) => void) | undefined;
}

/** The dashboard counts renewals and lists the next ones. */
const STALE = [subscriptionKeys.all, ['dashboard']];

const isDecided = ({ entries }: RenewalRun) => entries.every(({ status }) => status === 'done');

/**
 * Decides about the renewals of many subscriptions (workday §5): a preview that reads the current
 * state of each, then three writes at a time.
 */
export function useBulkRenewals(options: BulkRenewalsOptions): BulkRenewals {
  const { actor, now, onClose, onEnd } = options;
  const services = useConsole();
  const [opened, setOpened] = useState<{
    readonly action: RenewalAction;
    readonly subscriptions: readonly Subscription[];
  } | null>(null);
  // The preview starts with the press, before anything is rendered.
  const action = useRef<RenewalAction>('turnOff');

  function leave(ended: RenewalRun): void {
    forget();
    setOpened(null);
    onClose(ended.entries.flatMap(({ id, status }) => (status === 'done' ? [] : id)));
  }
  const { run, current, begin, dispatch, forget } = useBulkRun<RenewalDecision, RenewalRefusal>({
    calls: renewalCalls(services, () => action.current),
    stale: STALE,
    onEnd(ended, isLeft) {
      if (isDecided(ended)) leave(ended);
      if (isDecided(ended) || isLeft) onEnd?.(ended);
    },
  });

  const canSelect = useCallback<BulkRenewals['canSelect']>(
    (subscription) => {
      const reason = stateRefusal('renewal', subscription, now);
      return reason ? refused(reason) : ALLOWED;
    },
    [now],
  );
  return {
    access: actor ? canAct(actor, SUBSCRIPTION_NEEDS.renewal) : refused('noPermission'),
    canSelect,
    onOpen(chosen, selected) {
      if (current()?.phase === 'running') return;
      const subscriptions = selected.slice(0, BULK_SEATS_MAX);
      action.current = chosen;
      setOpened({ action: chosen, subscriptions });
      // The current state of each is read first: the list's data refuses nothing.
      begin(
        beginBulkRun<RenewalDecision, RenewalRefusal>(
          subscriptions.map(({ id }) => ({ id, refusal: null })),
        ),
      );
    },
    dialog: opened &&
      run && {
        ...opened,
        run,
        onConfirm: () => dispatch({ type: 'CONFIRM' }),
        onStop: () => dispatch({ type: 'STOP' }),
        onRetry: () => dispatch({ type: 'RETRY' }),
        onClose() {
          const ended = current();
          if (ended?.phase === 'running') return;
          if (ended) leave(ended);
        },
      },
  };
}
