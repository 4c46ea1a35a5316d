import type { Customer } from '../../domain/customers/customer';
import type { cartClientsMessages } from '../../messages/generated/en/cart';
import type { Translate } from '../../messages/messages';
import { countryName } from '../ui/country-name';
import type { ListColumn } from '../ui/list/list-props';

type T = Translate<(typeof cartClientsMessages)['messages']>;

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
