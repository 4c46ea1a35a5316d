import { memo } from 'react';
import type { BuyerFacts } from '../../domain/products/buyer';
import { cheapestPlan } from '../../domain/products/plan-offers';
import type { Product } from '../../domain/products/product';
import { productsListMessages, productsSharedMessages } from '../../messages/generated/en/products';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Badge } from '../ui/Badge';
import { CARD } from '../ui/Card';
import { Checkbox } from '../ui/Checkbox';
import { Link } from '../ui/Link';
import { OfferPrice } from './OfferPrice';
import { ProductMarks } from './ProductMarks';
import { kindWords } from './product-words';

/** Props of a {@link ProductCard}. */
export interface ProductCardProps {
  product: Product;
  facts: BuyerFacts | null;
  href: string;
  isCompared: boolean;
  /** Why it cannot be compared as well, as a sentence. @default it can */
  compareRefusal: string | undefined;
  onCompare: (id: string) => void;
}

const Root = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(
    () => `
  ${CARD}
  position: relative;
  display: flex;
  flex-direction: column;
  gap: var(--plinth-space-3);
  block-size: 100%;
  overflow-wrap: anywhere;
  &:hover { border-color: var(--plinth-border-strong); }
  & [data-slot='product-head'] { display: flex; align-items: start; justify-content: space-between; gap: var(--plinth-space-2); }
  & [data-slot='product-head'] > div { min-inline-size: 0; }
  & [data-slot='product-head'] small { display: block; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & h2 { margin: 0; font-family: var(--plinth-font-heading); font-size: var(--plinth-font-size-lg); font-weight: 600; line-height: 24px; }
  & h2 > a { color: inherit; font-weight: inherit; text-decoration: none; }
  /* The whole card is the link, but for its box. */
  & h2 > a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  & [data-slot='product-head'] > [data-slot='badge'] { flex: none; max-inline-size: 50%; }
  & > p {
    margin: 0;
    color: var(--plinth-text-muted);
    display: -webkit-box;
    overflow: hidden;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
  }
  & [data-slot='product-foot'] { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: var(--plinth-space-2); margin-block-start: auto; }
  & [data-slot='product-price'] > small { display: block; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & [data-slot='product-foot'] > [data-slot='checkbox'] { position: relative; z-index: 1; }
  `,
  ),
);

/** A product among others: who makes it, what it does, from what price, and what stands in the way. */
export const ProductCard = /* @__PURE__ */ memo(function ProductCard(props: ProductCardProps) {
  const { product, facts, href, isCompared, compareRefusal, onCompare } = props;
  const t = useMessages(productsListMessages);
  const tShared = useMessages(productsSharedMessages);
  const plan = cheapestPlan(product);
  const isRefused = compareRefusal !== undefined && !isCompared;
  return (
    <Root data-slot="product-card">
      <Part as="div" data-slot="product-head">
        <div>
          <small>
            <bdi>{product.vendor.name}</bdi>
          </small>
          <h2>
            <Link href={href}>
              <bdi>{product.name}</bdi>
            </Link>
          </h2>
        </div>
        <Badge>{kindWords(product.kind, tShared)}</Badge>
      </Part>
      <p>{product.summary}</p>
      <ProductMarks product={product} facts={facts} />
      <Part as="div" data-slot="product-foot">
        <Part as="div" data-slot="product-price">
          <small>{plan && tShared(plan.unitPrice === null ? 'listPriceFrom' : 'from')}</small>
          {plan && <OfferPrice plan={plan} />}
        </Part>
        <Checkbox
          label={t('compareOne')}
          aria-description={product.name}
          isSelected={isCompared}
          isDisabled={isRefused}
          disabledReason={isRefused ? compareRefusal : undefined}
          onChange={() => onCompare(product.id)}
        />
      </Part>
    </Root>
  );
});
