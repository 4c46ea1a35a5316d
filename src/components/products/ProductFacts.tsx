import type { Product } from '../../domain/products/product';
import {
  productsCompareMessages,
  productsSharedMessages,
} from '../../messages/generated/en/products';
import { uiQuantityMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { DescriptionList } from '../ui/DescriptionList';
import { limitsWords } from './limits-words';
import { countryNames, kindWords } from './product-words';

/** Who makes a product, what sort it is, where and in which numbers it is sold. */
export function ProductFacts({ product }: { product: Product }) {
  const { vendor, category, kind, countries, limits, needsTenant } = product;
  const t = useMessages(productsSharedMessages);
  const tCompare = useMessages(productsCompareMessages);
  const tQuantity = useMessages(uiQuantityMessages);
  const locale = useMessagesLocale();
  return (
    <DescriptionList
      layout="columns"
      items={[
        { id: 'vendor', term: t('vendor'), value: <bdi>{vendor.name}</bdi> },
        { id: 'category', term: t('category'), value: category },
        { id: 'kind', term: t('kind'), value: kindWords(kind, t) },
        { id: 'quantity', term: t('quantity'), value: limitsWords(limits, t, tQuantity) },
        {
          id: 'countries',
          term: tCompare('rowCountries'),
          value: countries.length > 0 ? countryNames(countries, locale) : tCompare('everywhere'),
        },
        {
          id: 'tenant',
          term: tCompare('rowTenant'),
          value: tCompare(needsTenant ? 'tenantNeeded' : 'tenantNotNeeded'),
        },
      ]}
    />
  );
}
