import { invalidFieldsOf } from '../../api/conflicts';
import type { ApiError } from '../../api/errors';
import { type CustomerFieldProblems, customerFieldOf } from '../../domain/customers/customer-form';

/** The server's errors for fields of a form; null for none (wire §1). */
export function customerProblemsOf(error: ApiError): CustomerFieldProblems | null {
  const found = invalidFieldsOf(error).flatMap(({ field, message }) => {
    const name = customerFieldOf(field);
    return name && message ? [[name, message] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}
