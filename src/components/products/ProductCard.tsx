import { memo } from 'react';
import type { BuyerFacts } from '../../domain/cart/buyer';
import { cheapestPlan } from '../../domain/products/plan-offers';
import type { Product } from '../../domain/products/product';
import { isSafeHref } from '../../domain/text/safe-href';
import type { productsListMessages } from '../../messages/generated/en/products';
import type { Translate } from '../../messages/messages';
import { Mark } from '../ui/Mark';
import { type OfferWords, offerAmount } from './OfferPrice';
import { hasMarks, ProductMarks } from './ProductMarks';
import { kindWords, type ProductWords } from './product-words';

/** What the cards need to render, read once because there are dozens. */
export interface CardWords extends Omit<OfferWords, 't'> {
  t: Translate<(typeof productsListMessages)['messages']>;
  tShared: ProductWords;
}

/** Props of a {@link ProductCard}. */
export interface ProductCardProps {
  product: Product;
  facts: BuyerFacts | null;
  href: string | undefined;
  words: CardWords;
  isCompared: boolean;
  /** Id of the text that explains why it cannot be compared; undefined if it can. */
  reasonId: string | undefined;
}

// {@link ProductCards} listens for all checkboxes; React requires a listener beside `checked`.
const noop = () => {};

/**
 * A product in a list: vendor, description, price from, and obstacles. Bare elements, styled and
 * listened to by {@link ProductCards}.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, facts, href, words, isCompared, reasonId } = props;
  const { t, tShared, locale, part } = words;
  const plan = cheapestPlan(product);
  return (
    <li {...part('product-card')}>
      <div {...part('product-head')}>
        <Mark seed={product.vendor.id} size="lg" />
        <div>
          <h2>
            {/* Isolates its text direction, as `bdi` does. */}
            <a {...part('link')} href={href && isSafeHref(href) ? href : undefined} dir="auto">
              {product.name}
            </a>
          </h2>
          <bdi>{product.vendor.name}</bdi>
          <span {...part('product-kind')}>{kindWords(product.kind, tShared)}</span>
        </div>
      </div>
      <p dir="auto">{product.summary}</p>
      {hasMarks(product, facts) && <ProductMarks product={product} facts={facts} />}
      <div {...part('product-foot')}>
        <div {...part('product-price')}>
          <small>{plan && tShared(plan.unitPrice === null ? 'listPriceFrom' : 'from')}</small>
          {plan && (
            <span {...part('offer-price')}>{offerAmount(plan, { t: tShared, locale, part })}</span>
          )}
        </div>
        <label {...part('checkbox')} data-refused={reasonId && ''}>
          <input
            {...part('choice-control')}
            type="checkbox"
            value={product.id}
            aria-description={product.name}
            aria-describedby={reasonId}
            aria-disabled={reasonId === undefined ? undefined : true}
            checked={isCompared}
            onChange={noop}
          />
          <span>{t('compareOne')}</span>
        </label>
      </div>
    </li>
  );
});
