import type { Links } from '../../contracts/links';
import type { BuyerFacts } from '../../domain/products/buyer';
import { lacksTenant } from '../../domain/products/buyer';
import { cheapestPlan } from '../../domain/products/plan-offers';
import type { Product } from '../../domain/products/product';
import { canBuyProduct } from '../../domain/products/product-access';
import type { productsListMessages } from '../../messages/generated/en/products';
import type { Translate } from '../../messages/messages';
import type { ListBadge, ListColumn } from '../ui/list/list-props';
import { OfferPrice } from './OfferPrice';
import { kindWords, type ProductWords, refusalBadge } from './product-words';

interface ProductColumns {
  t: Translate<(typeof productsListMessages)['messages']>;
  tShared: ProductWords;
  facts: BuyerFacts | null;
  readonly links: Links;
}

/** What is for sale has no badge, and only what is not has one. */
function availability(product: Product, { tShared, facts }: ProductColumns): ListBadge | null {
  const { reason } = canBuyProduct(product, facts?.country ?? null);
  if (reason === undefined) {
    return lacksTenant(product, facts) ? { label: tShared('needsTenant'), tone: 'info' } : null;
  }
  const tone = reason === 'unknownState' ? 'neutral' : 'warning';
  return { label: refusalBadge(product, reason, tShared), tone };
}

/** The columns of the marketplace as a list. Keep the returned value stable. */
export function productsColumns(given: ProductColumns): readonly ListColumn<Product>[] {
  const { t, tShared, links } = given;
  return [
    {
      id: 'name',
      kind: 'name',
      header: t('columnProduct'),
      sort: 'name',
      hasDetail: true,
      value: ({ id, name, summary }) => ({
        text: name,
        detail: summary,
        href: links.product?.(id),
      }),
    },
    {
      id: 'vendor',
      kind: 'text',
      header: tShared('vendor'),
      sort: 'vendorName',
      share: 16,
      value: ({ vendor }) => <bdi>{vendor.name}</bdi>,
    },
    {
      id: 'kind',
      kind: 'text',
      header: tShared('kind'),
      share: 10,
      value: ({ kind }) => kindWords(kind, tShared),
    },
    {
      id: 'availability',
      kind: 'badge',
      header: t('columnAvailability'),
      share: 15,
      value: (product) => availability(product, given),
    },
    {
      id: 'price',
      kind: 'text',
      header: t('columnPrice'),
      share: 22,
      summary: 'headed',
      value: (product) => {
        const plan = cheapestPlan(product);
        return plan && <OfferPrice plan={plan} />;
      },
    },
  ];
}
