import type { Subscription } from '../../domain/subscriptions/subscription';
import { formatCivilDate } from '../../domain/time/civil-format';
import { formatPrice } from '../shared/price-format';
import type { ListColumn } from '../ui/list/list-props';
import type { ColumnWords } from './subscription-list-words';

const PER = { month: 'priceMonth', year: 'priceYear', usage: 'priceUsage' } as const;

/** A price with its unit; without it for an unknown cycle (commerce §2.1). */
export function priceWords(
  price: Subscription['unitPrice'],
  { currency, cycle }: Pick<Subscription, 'currency' | 'cycle'>,
  t: ColumnWords,
  locale: string,
): string {
  const text = formatPrice(price, currency, locale);
  const key = Object.hasOwn(PER, cycle) ? PER[cycle as keyof typeof PER] : null;
  return key === null ? text : t(key, { price: text });
}

/** The new price from the renewal; null if it does not change. */
function nextPrice({ renewsOn, renewalUnitPrice: price, unitPrice }: Subscription) {
  if (renewsOn === null || price === null || price === unitPrice) return null;
  return { on: renewsOn, price };
}

/** The price now and, if it changes at the renewal, the one then. */
export function priceNowAndThen(row: Subscription, t: ColumnWords, locale: string): string {
  const next = nextPrice(row);
  if (next === null) return priceWords(row.unitPrice, row, t, locale);
  return t('priceThen', {
    now: formatPrice(row.unitPrice, row.currency, locale),
    later: priceWords(next.price, row, t, locale),
  });
}

/**
 * The price from the renewal, if it changes. Keep the returned value stable.
 * @param isExtra - whether it is hidden unless the user selects it
 */
export function newPriceColumn(
  { t, locale }: { readonly t: ColumnWords; readonly locale: string },
  isExtra = false,
): ListColumn<Subscription> {
  return {
    id: 'newPrice',
    kind: 'text',
    header: t('columnNewPrice'),
    share: 13,
    narrow: 'third',
    isHeaded: true,
    isExtra,
    value: (row) => {
      const next = nextPrice(row);
      if (next === null) return null;
      const price = priceWords(next.price, row, t, locale);
      return `${formatCivilDate(next.on, locale)} · ${price}`;
    },
    day: (row) => nextPrice(row)?.on ?? null,
  };
}
