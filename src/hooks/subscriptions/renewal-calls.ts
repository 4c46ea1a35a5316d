import { getSubscription, setRenewal } from '../../api/calls/subscriptions';
import { isApiError, isUnanswered } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import {
  decideRenewal,
  isAsDecided,
  type RenewalAction,
  type RenewalDecision,
  type RenewalRefusal,
} from '../../domain/subscriptions/bulk-renewals';
import type { Console } from '../console/console-context';
import { watched } from '../console/failures';
import { presentTime } from '../timing/present-time';
import type { BulkCalls } from '../writes/bulk-runner';
import { answered } from './revision-answer';

/** Somebody else changed it in between: nothing was done, and trying again looks at it as it is then. */
const CHANGED = { kind: 'conflict' } as const;

/**
 * The calls of a run over renewals (workday §5). The dry run reads each subscription as it is now and
 * changes nothing; a write says the revision that was read. After a lost answer the same is sent again:
 * a subscription that is as it was decided counts as done.
 *
 * @param actionOf - what is decided
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
          answered(setRenewal(client, input)),
        );
        return status === 'saved' || isAsDecided(decision, subscription)
          ? { status: 'done' }
          : { status: 'failed', failure: CHANGED, retry: 'preview' };
      } catch (error) {
        if (!isApiError(error)) throw error;
        // What the server refused is certainly not done.
        const retry = isUnanswered(error) ? 'send' : 'preview';
        return { status: 'failed', failure: failureOf(error), retry };
      }
    },
  };
}
