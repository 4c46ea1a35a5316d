import { memo } from 'react';
import type { ProductsScreenProps } from '../../contracts/products';
import { PRODUCTS_READ } from '../../domain/products/product-access';
import { priceListsListMessages } from '../../messages/generated/en/price-lists';
import {
  productsCompareMessages,
  productsListMessages,
} from '../../messages/generated/en/products';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { ForbiddenState } from '../ui/ForbiddenState';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { PageHeader } from '../ui/PageHeader';
import { useSteady } from '../ui/useSteady';
import { BuyerBar } from './BuyerBar';
import { CompareProducts } from './CompareProducts';
import { PricedLinks } from './PricedLinks';
import { ProductsBrowser } from './ProductsBrowser';

const Page = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-5);
  min-inline-size: 0;
  color: var(--plinth-text);
  `),
);

interface HeadProps {
  isComparing: boolean;
}

// Nothing of it changes while one types.
const Head = memo(function Head({ isComparing }: HeadProps) {
  const { priceLists: priceListsHref } = useLinks();
  const t = useMessages(productsListMessages);
  const tCompare = useMessages(productsCompareMessages);
  const tPrices = useMessages(priceListsListMessages);
  if (isComparing) {
    return <PageHeader title={tCompare('compareTitle')} text={tCompare('compareIntro')} />;
  }
  return (
    <PageHeader
      title={t('listTitle')}
      text={t('listIntro')}
      actions={
        priceListsHref && (
          <Link data-variant="button" href={priceListsHref}>
            {tPrices('listTitle')}
          </Link>
        )
      }
    />
  );
});

/**
 * The marketplace: top vendors, search, facets, cards or a list, and up to four products side by side,
 * at the prices of whom one buys for (commerce §5).
 *
 * @example
 * <ProductsScreen {...useProductsScreen()} />
 */
export function ProductsScreen(props: ProductsScreenProps) {
  const { access, buyer, buyerFailure, place, onPlaceChange, ...rest } = props;
  const { vendors, compared, ...list } = rest;
  const t = useMessages(productsListMessages);
  const handlePricesOf = useSteady((pricesOf: string) => onPlaceChange({ ...place, pricesOf }));

  if (!access.allowed) {
    return (
      <Page data-slot="products-screen">
        <PageHeader title={t('listTitle')} />
        <ForbiddenState
          area={t('listTitle')}
          permission={PRODUCTS_READ.permission}
          reason={access.reason}
        />
      </Page>
    );
  }
  return (
    <PricedLinks of={place.pricesOf}>
      <Page data-slot="products-screen">
        <Head isComparing={place.isComparing} />
        <BuyerBar buyer={buyer} failure={buyerFailure} onPricesOfChange={handlePricesOf} />
        {place.isComparing ? (
          <CompareProducts
            products={compared}
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
      </Page>
    </PricedLinks>
  );
}
