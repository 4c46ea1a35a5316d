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
      outline: { title: (t) => t('marketplace'), shape: 'list' },
      page: lazyPage(async () => (await import('./ProductsPage')).ProductsPage),
    },
    {
      path: productsPaths.product,
      outline: { shape: 'record' },
      page: lazyPage(async () => (await import('./ProductPage')).ProductPage),
    },
    {
      path: productsPaths.priceLists,
      outline: { shape: 'list' },
      page: lazyPage(async () => (await import('./PriceListsPage')).PriceListsPage),
    },
    {
      path: productsPaths.priceList,
      outline: { shape: 'list' },
      page: lazyPage(async () => (await import('./PriceListPage')).PriceListPage),
    },
  ],
};
