import { MarketplaceIcon } from '../../components/ui/icons';
import { type Area, lazyPage } from '../area';
import { productsPaths } from './paths';

export const productsArea: Area = {
  entry: {
    id: 'marketplace',
    url: productsPaths.products,
    permissions: ['Marketplace.ReadWrite', 'Marketplace.Read'],
    label: (t) => t('marketplace'),
    icon: <MarketplaceIcon />,
  },
  routes: [
    {
      path: productsPaths.products,
      page: /* @__PURE__ */ lazyPage(async () => (await import('./ProductsPage')).ProductsPage),
    },
    {
      path: productsPaths.product,
      page: /* @__PURE__ */ lazyPage(async () => (await import('./ProductPage')).ProductPage),
    },
    {
      path: productsPaths.priceLists,
      page: /* @__PURE__ */ lazyPage(async () => (await import('./PriceListsPage')).PriceListsPage),
    },
    {
      path: productsPaths.priceList,
      page: /* @__PURE__ */ lazyPage(async () => (await import('./PriceListPage')).PriceListPage),
    },
  ],
};
