import type { CustomerChoice } from '../../api/customers';
import type { CustomerFields } from '../../domain/customers/customer-form';
import { parsePrice } from '../../domain/products/typed-price';

const textOrNull = (text: string) => text.trim() || null;

/** What was typed and chosen, as the server is told it (wire §4). */
export function choiceOf(fields: CustomerFields): Omit<CustomerChoice, 'acceptAgreement'> {
  return {
    name: fields.name.trim(),
    country: fields.country,
    vatId: textOrNull(fields.vatId),
    priceListId: textOrNull(fields.priceListId),
    creditLimit: parsePrice(fields.creditLimit, fields.currency).amount ?? null,
    contact: {
      name: fields.contactName.trim(),
      email: fields.contactEmail.trim(),
      phone: textOrNull(fields.contactPhone),
    },
  };
}
