import type { CustomerChoice } from '../../api/calls/customers';
import type { CustomerFields } from '../../domain/customers/customer-form';
import { fromDecimal } from '../../domain/money';
import { addressOf } from '../../domain/text/addresses';
import { withPlainDigits } from '../../domain/text/digits';
import { withoutMarks } from '../../domain/text/invisible';

const textOrNull = (text: string) => text.trim() || null;

/** The draft as a request body (wire §4). */
export function choiceOf(fields: CustomerFields): Omit<CustomerChoice, 'acceptAgreement'> {
  return {
    name: fields.name.trim(),
    country: fields.country,
    vatId: textOrNull(fields.vatId),
    priceListId: textOrNull(fields.priceListId),
    creditLimit: fromDecimal(fields.creditLimit, fields.currency),
    contact: {
      name: fields.contactName.trim(),
      email: addressOf(fields.contactEmail),
      phone: textOrNull(withPlainDigits(withoutMarks(fields.contactPhone))),
    },
  };
}
