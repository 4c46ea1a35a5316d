import { CART_TARGETS_MAX } from '../../domain/cart/cart';
import type { ClientRefusal } from '../../domain/cart/clients';
import type { Customer } from '../../domain/customers/customer';
import type { cartClientsMessages } from '../../messages/generated/en/cart';
import type { Translate } from '../../messages/messages';
import { countryName } from '../ui/country-name';
import type { ListColumn } from '../ui/list/list-props';

type T = Translate<(typeof cartClientsMessages)['messages']>;

/** Why one cannot buy for a customer, as a sentence. */
export function refusalWords(
  reason: ClientRefusal,
  customer: Customer,
  currency: string | null,
  t: T,
): string {
  switch (reason) {
    case 'closed':
      return t('clientClosed');
    case 'suspended':
      return t('clientSuspended');
    case 'noAgreement':
      return t('clientNoAgreement');
    case 'otherCurrency':
      return t('clientCurrency', { currency: customer.currency, cart: currency ?? '' });
    case 'tooMany':
      return t('clientTooMany', { most: CART_TARGETS_MAX });
  }
}

/** The columns of those whom one can buy for. Keep the returned value stable. */
export function clientColumns(
  t: T,
  words: { readonly name: string; readonly domain: string },
  locale: string,
  whyNot: (customer: Customer) => string | null,
): readonly ListColumn<Customer>[] {
  return [
    {
      id: 'name',
      kind: 'name',
      header: words.name,
      sort: 'name',
      hasDetail: true,
      value: ({ name, country, currency }) => ({
        text: name,
        detail: `${countryName(country, locale)}, ${currency}`,
      }),
    },
    {
      id: 'domain',
      kind: 'text',
      header: words.domain,
      share: 28,
      value: ({ domain }) => domain && <bdi>{domain}</bdi>,
    },
    {
      id: 'whyNot',
      kind: 'text',
      header: t('columnWhyNot'),
      share: 32,
      value: whyNot,
    },
  ];
}
