import { PriceListScreen } from '../components/products/PriceListScreen';
import { PriceListsScreen } from '../components/products/PriceListsScreen';
import { ProductScreen } from '../components/products/ProductScreen';
import { ProductsScreen } from '../components/products/ProductsScreen';
import { PLAN_PRICES_LIST } from '../domain/products/plan-prices-list';
import { PRICE_LISTS_LIST } from '../domain/products/price-lists-list';
import { PRODUCTS_LIST } from '../domain/products/products-list';
import { addressWithPlace, placeIn } from '../domain/products/products-place';
import { usePriceListScreen } from '../hooks/products/usePriceListScreen';
import { usePriceListsScreen } from '../hooks/products/usePriceListsScreen';
import { useProductScreen } from '../hooks/products/useProductScreen';
import { useProductsScreen } from '../hooks/products/useProductsScreen';
import { priceListKeys, productKeys } from '../hooks/reads/keys';
import {
  productsCompareMessages,
  productsListMessages,
  productsPriceListsMessages,
} from '../messages/generated/en/products';
import { sharedFactsMessages } from '../messages/generated/en/shared';
import { useMessages } from '../messages/messages';
import { useRecordTitle } from './record-title';
import { row } from './row';
import { wired } from './wired';

export const marketplace = row({
  useScreen: useProductsScreen,
  Component: ProductsScreen,
  list: PRODUCTS_LIST,
  // The comparison and the buyer stay when a saved view opens, and are not saved with it.
  kept: ['compare', 'customer'],
  place({ params, state, go }) {
    const place = placeIn(params);
    return {
      place,
      // A comparison has its own history entry, so that Back leaves it.
      onPlaceChange(next) {
        const isHere = next.isComparing === place.isComparing;
        const how = { replace: isHere, preventScrollReset: isHere, state };
        go((now) => addressWithPlace(now, next), how);
      },
    };
  },
  useTitle({ place }) {
    const t = useMessages(productsListMessages);
    const tCompare = useMessages(productsCompareMessages);
    return place.isComparing ? tCompare('compareTitle') : t('listTitle');
  },
});

/** The products that can be bought. */
export const Marketplace = wired(marketplace);

export const product = row({
  useScreen: useProductScreen,
  Component: ProductScreen,
  place: ({ params, go }) => ({
    pricesOf: placeIn(params).pricesOf,
    onPricesOfChange: (pricesOf) =>
      go((now) => addressWithPlace(now, { ...placeIn(now), pricesOf }), {
        ...{ replace: true, preventScrollReset: true },
      }),
  }),
  reading: ({ product }) => product,
  useTitle({ access, product }, { id }) {
    const t = useMessages(productsListMessages);
    return useRecordTitle({
      ...{ id, access, reading: product, lists: productKeys.all, kind: t('columnProduct') },
      nameOf: ({ name }) => name,
    });
  },
});

/** One product with its prices, and how to buy it. */
export const Product = wired(product);

export const priceLists = row({
  useScreen: usePriceListsScreen,
  Component: PriceListsScreen,
  list: PRICE_LISTS_LIST,
  useTitle: () => useMessages(productsPriceListsMessages)('priceListsTitle'),
});

/** Price lists, of which each opens one. */
export const PriceLists = wired(priceLists);

export const priceList = row({
  useScreen: usePriceListScreen,
  Component: PriceListScreen,
  list: PLAN_PRICES_LIST,
  reading: ({ priceList }) => priceList,
  useTitle({ access, priceList }, { id }) {
    const t = useMessages(sharedFactsMessages);
    return useRecordTitle({
      ...{ id, access, reading: priceList, lists: priceListKeys.all, kind: t('columnList') },
      nameOf: ({ name }) => name,
    });
  },
});

/** One price list with its prices. */
export const PriceList = wired(priceList);
