import { useCallback, useRef, useState } from 'react';
import type { BulkRenewals } from '../../contracts/subscriptions';
import { ALLOWED, refused } from '../../domain/access';
import { beginBulkRun } from '../../domain/bulk-run';
import type {
  RenewalAction,
  RenewalDecision,
  RenewalRefusal,
  RenewalRun,
} from '../../domain/subscriptions/bulk-renewals';
import { BULK_SEATS_MAX } from '../../domain/subscriptions/bulk-seats';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { SUBSCRIPTION_NEEDS, stateRefusal } from '../../domain/subscriptions/subscription-access';
import { type CommerceActor, canAct } from '../../domain/users/permission-access';
import { useConsole } from '../console/console-context';
import { subscriptionKeys } from '../reads/keys';
import { useBulkRun } from '../writes/useBulkRun';
import { renewalCalls } from './renewal-calls';

/** What {@link useBulkRenewals} takes. */
export interface BulkRenewalsOptions {
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
