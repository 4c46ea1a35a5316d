import type { ClientView } from '../../contracts/products';
import type { PlanPrice } from '../../domain/products/plan-prices';
import type { MarginVerdict } from '../../domain/products/pricing';
import type { productsPriceListMessages } from '../../messages/generated/en/products';
import type { sharedPriceListMessages } from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import { formatPrice } from '../shared/price-format';
import { civilDayFormat } from '../ui/date-format';
import type { ListBadge, ListColumn, ListFilter } from '../ui/list/list-props';
import { marginFormat } from '../ui/number-format';
import { bpsShare } from './price-lists-columns';

export type PriceWords = Translate<(typeof productsPriceListMessages)['messages']>;

const VERDICTS = ['belowCost', 'low', 'good'] as const satisfies readonly MarginVerdict[];
const ORIGINS = ['own', 'markup'] as const;

/** A badge for problems only: amber below target, red below cost (commerce §6). */
function guardBadge({ verdict }: PlanPrice, t: PriceWords): ListBadge | null {
  if (verdict === 'belowCost') return { label: t('belowCost'), tone: 'danger' };
  return verdict === 'low' ? { label: t('low'), tone: 'warning' } : null;
}

type SharedWords = Translate<(typeof sharedPriceListMessages)['messages']>;

interface ColumnSettings {
  readonly t: PriceWords;
  readonly tShared: SharedWords;
  readonly locale: string;
  readonly planWords: (plan: PlanPrice) => string;
  readonly clientView: ClientView | null;
}

/** Plan, vendor, and an announced price change. */
function detailOf(plan: PlanPrice, { t, locale, planWords }: ColumnSettings): string {
  const words = `${planWords(plan)} · ${plan.vendor.name}`;
  if (!plan.nextPrice) return words;
  const { fromOn, unitPrice } = plan.nextPrice;
  const date = civilDayFormat(locale).format(new Date(`${fromOn}T00:00:00Z`));
  const price = formatPrice(unitPrice, plan.currency, locale);
  return t('planWithNext', { plan: words, price, date });
}

/** Columns of a price list's prices. Keep the returned value stable (commerce §5). */
export function planPricesColumns(settings: ColumnSettings): readonly ListColumn<PlanPrice>[] {
  const { t, tShared, locale, clientView } = settings;
  const money = (price: PlanPrice['unitPrice'] | undefined, { currency }: PlanPrice) =>
    price === null || price === undefined ? null : formatPrice(price, currency, locale);
  const plan: ListColumn<PlanPrice> = {
    id: 'plan',
    kind: 'name',
    header: tShared('columnPlan'),
    sort: 'productName',
    hasDetail: true,
    value: (row) => ({
      text: row.productName,
      detail: detailOf(row, settings),
      badges: row.isOwn ? [{ label: t('ownPrice'), tone: 'info' }] : [],
    }),
  };
  const price: ListColumn<PlanPrice> = {
    id: 'price',
    kind: 'number',
    header: tShared('columnOwnPrice'),
    sort: 'unitPrice',
    share: 13,
    narrow: 'lead',
    priority: 1,
    value: (row) => money(row.unitPrice, row),
  };
  // In client view it shows what a customer would see.
  if (clientView?.isOn) return [plan, price];
  const list: ListColumn<PlanPrice> = {
    id: 'list',
    kind: 'number',
    header: tShared('columnListPrice'),
    share: 13,
    narrow: 'third',
    isHeaded: true,
    value: (row) => money(row.unitList, row),
  };
  if (!clientView) return [plan, list, price];
  return [
    plan,
    list,
    {
      id: 'cost',
      kind: 'number',
      header: t('columnCost'),
      share: 12,
      narrow: 'third',
      isHeaded: true,
      value: (row) => money(row.unitCost, row),
    },
    price,
    {
      id: 'margin',
      kind: 'number',
      header: t('columnMargin'),
      sort: 'marginBps',
      share: 11,
      narrow: 'third',
      isHeaded: true,
      priority: 1,
      value: ({ marginBps }) =>
        marginBps === null ? null : marginFormat(locale).format(bpsShare(marginBps)),
    },
    {
      id: 'guard',
      kind: 'badge',
      header: t('columnGuard'),
      share: 15,
      value: (row) => guardBadge(row, t),
    },
  ];
}

/**
 * Filters of a price list's prices; margins only for viewers who may see costs.
 * @param isBased - whether prices without an override come from another list
 */
export function planPricesFilters(
  t: PriceWords,
  tShared: SharedWords,
  clientView: ClientView | null,
  isBased = false,
): readonly ListFilter[] {
  const verdicts: ListFilter = {
    name: 'verdict',
    label: t('columnGuard'),
    options: VERDICTS,
    labelOf: (verdict) => t(VERDICTS.find((item) => item === verdict) ?? 'good'),
  };
  return [
    ...(clientView && !clientView.isOn ? [verdicts] : []),
    {
      name: 'origin',
      label: t('origin'),
      options: ORIGINS,
      labelOf: (origin) => t(origin === 'own' ? 'ownPrice' : isBased ? 'fromBase' : 'fromMarkup'),
    },
    { name: 'vendorId', label: tShared('vendors'), isId: true },
  ];
}
