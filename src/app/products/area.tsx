import { MarketplaceIcon } from '../../components/ui/icons';
import type { Area } from '../area';
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
    { path: `${productsPaths.products}/*`, isPlanned: true, title: (t) => t('marketplace') },
  ],
};
