import { arithmeticOf, type ChargeLine } from '../../domain/billing/charge';
import { formatMoney } from '../../domain/money';
import { lastDayOf } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import type { sharedChargesMessages } from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import { numberFormat } from '../ui/number-format';
import type { SumLine } from '../ui/SumLines';
import { formatPrice } from './price-format';

type Words = Translate<(typeof sharedChargesMessages)['messages']>;

const KINDS = {
  new: 'kindNew',
  recurring: 'kindRecurring',
  renewal: 'kindRenewal',
  seatsAdded: 'kindSeatsAdded',
  seatsRemoved: 'kindSeatsRemoved',
  cancelled: 'kindCancelled',
  planChanged: 'kindPlanChanged',
  usage: 'kindUsage',
  once: 'kindOnce',
  adjustment: 'kindAdjustment',
} as const;

/**
 * The label of a statement line's kind. An unknown kind is shown as it is (commerce §2.1). A plan
 * change is a credit of the old plan and a charge of the new one (workday §5).
 */
export function chargeKindWords({ kind, net }: Pick<ChargeLine, 'kind' | 'net'>, t: Words): string {
  if (kind === 'planChanged' && net < 0) return t('kindPlanCredit');
  return Object.hasOwn(KINDS, kind) ? t(KINDS[kind as keyof typeof KINDS]) : kind;
}

/** The calculation of an amount; null if our rules do not explain it (commerce §5). */
export function chargeArithmetic(
  line: Omit<ChargeLine, 'kind'>,
  currency: string,
  t: Words,
  locale: string,
): string | null {
  const sum = arithmeticOf(line);
  if (!sum) return null;
  const { days, ofDays: of } = sum;
  const quantity = numberFormat(locale).format(sum.quantity);
  const price = formatPrice(sum.unitPrice, currency, locale);
  return days === of
    ? t('chargeWhole', { quantity, price })
    : t('chargePart', { quantity, price, days, of });
}

/** First and last day of a charge. */
export function chargeDays(
  { fromOn, untilOn }: Pick<ChargeLine, 'fromOn' | 'untilOn'>,
  t: Words,
  locale: string,
): string {
  return t('chargeDays', {
    from: formatCivilDate(fromOn, locale),
    until: formatCivilDate(lastDayOf(untilOn), locale),
  });
}

/** A charge as a part of a sum: what it is, its amount, and how that is calculated. */
export function chargeSumLine(
  line: ChargeLine,
  currency: string,
  t: Words,
  locale: string,
): SumLine {
  return {
    label: chargeKindWords(line, t),
    value: formatMoney({ amount: line.net, currency }, locale),
    how: chargeArithmetic(line, currency, t, locale),
    note: line.days === null ? null : chargeDays(line, t, locale),
  };
}
