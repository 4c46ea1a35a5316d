import { changeSubscription, previewChange } from '../../api/calls/subscriptions';
import { invalidFieldsOf } from '../../api/conflicts';
import { isApiError, isUnanswered } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type { SeatsPreview, SeatsRefusal } from '../../domain/subscriptions/bulk-seats';
import type { Console } from '../console/console-context';
import { watched } from '../console/failures';
import { presentTime } from '../timing/present-time';
import type { BulkCalls } from '../writes/bulk-runner';
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
