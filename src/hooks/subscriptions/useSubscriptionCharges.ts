import { useState } from 'react';
import type { CallOptions } from '../../api/call';
import { getStatement, listStatements } from '../../api/calls/billing';
import type { ApiClient } from '../../api/client';
import type { MonthOfCharges, SubscriptionCharges } from '../../contracts/subscriptions';
import { mapReading } from '../../domain/reading';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { SUBSCRIPTION_PART_NEEDS } from '../../domain/subscriptions/subscription-screen';
import { monthOf } from '../../domain/time/civil-date';
import { viewerAccess } from '../../domain/users/permission-access';
import type { CurrentUser } from '../../domain/users/user';
import { subscriptionKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';

/** Number of statements that are searched initially, and per press. */
const STATEMENTS_AT_A_TIME = 3;
const never = () => false;
/** Never read. */
const NONE = { id: '', customerId: '', startOn: '' };

interface Found {
  readonly months: readonly MonthOfCharges[];
  readonly hasEarlier: boolean;
}

/** The newest statements of the customer, with the lines of one subscription. */
async function read(
  client: ApiClient,
  { id, customerId, startOn }: Pick<Subscription, 'id' | 'customerId' | 'startOn'>,
  statements: number,
  options: CallOptions,
): Promise<Found> {
  const filters = { customerId: [customerId] };
  const query = { pageNumber: 1, pageSize: statements, sort: '-period', filters };
  const { data, totalRecords } = await listStatements(client, query, options);
  const whole = await Promise.all(data.map((row) => getStatement(client, row, options)));
  const months = whole.flatMap(({ id: statementId, number, period, state, currency, lines }) => {
    const own = (lines ?? []).filter(({ subscriptionId }) => subscriptionId === id);
    return own.length > 0 ? { statementId, number, period, state, currency, lines: own } : [];
  });
  // Nothing was charged before it began.
  const isWhole = data.some(({ period }) => period < monthOf(startOn));
  return { months, hasEarlier: !isWhole && (totalRecords ?? 0) > data.length };
}

/**
 * The charges of a subscription. Statements have no search by subscription (wire §2), so the newest
 * are searched, and earlier ones on request.
 */
export function useSubscriptionCharges(
  subscription: Subscription | null,
  viewer: CurrentUser | null,
): SubscriptionCharges {
  const [statements, setStatements] = useState(STATEMENTS_AT_A_TIME);
  const access = viewerAccess(viewer, SUBSCRIPTION_PART_NEEDS.charges);
  const found = useRead<Found>({
    key: subscriptionKeys.charges(subscription?.id ?? '', statements),
    isEnabled: viewer !== null && access.allowed && subscription !== null,
    isEmpty: never,
    keepsPrevious: true,
    read: (client, options) => read(client, subscription ?? NONE, statements, options),
  });
  return {
    access,
    months: mapReading(found, ({ months }) => months),
    hasEarlier: found.status === 'ready' && found.data.hasEarlier,
    onEarlier: () => setStatements(statements + STATEMENTS_AT_A_TIME),
  };
}
