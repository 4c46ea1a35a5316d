import type { Links } from '../../contracts/links';
import { openWindows } from '../../domain/subscriptions/seats';
import { endsAtRenewal, isLive, type Subscription } from '../../domain/subscriptions/subscription';
import { hasUnassignedSeats } from '../../domain/subscriptions/subscription-views';
import { startOfDay } from '../../domain/time/civil-date';
import { formatNearDate } from '../../domain/time/civil-format';
import type {
  sharedFactsMessages,
  sharedSubscriptionStatesMessages,
} from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import { TermStrip } from '../ui/chart/TermStrip';
import type { ListColumn } from '../ui/list/list-props';
import { Mark } from '../ui/Mark';
import { renewalDay, renewalWords, subscriptionBadge } from './subscription-words';
import { unusual } from './unusual';
import type { Calculations } from './useCalculations';

/** What the columns of subscriptions need to render. */
export interface SubscriptionColumns {
  readonly tFacts: Translate<(typeof sharedFactsMessages)['messages']>;
  readonly tStates: Translate<(typeof sharedSubscriptionStatesMessages)['messages']>;
  readonly locale: string;
  /** Current time in milliseconds since 1970. */
  readonly now: number;
  readonly links: Links;
  readonly calculations: Calculations;
}

type Column = ListColumn<Subscription>;

/** Name, plan, and what is unusual about a subscription. */
export function subscriptionName({
  tFacts,
  tStates,
  links,
}: SubscriptionColumns): Extract<Column, { kind: 'name' }> {
  return {
    id: 'subscription',
    kind: 'name',
    header: tFacts('columnSubscription'),
    sort: 'productName',
    hasDetail: true,
    hasPicture: true,
    value: (row) => ({
      text: row.friendlyName ?? row.productName,
      detail: row.friendlyName === null ? row.vendorName : `${row.productName} · ${row.vendorName}`,
      href: links.subscription?.(row.id),
      picture: <Mark seed={row.vendorId} />,
      badges: unusual(
        subscriptionBadge(row.state, tStates),
        row.changing ? { label: tStates('changing'), tone: 'info' } : null,
        row.isTrial ? { label: tStates('trial'), tone: 'info' } : null,
      ),
    }),
  };
}

/** The state; an unusual one is beside the name. */
export function subscriptionState({ tFacts, tStates }: SubscriptionColumns): Column {
  return {
    id: 'state',
    kind: 'badge',
    header: tFacts('columnState'),
    sort: 'state',
    share: 9,
    isExtra: true,
    value: ({ state }) => subscriptionBadge(state, tStates),
  };
}

/** Assigned and bought seats. Usage-based subscriptions have none. */
export function seatsColumn({ tFacts }: SubscriptionColumns): Column {
  return {
    id: 'seats',
    kind: 'meter',
    header: tFacts('columnSeats'),
    sort: '-quantity',
    share: 8,
    priority: 3,
    value: (row) =>
      row.cycle === 'usage'
        ? null
        : {
            words: () =>
              row.assigned === null
                ? tFacts('seats', { count: row.quantity })
                : tFacts('seatsAssigned', { assigned: row.assigned, count: row.quantity }),
            max: row.quantity,
            value: row.assigned,
            tone: isLive(row) && hasUnassignedSeats(row) ? 'warning' : 'neutral',
          },
  };
}

/** The monthly cost; an ended subscription has none. */
export function recurringColumn(
  { tFacts, calculations }: SubscriptionColumns,
  header = tFacts('perMonth'),
): Column {
  return {
    id: 'recurring',
    kind: 'money',
    header,
    share: 11,
    narrow: 'lead',
    priority: 1,
    value: (row) =>
      isLive(row) ? { amount: row.recurringPerMonth, currency: row.currency } : null,
    calculation: calculations.recurring,
    sum: 'recurringPerMonth',
  };
}

/**
 * When it renews or ends.
 *
 * @param scheduled - the remark that its terms change then. @default none
 */
export function renewalColumn(
  { tFacts, tStates, locale, now }: SubscriptionColumns,
  scheduled?: string,
): Column {
  return {
    id: 'renewal',
    kind: 'text',
    header: tFacts('columnRenewal'),
    sort: 'renewsOn',
    share: 15,
    priority: 1,
    narrow: 'third',
    value(row) {
      const day = renewalDay(row);
      if (day === null || row.renewsOn === null) return null;
      const date = formatNearDate(day, locale, now);
      return (
        <>
          <TermStrip
            startAt={startOfDay(row.termStartOn)}
            endAt={startOfDay(row.renewsOn)}
            now={now}
            windows={openWindows(row.batches, now)}
          />
          <time dateTime={day} title={renewalWords(row, tStates, locale) ?? undefined}>
            {endsAtRenewal(row) ? tStates('endsShort', { date }) : date}
          </time>
          {row.scheduled !== null && scheduled && <small>{` ${scheduled}`}</small>}
        </>
      );
    },
    day: renewalDay,
  };
}
