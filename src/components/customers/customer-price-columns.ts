import type { Links } from '../../contracts/links';
import type { PlanPrice } from '../../domain/products/plan-prices';
import type { sharedPriceListMessages } from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import { formatPrice } from '../shared/price-format';
import type { ListColumn } from '../ui/list/list-props';

export interface PriceColumns {
  readonly t: Translate<(typeof sharedPriceListMessages)['messages']>;
  readonly locale: string;
  readonly planWords: (plan: PlanPrice) => string;
  readonly links: Links;
  readonly customerId: string;
}

/** Columns of a customer's prices by plan. Costs and margins are shown on the price list only. */
export function customerPriceColumns(settings: PriceColumns): readonly ListColumn<PlanPrice>[] {
  const { t, locale, planWords, links, customerId } = settings;
  const text = (price: PlanPrice['unitPrice'], { currency }: PlanPrice) =>
    price === null ? null : formatPrice(price, currency, locale);
  return [
    {
      id: 'plan',
      kind: 'name',
      header: t('columnPlan'),
      sort: 'productName',
      hasDetail: true,
      value: (plan) => ({
        text: plan.productName,
        detail: `${planWords(plan)} · ${plan.vendor.name}`,
        href: links.product?.(plan.productId, customerId),
      }),
    },
    {
      id: 'list',
      kind: 'number',
      header: t('columnListPrice'),
      share: 18,
      narrow: 'third',
      isHeaded: true,
      value: (plan) => text(plan.unitList, plan),
    },
    {
      id: 'price',
      kind: 'number',
      header: t('columnOwnPrice'),
      sort: 'unitPrice',
      share: 18,
      narrow: 'lead',
      value: (plan) => text(plan.unitPrice, plan),
    },
  ];
}
