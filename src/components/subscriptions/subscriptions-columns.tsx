import { closingBatch } from '../../domain/subscriptions/seats';
import { endsAtRenewal, isLive, type Subscription } from '../../domain/subscriptions/subscription';
import {
  type AttentionReason,
  attentionReasons,
} from '../../domain/subscriptions/subscription-views';
import { unassignedPerMonth } from '../../domain/subscriptions/unassigned-cost';
import { timeLeft } from '../../domain/time/time-left';
import { customerColumn } from '../shared/customer-column';
import {
  recurringColumn,
  renewalColumn,
  type SubscriptionColumns,
  seatsColumn,
  subscriptionName,
  subscriptionState,
} from '../shared/subscription-columns';
import { Badge } from '../ui/Badge';
import { momentFormat } from '../ui/date-format';
import type { ListColumn } from '../ui/list/list-props';
import { newPriceColumn, priceWords } from './new-price-column';
import type { AttentionWords, ColumnWords } from './subscription-list-words';
import { REASONS } from './subscriptions-filters';

interface ColumnSettings extends SubscriptionColumns {
  readonly t: ColumnWords;
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
}

type Column = ListColumn<Subscription>;

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
    kind: 'badge',
    header: t('attentionReason'),
    share: 14,
    value: (row) =>
      attentionReasons(row, reasons, now).map((reason) => ({
        label: t(reason === 'renewing' && endsAtRenewal(row) ? 'reasonEnding' : REASONS[reason]),
        tone: TONES[reason],
      })),
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
    narrow: 'none',
    priority: 3,
    value: (row) => priceWords(row.unitPrice, row, t, locale),
  };
}

/** Monthly cost of unassigned seats, beside the cost of all seats (workday §3). */
const unassignedColumn = (t: ColumnWords): Column => ({
  id: 'unassigned',
  kind: 'money',
  header: t('columnUnassigned'),
  share: 12,
  isHeaded: true,
  priority: 1,
  value: (row) => {
    const amount = isLive(row) ? unassignedPerMonth(row) : null;
    return amount === null ? null : { amount, currency: row.currency };
  },
});

/** Columns of the subscriptions. Keep the returned value stable (commerce §5). */
export function subscriptionsColumns(settings: ColumnSettings): readonly Column[] {
  const { t, tFacts, hasCustomers, isOrdered, isUnused = false, reason } = settings;
  const columns: readonly Column[] = [
    subscriptionName(settings),
    ...(hasCustomers
      ? [customerColumn<Subscription>(tFacts('columnCustomer'), settings.links, 13)]
      : []),
    subscriptionState(settings),
    seatsColumn(settings),
    reason ?? priceColumn(settings),
    newPriceColumn(settings, !settings.isRising),
    recurringColumn(settings, isUnused ? t('columnAllSeats') : undefined),
    ...(isUnused ? [unassignedColumn(t)] : []),
    renewalColumn(settings, t('scheduled')),
    {
      id: 'window',
      kind: 'text',
      isRare: true,
      header: t('columnWindow'),
      share: 10,
      narrow: 'third',
      isHeaded: true,
      priority: 3,
      value: (row) => windowLeft(row, settings),
    },
  ];
  return isOrdered ? columns.map((column) => ({ ...column, sort: undefined })) : columns;
}
