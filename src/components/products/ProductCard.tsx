import { memo } from 'react';
import type { BuyerFacts } from '../../domain/cart/buyer';
import { cheapestPlan } from '../../domain/products/plan-offers';
import type { Product } from '../../domain/products/product';
import { isSafeHref } from '../../domain/text/safe-href';
import type { productsListMessages } from '../../messages/generated/en/products';
import type { Translate } from '../../messages/messages';
import { type OfferWords, offerAmount } from './OfferPrice';
import { hasMarks, ProductMarks } from './ProductMarks';
import { kindWords, type ProductWords } from './product-words';

/** What all cards are written with: read once, because there are dozens of them. */
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
  /** Id of the sentence that says why it cannot be compared as well; undefined where it can. */
  reasonId: string | undefined;
}

// The cards listen for all their boxes; React asks for a listener beside `checked`.
const heardByTheCards = () => {};

/**
 * A product among others: who makes it, what it does, from what price, and what stands in the way.
 * Bare elements, which {@link ProductCards} draws and listens to.
 */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, facts, href, words, isCompared, reasonId } = props;
  const { t, tShared, locale, part } = words;
  const plan = cheapestPlan(product);
  return (
    <li {...part('product-card')}>
      <div {...part('product-head')}>
        <div>
          <bdi>{product.vendor.name}</bdi>
          <h2>
            {/* It isolates its text as a `bdi` does. */}
            <a {...part('link')} href={href && isSafeHref(href) ? href : undefined} dir="auto">
              {product.name}
            </a>
          </h2>
        </div>
        <span {...part('badge')}>{kindWords(product.kind, tShared)}</span>
      </div>
      <p>{product.summary}</p>
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
            onChange={heardByTheCards}
          />
          <span>{t('compareOne')}</span>
        </label>
      </div>
    </li>
  );
});
