import type { Subscription } from '../../domain/subscriptions/subscription';
import { hasPriceRise, hasUnassignedSeats } from '../../domain/subscriptions/subscription-views';
import { isRenewalLocked } from '../../domain/subscriptions/term';
import type { sharedPlansMessages } from '../../messages/generated/en/shared';
import type { subscriptionsRenewalsMessages } from '../../messages/generated/en/subscriptions';
import type { Translate } from '../../messages/messages';
import { customerColumn } from '../shared/customer-column';
import { termWords } from '../shared/plan-words';
import {
  recurringColumn,
  renewalColumn,
  type SubscriptionColumns,
  seatsColumn,
  subscriptionName,
} from '../shared/subscription-columns';
import type { ListBadge, ListColumn } from '../ui/list/list-props';
import { Mark } from '../ui/Mark';
import { percentFormat } from '../ui/number-format';
import { newPriceColumn, priceNowAndThen } from './new-price-column';
import type { ColumnWords } from './subscription-list-words';

type RenewalWords = Translate<(typeof subscriptionsRenewalsMessages)['messages']>;

interface RenewalColumns extends SubscriptionColumns {
  readonly t: RenewalWords;
  readonly tColumns: ColumnWords;
  readonly tPlans: Translate<(typeof sharedPlansMessages)['messages']>;
  readonly now: number;
  readonly hasCustomers: boolean;
}

/** What to look at before the renewal, most urgent first. */
function notesOf(row: Subscription, { t, locale, now }: RenewalColumns): readonly ListBadge[] {
  const { unitPrice, renewalUnitPrice, quantity, assigned } = row;
  const before = Number(unitPrice);
  const rise = hasPriceRise(row) && before > 0 ? Number(renewalUnitPrice) / before - 1 : 0;
  return [
    isRenewalLocked(row.renewsOn, now) && { label: t('noteLocked') },
    row.isTrial && { label: t('noteTrial'), tone: 'info' as const },
    hasUnassignedSeats(row) && {
      label: t('noteUnassigned', { count: quantity - (assigned ?? quantity) }),
      tone: 'warning' as const,
    },
    rise > 0 && {
      label: t('noteRise', { percent: percentFormat(locale).format(rise) }),
      tone: 'warning' as const,
    },
    !row.autoRenew && { label: t('noteEnds') },
    row.scheduled !== null && { label: t('noteScheduled'), tone: 'info' as const },
  ].filter((note) => note !== false);
}

/** Columns of the renewals. Keep the returned value stable (commerce §5). */
export function renewalsColumns(settings: RenewalColumns): readonly ListColumn<Subscription>[] {
  const { t, tColumns, tFacts, tPlans, locale, hasCustomers, links } = settings;
  const columns: readonly ListColumn<Subscription>[] = [
    {
      ...subscriptionName(settings),
      value: (row) => ({
        text: row.friendlyName ?? row.productName,
        // Has the direction of the name, so that its beginning is never truncated.
        detail: `${row.friendlyName === null ? row.vendorName : row.productName} · ${termWords(row.term, tPlans)}`,
        href: links.subscription?.(row.id),
        picture: <Mark seed={row.vendorId} />,
      }),
    },
    ...(hasCustomers ? [customerColumn<Subscription>(tFacts('columnCustomer'), links, 12)] : []),
    renewalColumn(settings),
    seatsColumn(settings),
    {
      id: 'price',
      kind: 'number',
      header: tFacts('priceEach'),
      share: 17,
      narrow: 'none',
      priority: 3,
      value: (row) => priceNowAndThen(row, tColumns, locale),
    },
    newPriceColumn({ t: tColumns, locale }, true),
    recurringColumn(settings),
    {
      id: 'notes',
      kind: 'badge',
      header: t('columnNotes'),
      share: 15,
      value: (row) => notesOf(row, settings),
    },
  ];
  return columns.map((column) => ({ ...column, sort: undefined }));
}
