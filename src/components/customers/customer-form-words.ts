import type { CustomerField } from '../../domain/customers/customer-form';
import { CUSTOMER_TEXT_MAX } from '../../domain/customers/customer-form';
import type { customersFormMessages } from '../../messages/generated/en/customers';
import type { Translate } from '../../messages/messages';

type Words = Translate<(typeof customersFormMessages)['messages']>;

/** The error of a field in words; '' if it is valid. */
export function customerFieldError(
  field: CustomerField,
  code: string | undefined,
  t: Words,
): string {
  switch (code) {
    case undefined:
      return '';
    case 'nameRequired':
    case 'countryRequired':
    case 'currencyRequired':
    case 'contactNameRequired':
    case 'contactEmailRequired':
    case 'contactEmailFormat':
      return t(code);
    case 'tooLong':
      return t('tooLong', { max: field in CUSTOMER_TEXT_MAX ? longest(field) : 0 });
    default:
      return '';
  }
}

const longest = (field: CustomerField) =>
  CUSTOMER_TEXT_MAX[field as keyof typeof CUSTOMER_TEXT_MAX];
