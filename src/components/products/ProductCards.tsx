import type { ChangeEvent, FocusEvent, PointerEvent, SyntheticEvent } from 'react';
import { type MouseEvent, memo, useId, useMemo } from 'react';
import type { BuyerFacts } from '../../domain/cart/buyer';
import { type Entries, inPlace } from '../../domain/entries';
import type { Product } from '../../domain/products/product';
import { COMPARED_MOST } from '../../domain/products/products-place';
import { productsListMessages, productsSharedMessages } from '../../messages/generated/en/products';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { useParts } from '../../theme/appearance';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { CARD, Card } from '../ui/Card';
import { CHECKBOX_ROW } from '../ui/Checkbox';
import { FOCUS_RING } from '../ui/control-css';
import { follow, staysHere } from '../ui/follow-link';
import { useLinks } from '../ui/LinksProvider';
import { useNavigate } from '../ui/NavigationProvider';
import { Skeleton } from '../ui/Skeleton';
import { unreadableItem } from '../ui/UnreadableEntry';
import { useHint } from '../ui/useHint';
import { OFFER_PRICE } from './OfferPrice';
import { ProductCard } from './ProductCard';

/** The checkbox of an event's card, if comparing it is refused. */
function refusedAt({ target }: SyntheticEvent): HTMLElement | null {
  const row = (target as Element).closest('label[data-refused]');
  return row?.querySelector('input') ?? null;
}

/**
 * Delegated listeners for the checkboxes of all cards.
 *
 * @param refusal - why no more products can be compared; undefined if they can
 */
function useCompareBoxes(onCompare: (id: string) => void, refusal: string | undefined) {
  const reasonId = useId();
  const hint = useHint();

  function show(box: HTMLElement | null, by: 'focus' | 'hover'): void {
    if (box && refusal) hint.show(box, refusal, by);
  }

  return {
    reasonId,
    listeners: {
      onChange({ target }: ChangeEvent<HTMLElement>) {
        const box = target as HTMLInputElement;
        if (!box.hasAttribute('aria-disabled')) onCompare(box.value);
      },
      onClick: (event: MouseEvent) => show(refusedAt(event), 'focus'),
      onFocus(event: FocusEvent) {
        if (event.target.matches(':focus-visible')) show(refusedAt(event), 'focus');
      },
      onBlur: () => hint.hide(),
      onPointerOver(event: PointerEvent) {
        if (event.pointerType === 'mouse') show(refusedAt(event), 'hover');
      },
      onPointerOut(event: PointerEvent) {
        if (event.pointerType === 'mouse' && refusedAt(event)) hint.hide(event.relatedTarget);
      },
    },
    /** Element to render beside the cards. */
    element: refusal && (
      <>
        <span hidden id={reasonId}>
          {refusal}
        </span>
        {hint.element}
      </>
    ),
  };
}

/**
 * CSS of product cards and their content in a single class, so that a card is bare elements. Items
 * between blocks are blocks themselves, which saves line boxes in layout.
 */
const PRODUCT_CARDS = () => `
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: var(--plinth-space-4);
  & > li { min-inline-size: 0; }
  & [data-slot='product-card'] {
    ${CARD}
    position: relative;
    display: flex;
    flex-direction: column;
    gap: var(--plinth-space-3);
    overflow-wrap: anywhere;
  }
  & [data-slot='product-card']:hover { border-color: var(--plinth-border-strong); }
  & [data-slot='product-head'] { display: flex; align-items: center; gap: var(--plinth-space-3); }
  & [data-slot='product-head'] > div { min-inline-size: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & [data-slot='product-kind']::before { content: '·'; margin-inline: 6px; }
  & h2 { margin: 0; color: var(--plinth-text); font-family: var(--plinth-font-heading); font-size: var(--plinth-font-size-lg); font-weight: 600; line-height: 22px; }
  & h2 > a { border-radius: calc(var(--plinth-radius-sm) - 2px); color: inherit; font-weight: inherit; text-decoration: none; }
  & h2 > a:focus-visible { ${FOCUS_RING} }
  /* The link covers the card, except its checkbox. */
  & h2 > a::after { content: ''; position: absolute; inset: 0; border-radius: inherit; }
  & [data-slot='product-card'] > p {
    align-self: start;
    margin: 0;
    /* A text in another direction begins where the name does. */
    text-align: -webkit-match-parent;
    text-align: match-parent;
    color: var(--plinth-text-muted);
    display: -webkit-box;
    overflow: hidden;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
  }
  & [data-slot='product-foot'] { display: flex; align-items: end; justify-content: space-between; gap: var(--plinth-space-2); margin-block-start: auto; }
  & [data-slot='product-price'] { min-inline-size: 0; }
  & [data-slot='product-price'] > small { display: block; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); line-height: 18px; }
  & [data-slot='offer-price'] { ${OFFER_PRICE()} display: flex; }
  /* Prices of a row are at one height. */
  & [data-slot='offer-price'] > small { flex: 1 0 100%; }
  & [data-slot='offer-price'] > data { font-size: var(--plinth-font-size-xl); line-height: 28px; }
  & [data-slot='product-foot'] > label { ${CHECKBOX_ROW()} position: relative; flex: none; }
`;

interface ProductCardsProps {
  products: Entries<Product>;
  facts: BuyerFacts | null;
  compared: readonly string[];
  onCompare: (id: string) => void;
  /** Whether these are previous results while new ones load. */
  isBusy: boolean;
}

const Grid = styled('ul')(layered(PRODUCT_CARDS));

const Outline = styled(Card)(
  layered('display: grid; align-content: start; gap: 14px; block-size: 176px;'),
);

/** Products as cards. Memoized: does not re-render while the same products are found. */
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

/** Placeholder of the cards. */
export function ProductCardsSkeleton({ count }: { count: number }) {
  return (
    <Grid aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key
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
