import type { PriceList } from '../../domain/products/product';
import { productsPriceListMessages } from '../../messages/generated/en/products';
import { useMessages, useMessagesLocale } from '../../messages/messages';

/** The customers of a price list as a sentence; null if the server does not send them. */
export function usePriceListUsers(): (list: PriceList, most: number) => string | null {
  const t = useMessages(productsPriceListMessages);
  const locale = useMessagesLocale();
  return ({ customers = [], customersTotal: count }, most) => {
    if (count === undefined) return null;
    const named = customers.slice(0, most).map(({ name }) => name);
    const further = count - named.length;
    const parts = further > 0 ? [...named, t('furtherCustomers', { count: further })] : named;
    const names = new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
    return t('usedBy', { count, names });
  };
}
