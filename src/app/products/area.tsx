import { MarketplaceIcon } from '../../components/ui/icons';
import { type Area, lazyPage, rowPage } from '../area';
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
      page: rowPage(async () => (await import('../../screens/products')).marketplace),
    },
    {
      path: productsPaths.product,
      outline: { shape: 'record' },
      page: rowPage(async () => (await import('../../screens/products')).product),
    },
    {
      path: productsPaths.priceLists,
      outline: { shape: 'list' },
      page: rowPage(async () => (await import('../../screens/products')).priceLists),
    },
    {
      path: productsPaths.priceList,
      outline: { shape: 'list' },
      page: lazyPage(async () => (await import('./PriceListPage')).PriceListPage),
    },
  ],
};
