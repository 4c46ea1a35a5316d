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
