import { useMemo } from 'react';
import type { BuyerFacts } from '../../domain/products/buyer';
import type { Product } from '../../domain/products/product';
import { COMPARED_MOST } from '../../domain/products/products-place';
import { productsListMessages } from '../../messages/generated/en/products';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Card } from '../ui/Card';
import { Skeleton } from '../ui/Skeleton';
import { useSteady } from '../ui/useSteady';
import { ProductCard } from './ProductCard';

interface ProductCardsProps {
  products: readonly Product[];
  facts: BuyerFacts | null;
  productHref: (id: string) => string;
  compared: readonly string[];
  onCompare: (id: string) => void;
  /** They are those of before: others are on their way. */
  isBusy: boolean;
}

const Grid = /* @__PURE__ */ styled('ul')(
  /* @__PURE__ */ layered(`
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: var(--plinth-space-4);
  & > li { min-inline-size: 0; }
  `),
);

const Outline = /* @__PURE__ */ styled(Card)(
  /* @__PURE__ */ layered('display: grid; align-content: start; gap: 14px; block-size: 176px;'),
);

/** Products as cards. */
export function ProductCards(props: ProductCardsProps) {
  const { products, facts, productHref, compared, onCompare, isBusy } = props;
  const t = useMessages(productsListMessages);
  const marked = useMemo(() => new Set(compared), [compared]);
  const handleCompare = useSteady(onCompare);
  const isFull = compared.length >= COMPARED_MOST;
  return (
    <Grid data-slot="product-cards" aria-label={t('listTitle')} aria-busy={isBusy}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            facts={facts}
            href={productHref(product.id)}
            isCompared={marked.has(product.id)}
            compareRefusal={isFull ? t('compareFull') : undefined}
            onCompare={handleCompare}
          />
        </li>
      ))}
    </Grid>
  );
}

/** The shape of the cards that come. */
export function ProductCardsSkeleton({ count }: { count: number }) {
  return (
    <Grid aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines have nothing else
        <li key={at}>
          <Outline>
            <Skeleton width="35%" height={12} />
            <Skeleton width="60%" height={18} />
            <Skeleton height={12} />
            <Skeleton width="80%" height={12} />
            <Skeleton width="45%" height={16} />
          </Outline>
        </li>
      ))}
    </Grid>
  );
}
