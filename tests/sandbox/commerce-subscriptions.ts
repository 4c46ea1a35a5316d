import { readSubscription } from '../../src/api/calls/subscriptions';
import type { Subscription } from '../../src/domain/subscriptions/subscription';
import type { CommerceCaller } from './commerce-caller';

/** Every subscription that somebody sees, as the client reads it. */
export async function allSubscriptions(call: CommerceCaller): Promise<readonly Subscription[]> {
  const rows: Subscription[] = [];
  for (let page = 1; ; page += 1) {
    const { json } = await call('GET', `/subscriptions?pageSize=100&pageNumber=${page}`);
    rows.push(...json.data.map(readSubscription));
    if (page >= json.totalPages) return rows;
  }
}

/** The first subscription like that; the seed has one, or the test has nothing to look at. */
export async function subscriptionWhere(
  call: CommerceCaller,
  isMeant: (subscription: Subscription) => boolean,
): Promise<Subscription> {
  const found = (await allSubscriptions(call)).find(isMeant);
  if (!found) throw new Error('The seed has no such subscription');
  return found;
}

/** A subscription as it is now. */
export async function subscriptionNow(call: CommerceCaller, id: string): Promise<Subscription> {
  return readSubscription((await call('GET', `/subscriptions/${id}`)).json);
}
