import { portalLinks } from '../../src/app/portal-links';
import { ACTIVITY_RECORD_NEEDS } from '../../src/domain/activity/activity-list';
import { PRODUCTS_READ } from '../../src/domain/products/product-access';
import type { CustomerType } from '../../src/domain/users/user';

const linksOf = (customerType: CustomerType) =>
  portalLinks(
    {
      email: 'ada@plinth.example',
      customerType,
      customerId: 'provider',
      allowedActions: [
        PRODUCTS_READ.permission,
        ...Object.values(ACTIVITY_RECORD_NEEDS).map(({ permission }) => permission),
      ],
    },
    {
      pages: {
        about: 'https://northwind.example/about',
        contact: 'mailto:help@northwind.example',
        terms: '/terms',
      },
      here: () => '/apps/products',
    },
  );

/** Where the screens of stories lead to: the portal's pages, as a provider's administrator has them. */
export const STORY_LINKS = linksOf(2);

/** As somebody has them whose company has no customers: a story's `parameters.links`. */
export const OWN_LINKS = linksOf(0);
