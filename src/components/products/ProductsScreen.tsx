import { memo } from 'react';
import type { Access } from '../../domain/access';
import type { Failure } from '../../domain/failure';
import type { ListState } from '../../domain/list-query';
import type { Buyer } from '../../domain/products/buyer';
import type { Product } from '../../domain/products/product';
import { PRODUCTS_READ } from '../../domain/products/product-access';
import type { ProductsPlace } from '../../domain/products/products-place';
import type { VendorOffer } from '../../domain/products/top-vendors';
import type { Reading } from '../../domain/reading';
import type { NeedRefusal } from '../../domain/users/permission-access';
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
import { PageHeader } from '../ui/PageHeader';
import { useSteady } from '../ui/useSteady';
import { BuyerBar } from './BuyerBar';
import { CompareProducts } from './CompareProducts';
import { ProductsBrowser } from './ProductsBrowser';

/** Props of {@link ProductsScreen}. */
export interface ProductsScreenProps extends ListState<Product> {
  /** Whether the viewer may see the marketplace, and why not. */
  access: Access<NeedRefusal>;
  /** Whom one buys for, and whose prices are shown. */
  buyer: Buyer;
  /** Why it is not known whom one buys for. @default it is */
  buyerFailure?: Failure | undefined;
  /** Where customers are chosen to buy for. @default they cannot be chosen */
  chooseBuyerHref?: string | undefined;
  /** Cards or a list, and what is compared. */
  place: ProductsPlace;
  /** Called with where the reader goes. */
  onPlaceChange: (place: ProductsPlace) => void;
  /** What the top vendors offer; they themselves are counted by the list. */
  vendors: Reading<readonly VendorOffer[]>;
  /** What is compared. */
  compared: Reading<readonly Product[]>;
  /** Where a product is. Keep it the same. */
  productHref: (id: string) => string;
  /** Where the price lists are, for those who may see them. @default there is no link to them */
  priceListsHref?: string | undefined;
}

const Page = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-5);
  min-inline-size: 0;
  color: var(--plinth-text);
  `),
);

interface HeadProps {
  isComparing: boolean;
  priceListsHref: string | undefined;
}

// Nothing of it changes while one types.
const Head = /* @__PURE__ */ memo(function Head({ isComparing, priceListsHref }: HeadProps) {
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
 * <ProductsScreen {...useProductsScreen({ productHref })} />
 */
export function ProductsScreen(props: ProductsScreenProps) {
  const { access, buyer, buyerFailure, chooseBuyerHref, place, onPlaceChange, ...rest } = props;
  const { vendors, compared, productHref, priceListsHref, ...list } = rest;
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
    <Page data-slot="products-screen">
      <Head isComparing={place.isComparing} priceListsHref={priceListsHref} />
      <BuyerBar
        buyer={buyer}
        failure={buyerFailure}
        chooseBuyerHref={chooseBuyerHref}
        onPricesOfChange={handlePricesOf}
      />
      {place.isComparing ? (
        <CompareProducts
          products={compared}
          facts={buyer.facts}
          productHref={productHref}
          onRemove={(id) => {
            const rest = place.compared.filter((one) => one !== id);
            onPlaceChange({ ...place, compared: rest, isComparing: rest.length > 0 });
          }}
          onBack={() => onPlaceChange({ ...place, isComparing: false })}
        />
      ) : (
        <ProductsBrowser {...{ list, buyer, place, onPlaceChange, vendors, productHref }} />
      )}
    </Page>
  );
}
