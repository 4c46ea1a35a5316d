import { Suspense } from 'react';
import type { ProductsScreenProps } from '../../contracts/products';
import type { BuyerFacts } from '../../domain/cart/buyer';
import type { Product } from '../../domain/products/product';
import type { Reading } from '../../domain/reading';
import {
  productsCompareMessages,
  productsListMessages,
  productsPriceListsMessages,
  productsProductMessages,
} from '../../messages/generated/en/products';
import { uiDataMessages } from '../../messages/generated/en/ui';

import { useMessages } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { CompareIcon } from '../ui/icons';
import { useLinks } from '../ui/LinksProvider';
import { lazyPart } from '../ui/lazy-part';
import { PageActions, useIsPhone } from '../ui/PageActions';
import { Screen } from '../ui/Screen';
import { Skeleton } from '../ui/Skeleton';
import { useSteady } from '../ui/useSteady';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { BuyerBar } from './BuyerBar';
import { PricedLinks } from './PricedLinks';
import { ProductsBrowser } from './ProductsBrowser';

/** Loaded when products are compared. */
const CompareTable = lazyPart(async () => (await import('./CompareTable')).CompareTable);

/** On a phone the first products are near the top. */
const Frame = styled(Screen)(
  layered(
    () => `
  ${mediaDown('sm')} {
    gap: var(--plinth-space-2);
    & > [data-slot='page-header'] > div:not([data-slot]) { flex: 1 1 0; min-inline-size: 0; }
    & > [data-slot='page-header'] > [data-slot='page-actions'] { margin-block: -8px -4px; }
    & > [data-slot='buyer-bar'] { padding-block: 2px; font-size: var(--plinth-font-size-sm); line-height: 18px; }
  }
  `,
  ),
);

interface CompareProductsProps {
  products: Reading<readonly Product[]>;
  facts: BuyerFacts | null;
  onRemove: (id: string) => void;
  onBack: () => void;
}

/** Up to four products side by side, or why they are missing. */
function CompareProducts(props: CompareProductsProps) {
  const { products: reading, onBack, ...table } = props;
  const t = useMessages(productsCompareMessages);
  const tProduct = useMessages(productsProductMessages);
  const tData = useMessages(uiDataMessages);
  const back = <Button onPress={onBack}>{tProduct('backToMarketplace')}</Button>;
  if (reading.status === 'failed') {
    return (
      <FailedState
        failure={reading.failure}
        fallback={t('compareFailed')}
        isRetrying={reading.isRefreshing}
      />
    );
  }
  const loading = (
    <div aria-busy>
      <VisuallyHidden role="status">{tData('loading')}</VisuallyHidden>
      <Skeleton shape="block" height={360} />
    </div>
  );
  if (reading.status === 'loading') return loading;
  if (reading.status === 'empty' || reading.data.length === 0) {
    return (
      <EmptyState
        icon={<CompareIcon />}
        title={t('compareNothing')}
        text={t('compareNothingText')}
        actions={back}
      />
    );
  }
  return (
    <>
      <div>{back}</div>
      <Suspense fallback={loading}>
        <CompareTable {...table} products={reading.data} />
      </Suspense>
    </>
  );
}

/**
 * The marketplace: top vendors, search, facets, cards or a list, and a comparison of up to four
 * products, with the prices of the selected customer (commerce §5).
 *
 * @example
 * <ProductsScreen {...useProductsScreen()} />
 */
export function ProductsScreen(props: ProductsScreenProps) {
  const { buyer, place, onPlaceChange, vendors, list } = props;
  const { priceLists: priceListsHref } = useLinks();
  const t = useMessages(productsListMessages);
  const tCompare = useMessages(productsCompareMessages);
  const tPrices = useMessages(productsPriceListsMessages);
  const handlePricesOf = useSteady((pricesOf: string) => onPlaceChange({ ...place, pricesOf }));
  const { isComparing } = place;
  const isPhone = useIsPhone();
  return (
    <PricedLinks of={place.pricesOf}>
      <Frame
        data-slot="products-screen"
        access={props.access}
        area={t('listTitle')}
        title={isComparing ? tCompare('compareTitle') : t('listTitle')}
        text={isComparing ? tCompare('compareIntro') : undefined}
        actions={
          !isComparing &&
          priceListsHref && (
            <PageActions
              isFolded={isPhone}
              actions={[{ id: 'prices', label: tPrices('priceListsTitle'), href: priceListsHref }]}
            />
          )
        }
      >
        <BuyerBar buyer={buyer} failure={props.buyerFailure} onPricesOfChange={handlePricesOf} />
        {isComparing ? (
          <CompareProducts
            products={props.compared}
            facts={buyer.facts}
            onRemove={(id) => {
              const rest = place.compared.filter((one) => one !== id);
              onPlaceChange({ ...place, compared: rest, isComparing: rest.length > 0 });
            }}
            onBack={() => onPlaceChange({ ...place, isComparing: false })}
          />
        ) : (
          <ProductsBrowser {...{ list, buyer, place, onPlaceChange, vendors }} />
        )}
      </Frame>
    </PricedLinks>
  );
}
