import {
  changeSubscription,
  clearScheduledChange,
  getSubscription,
  previewChange,
  type RenewalInput,
  type SubscriptionNames,
  setRenewal,
  updateSubscription,
} from '../../../src/api/calls/subscriptions';
import type { SubscriptionChange } from '../../../src/domain/subscriptions/change';
import type { Subscription } from '../../../src/domain/subscriptions/subscription';
import { shapeOf } from '../shapes';
import type { Suite } from '../suite';
import { answered, conflictWith } from './answered';
import { checkEnded, followOrder } from './follow-order';
import type { KnownOffer } from './products';
import { invalidIn, refusedAs } from './refused-as';

const BASIS = 'wire §5';
const WANTED = { basis: BASIS, shape: shapeOf('getSubscription') };
const NEWEST = { subscription: shapeOf('getSubscription') };
const TOO_LONG = 'x'.repeat(65);

/** Names, changes and schedules the subscription that this run has bought (wire §5). */
export async function checkSubscription(
  suite: Suite,
  id: string | null,
  offer: KnownOffer | null,
): Promise<void> {
  const { own } = suite;
  const step = offer?.product.limits.step ?? 1;
  let known: Subscription | null = null;

  const read = () => own.call((client) => getSubscription(client, { id: id ?? '' }));
  const preview = (change: SubscriptionChange) =>
    own.call((client) => previewChange(client, { id: id ?? '', change }));

  await suite.check('getSubscription', 'has what was bought', async (check) => {
    if (id === null) check.skip('no subscription was bought');
    known = answered(check, await read(), WANTED);
    if (!known) return;
    const { state, planId, changing } = known;
    check.expect(state === 'active', 'state', 'active', state, BASIS);
    const wanted = offer?.plan.id ?? planId;
    check.expect(planId === wanted, 'planId', wanted, planId, BASIS);
    check.expect(changing === null, 'changing', 'nothing, as its order has ended', changing, BASIS);
  });

  await suite.check('updateSubscription', 'names the newest state only', async (check) => {
    const { revision } = known ?? check.skip('no subscription was bought');
    const name = (seen: number, names: SubscriptionNames) =>
      own.call((client) => updateSubscription(client, { id: id ?? '', revision: seen, ...names }));
    const named = answered(check, await name(revision, { friendlyName: suite.mark }), WANTED);
    if (!named) return;
    known = named;
    const { friendlyName } = named;
    check.expect(friendlyName === suite.mark, 'friendlyName', suite.mark, friendlyName, BASIS);
    const isLater = named.revision > revision;
    check.expect(isLater, 'revision', `more than ${revision}`, named.revision, BASIS);
    // What was seen is looked at before what was sent.
    const stale = await name(revision, { friendlyName: TOO_LONG });
    conflictWith(check, stale, 'subscription_changed', NEWEST);
    const long = await name(named.revision, { friendlyName: TOO_LONG });
    invalidIn(check, long, 'friendlyName', 'too_long');
  });

  await suite.check('previewChange', 'says what a change is refused for', async (check) => {
    const { quantity } = known ?? check.skip('no subscription was bought');
    const same = await preview({ kind: 'seats', quantity });
    check.skipIfForbidden(same);
    invalidIn(check, same, 'quantity', 'quantity_range');
    const unknown = await preview({ kind: 'plan', planId: suite.nothing });
    if (unknown.status !== 403) invalidIn(check, unknown, 'planId', 'unknown_value');
    const resume = await preview({ kind: 'resume' });
    const refused = answered(check, resume, { basis: BASIS, shape: shapeOf('previewChange') });
    const code = refused?.status === 'refused' ? refused.code : 'none';
    if (refused) check.expect(code === 'not_live', 'refusal.code', 'not_live', code, BASIS);
  });

  await suite.check('changeSubscription', 'changes what was previewed, once', async (check) => {
    const { quantity } = known ?? check.skip('no subscription was bought');
    const wanted = quantity + step;
    const asked = await preview({ kind: 'seats', quantity: wanted });
    const ready = answered(check, asked, { basis: BASIS, shape: shapeOf('previewChange') });
    if (ready?.status !== 'ready') return;
    const { previewId, net, tax, total } = ready;
    const isSum = net + tax === total;
    check.expect(isSum, 'previewChange total', `${net + tax}, net and tax`, total, BASIS);
    const change = (previewed: string, shown: number) => {
      const input = { id: id ?? '', previewId: previewed, total: shown };
      return own.call((client) => changeSubscription(client, input));
    };
    refusedAs(check, await change(suite.nothing, total), 404, 'not_found');
    conflictWith(check, await change(previewId, total + 1), 'preview_expired', NEWEST);
    const placed = { basis: BASIS, shape: shapeOf('getOrder') };
    const order = answered(check, await change(previewId, total), { ...placed, status: 201 });
    if (!order) return;
    check.expect(order.type === 'change', 'type', 'change', order.type, BASIS);
    check.expect(order.lines.length === 1, 'lines', 'one', order.lines.length, BASIS);
    check.expect(order.total === total, 'total', `${total}, as previewed`, order.total, BASIS);
    const again = answered(check, await change(previewId, total + 1), placed);
    if (again) check.expect(again.id === order.id, 'id, sent again', order.id, again.id, BASIS);
    const ended = await followOrder(suite, check, order.id);
    if (ended) checkEnded(check, ended);
    known = answered(check, await read(), WANTED);
    const isDone = ended?.state !== 'completed' || known?.quantity === wanted;
    check.expect(
      isDone,
      'quantity',
      `${wanted}, as the order is completed`,
      known?.quantity,
      BASIS,
    );
  });

  await suite.check('setRenewal', 'schedules for the renewal', async (check) => {
    const { revision, quantity, renewsOn } = known ?? check.skip('no subscription was bought');
    if (renewsOn === null) check.skip('what was bought has no term');
    const scheduled = { quantity: quantity + step, planId: null, endsOn: null };
    const renew = (input: Omit<RenewalInput, 'id'>) =>
      own.call((client) => setRenewal(client, { id: id ?? '', ...input }));
    const answer = await renew({ revision, autoRenew: true, scheduled });
    if (answer.status === 409) {
      conflictWith(check, answer, 'renewal_locked', NEWEST);
      return;
    }
    const set = answered(check, answer, WANTED);
    if (!set) return;
    known = set;
    const got = set.scheduled?.quantity;
    check.expect(
      got === scheduled.quantity,
      'scheduled.quantity',
      `${scheduled.quantity}`,
      got,
      BASIS,
    );
    const stale = await renew({ revision, autoRenew: false, scheduled });
    conflictWith(check, stale, 'subscription_changed', NEWEST);
    const off = await renew({ revision: set.revision, autoRenew: false, scheduled });
    invalidIn(check, off, 'scheduled', 'needs_auto_renew');
  });

  await suite.check('clearScheduledChange', 'takes back what was scheduled', async (check) => {
    const { revision, scheduled } = known ?? check.skip('no subscription was bought');
    if (scheduled === null) check.skip('nothing is scheduled');
    const answer = await own.call((client) =>
      clearScheduledChange(client, { id: id ?? '', revision }),
    );
    const cleared = answered(check, answer, WANTED);
    if (!cleared) return;
    check.expect(cleared.scheduled === null, 'scheduled', 'nothing', cleared.scheduled, BASIS);
    const { autoRenew } = cleared;
    check.expect(autoRenew, 'autoRenew', 'true, as it was', String(autoRenew), BASIS);
  });
}
