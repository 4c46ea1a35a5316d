import type { ReactNode } from 'react';
import type { BuyerFacts } from '../../domain/cart/buyer';
import { plansOfWay, planWays, shownPrice } from '../../domain/products/plan-offers';
import type { Product } from '../../domain/products/product';
import { canBuyProduct } from '../../domain/products/product-access';
import type {
  productsCompareMessages,
  productsListMessages,
} from '../../messages/generated/en/products';
import type { sharedPricesMessages } from '../../messages/generated/en/shared';
import type { uiQuantityMessages } from '../../messages/generated/en/ui';
import type { Translate } from '../../messages/messages';
import { limitsWords } from './limits-words';
import { OfferPrice } from './OfferPrice';
import { ProductMarks } from './ProductMarks';
import {
  countryNames,
  kindWords,
  type PlanWords,
  type ProductWords,
  rowWords,
} from './product-words';

/** A fact of the compared products. */
export interface CompareRow {
  readonly id: string;
  readonly label: string;
  /** Its value for each product, in order. */
  readonly cells: readonly ReactNode[];
  /** Whether the values differ. */
  readonly isDifferent: boolean;
}

interface Words {
  t: Translate<(typeof productsCompareMessages)['messages']>;
  tList: Translate<(typeof productsListMessages)['messages']>;
  tShared: ProductWords;
  tPlans: PlanWords;
  tPrices: Translate<(typeof sharedPricesMessages)['messages']>;
  tQuantity: Translate<(typeof uiQuantityMessages)['messages']>;
  locale: string;
}

/** The facts to compare products by, including prices. */
export function compareRows(
  products: readonly Product[],
  facts: BuyerFacts | null,
  words: Words,
): readonly CompareRow[] {
  const { t, tList, tShared, tPlans, tPrices, tQuantity, locale } = words;
  const country = facts?.country ?? null;

  function row(
    id: string,
    label: string,
    textOf: (product: Product) => string,
    cellOf: (product: Product) => ReactNode = textOf,
  ): CompareRow {
    const texts = new Set(products.map(textOf));
    return { id, label, cells: products.map(cellOf), isDifferent: texts.size > 1 };
  }

  const prices = planWays(products).map((way) => {
    const term = rowWords(way, tShared, tPlans);
    const label = tPrices('plan', { term, cycle: way.cycle });
    const textOf = (product: Product) =>
      plansOfWay(product, way)
        .map((plan) => `${shownPrice(plan)} ${plan.currency}`)
        .join();
    return row(`price ${way.id}`, label, textOf, (product) => {
      const plans = plansOfWay(product, way);
      return plans.length > 0
        ? plans.map((plan) => (
            <div key={plan.id}>
              <OfferPrice plan={plan} />
            </div>
          ))
        : tPrices('notOffered');
    });
  });

  return [
    row('vendor', tShared('vendor'), ({ vendor }) => vendor.name),
    row('category', tShared('category'), ({ category }) => category),
    row('kind', tShared('kind'), ({ kind }) => kindWords(kind, tShared)),
    row('summary', t('rowSummary'), ({ summary }) => summary),
    row(
      'availability',
      tList('columnAvailability'),
      (product) => canBuyProduct(product, country).reason ?? '',
      (product) => (
        <>
          {canBuyProduct(product, country).allowed && <span>{tShared('forSale')}</span>}
          <ProductMarks product={product} facts={facts} />
        </>
      ),
    ),
    ...prices,
    row('quantity', tShared('quantity'), ({ limits }) => limitsWords(limits, tShared, tQuantity)),
    row('countries', t('rowCountries'), ({ countries }) =>
      countries.length > 0 ? countryNames(countries, locale) : t('everywhere'),
    ),
    row('tenant', t('rowTenant'), ({ needsTenant }) =>
      t(needsTenant ? 'tenantNeeded' : 'tenantNotNeeded'),
    ),
    row('requires', t('rowRequires'), ({ requires }) =>
      requires.length > 0 ? t('requiresOne', { count: requires.length }) : t('requiresNone'),
    ),
  ];
}
