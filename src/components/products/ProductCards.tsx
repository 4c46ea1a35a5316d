import { type MouseEvent, memo, useMemo } from 'react';
import { type Entries, inPlace } from '../../domain/entries';
import type { BuyerFacts } from '../../domain/products/buyer';
import type { Product } from '../../domain/products/product';
import { COMPARED_MOST } from '../../domain/products/products-place';
import { productsListMessages, productsSharedMessages } from '../../messages/generated/en/products';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { useParts } from '../../theme/appearance';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Card } from '../ui/Card';
import { follow, staysHere } from '../ui/follow-link';
import { useLinks } from '../ui/LinksProvider';
import { useNavigate } from '../ui/NavigationProvider';
import { Skeleton } from '../ui/Skeleton';
import { unreadableItem } from '../ui/UnreadableEntry';
import { ProductCard } from './ProductCard';
import { PRODUCT_CARDS } from './product-cards-css';
import { useCompareBoxes } from './useCompareBoxes';

interface ProductCardsProps {
  products: Entries<Product>;
  facts: BuyerFacts | null;
  compared: readonly string[];
  onCompare: (id: string) => void;
  /** They are those of before: others are on their way. */
  isBusy: boolean;
}

const Grid = styled('ul')(layered(PRODUCT_CARDS));

const Outline = styled(Card)(
  layered('display: grid; align-content: start; gap: 14px; block-size: 176px;'),
);

/** Products as cards. Nothing of them changes while the same products are found. */
export const ProductCards = memo(function ProductCards(props: ProductCardsProps) {
  const { product: productHref } = useLinks();
  const { products, facts, compared, onCompare, isBusy } = props;
  const t = useMessages(productsListMessages);
  const tShared = useMessages(productsSharedMessages);
  const locale = useMessagesLocale();
  const part = useParts();
  const words = useMemo(() => ({ t, tShared, locale, part }), [t, tShared, locale, part]);
  const navigate = useNavigate();
  const isFull = compared.length >= COMPARED_MOST;
  const boxes = useCompareBoxes(onCompare, isFull ? t('compareFull') : undefined);

  function handleClick(event: MouseEvent): void {
    boxes.listeners.onClick(event);
    const link = (event.target as Element).closest('a');
    if (link && !event.defaultPrevented && staysHere(event, link)) {
      follow(event, link, navigate);
    }
  }

  return (
    <>
      <Grid
        data-slot="product-cards"
        aria-label={t('listTitle')}
        aria-busy={isBusy}
        {...boxes.listeners}
        onClick={handleClick}
      >
        {inPlace(
          products,
          (product) => {
            const isCompared = compared.includes(product.id);
            return (
              <ProductCard
                key={product.id}
                product={product}
                facts={facts}
                href={productHref?.(product.id)}
                words={words}
                isCompared={isCompared}
                reasonId={isFull && !isCompared ? boxes.reasonId : undefined}
              />
            );
          },
          unreadableItem,
        )}
      </Grid>
      {boxes.element}
    </>
  );
});

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
