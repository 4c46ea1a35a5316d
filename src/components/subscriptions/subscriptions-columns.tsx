import type { Links } from '../../contracts/links';
import { closingBatch } from '../../domain/subscriptions/seats';
import { endsAtRenewal, isLive, type Subscription } from '../../domain/subscriptions/subscription';
import {
  type AttentionReason,
  attentionReasons,
  hasUnassignedSeats,
} from '../../domain/subscriptions/subscription-views';
import { unassignedPerMonth } from '../../domain/subscriptions/unassigned-cost';
import { timeLeft } from '../../domain/time/time-left';
import { customerColumn } from '../shared/customer-column';
import { renewalDay, renewalWords, subscriptionBadge } from '../shared/subscription-words';
import { Badge } from '../ui/Badge';
import { momentFormat } from '../ui/date-format';
import type { ListBadge, ListColumn } from '../ui/list/list-props';
import { newPriceColumn, priceWords } from './new-price-column';
import type { AttentionWords, ColumnWords, FactWords, StateWords } from './subscription-list-words';
import { REASONS } from './subscriptions-filters';

interface ColumnSettings {
  readonly t: ColumnWords;
  readonly tFacts: FactWords;
  readonly tStates: StateWords;
  readonly locale: string;
  /** Current time in milliseconds since 1970, to the minute. */
  readonly now: number;
  /** Whether the list has subscriptions of several customers. */
  readonly hasCustomers: boolean;
  /** Whether the order is fixed, so that columns are not sortable. */
  readonly isOrdered: boolean;
  /** Whether the list is filtered by unassigned seats, whose cost is then shown. @default false */
  readonly isUnused?: boolean | undefined;
  /** Whether the list is filtered by price rises, whose new price is then shown. */
  readonly isRising: boolean;
  /** Column with the reason for attention, in place of the price. @default none */
  readonly reason?: Column | undefined;
  readonly links: Links;
}

type Column = ListColumn<Subscription>;

/** Name, plan, and what is unusual about a subscription. */
export function subscriptionName({
  tFacts,
  tStates,
  links,
}: Pick<ColumnSettings, 'tFacts' | 'tStates' | 'links'>): Column {
  const badges = ({ isTrial, changing }: Subscription): readonly ListBadge[] => [
    ...(isTrial ? [{ label: tStates('trial'), tone: 'info' } as const] : []),
    ...(changing ? [{ label: tStates('changing'), tone: 'info' } as const] : []),
  ];
  return {
    id: 'subscription',
    kind: 'name',
    header: tFacts('columnSubscription'),
    sort: 'productName',
    hasDetail: true,
    value: (row) => ({
      text: row.friendlyName ?? row.productName,
      detail: row.friendlyName === null ? row.vendorName : `${row.productName} · ${row.vendorName}`,
      href: links.subscription?.(row.id),
      badges: badges(row),
    }),
  };
}

/** Assigned and bought seats. Usage-based subscriptions have none. */
export function seatsColumn({ tFacts }: Pick<ColumnSettings, 'tFacts'>): Column {
  return {
    id: 'seats',
    kind: 'meter',
    header: tFacts('columnSeats'),
    sort: '-quantity',
    share: 9,
    summary: 'headed',
    value: (row) =>
      row.cycle === 'usage'
        ? null
        : {
            max: row.quantity,
            value: row.assigned,
            tone: isLive(row) && hasUnassignedSeats(row) ? 'warning' : 'brand',
          },
  };
}

const TONES = {
  window: 'warning',
  failed: 'danger',
  unused: 'warning',
  renewing: 'info',
} as const satisfies Record<AttentionReason, string>;

/** The reasons for attention. Keep `reasons`, the requested ones, stable. */
export function attentionColumn(
  t: AttentionWords,
  reasons: readonly string[],
  now: number,
): Column {
  return {
    id: 'reason',
    kind: 'text',
    header: t('attentionReason'),
    share: 14,
    value: (row) => (
      <span data-list="badges">
        {attentionReasons(row, reasons, now).map((reason) => (
          <Badge key={reason} tone={TONES[reason]}>
            {t(reason === 'renewing' && endsAtRenewal(row) ? 'reasonEnding' : REASONS[reason])}
          </Badge>
        ))}
      </span>
    ),
  };
}

const LEFT = { days: 'windowDays', hours: 'windowHours', minutes: 'windowMinutes' } as const;

/** How long seats can still be cancelled, and how many if not all of them. */
function windowLeft(row: Subscription, { t, locale, now }: ColumnSettings) {
  const batch = closingBatch(row.batches, now);
  const until = batch?.cancelUntilAt;
  if (!batch || !until) return null;
  const { unit, count } = timeLeft(Number(until), now);
  const left = t(LEFT[unit], { count });
  return (
    <>
      <time dateTime={until.toISOString()} title={momentFormat(locale).format(until)}>
        {unit !== 'days' ? <Badge tone="warning">{left}</Badge> : left}
      </time>
      {batch.quantity < row.quantity && ' '}
      {batch.quantity < row.quantity && (
        <small>{t('windowSeats', { count: batch.quantity })}</small>
      )}
    </>
  );
}

/** The unit price. */
function priceColumn({ t, tFacts, locale }: ColumnSettings): Column {
  return {
    id: 'price',
    kind: 'number',
    header: tFacts('priceEach'),
    sort: '-unitPrice',
    share: 11,
    summary: 'headed',
    value: (row) => priceWords(row.unitPrice, row, t, locale),
  };
}

/** Monthly cost of unassigned seats, beside the cost of all seats (workday §3). */
const unassignedColumn = (t: ColumnWords): Column => ({
  id: 'unassigned',
  kind: 'money',
  header: t('columnUnassigned'),
  share: 12,
  summary: 'headed',
  value: (row) => {
    const amount = isLive(row) ? unassignedPerMonth(row) : null;
    return amount === null ? null : { amount, currency: row.currency };
  },
});

/** Columns of the subscriptions. Keep the returned value stable (commerce §5). */
export function subscriptionsColumns(settings: ColumnSettings): readonly Column[] {
  const {
    t,
    tFacts,
    tStates,
    locale,
    hasCustomers,
    isOrdered,
    isUnused = false,
    reason,
  } = settings;
  const columns: readonly Column[] = [
    subscriptionName(settings),
    ...(hasCustomers
      ? [customerColumn<Subscription>(tFacts('columnCustomer'), settings.links, 13)]
      : []),
    {
      id: 'state',
      kind: 'badge',
      header: tFacts('columnState'),
      sort: 'state',
      share: 9,
      value: ({ state }) => subscriptionBadge(state, tStates),
    },
    seatsColumn(settings),
    reason ?? priceColumn(settings),
    newPriceColumn(settings, !settings.isRising),
    {
      id: 'recurring',
      kind: 'money',
      header: isUnused ? t('columnAllSeats') : tFacts('columnRecurring'),
      share: 10,
      summary: 'headed',
      // An ended subscription has no cost to show.
      value: (row) =>
        isLive(row) ? { amount: row.recurringPerMonth, currency: row.currency } : null,
      sum: 'recurringPerMonth',
    },
    ...(isUnused ? [unassignedColumn(t)] : []),
    {
      id: 'renewal',
      kind: 'text',
      header: tFacts('columnRenewal'),
      sort: 'renewsOn',
      share: 16,
      value: (row) => {
        const words = renewalWords(row, tStates, locale);
        if (words === null || row.scheduled === null) return words;
        return (
          <>
            <span>{words}</span> <small>{t('scheduled')}</small>
          </>
        );
      },
      day: renewalDay,
    },
    {
      id: 'window',
      kind: 'text',
      header: t('columnWindow'),
      share: 12,
      summary: 'headed',
      value: (row) => windowLeft(row, settings),
    },
  ];
  return isOrdered ? columns.map((column) => ({ ...column, sort: undefined })) : columns;
}
