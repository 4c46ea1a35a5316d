import { invalidFieldsOf } from '../../api/conflicts';
import type { ApiError } from '../../api/errors';
import { type CustomerFieldProblems, customerFieldOf } from '../../domain/customers/customer-form';

/** What the server said of fields that a form has; null where it spoke of none of them (wire §1). */
export function customerProblemsOf(error: ApiError): CustomerFieldProblems | null {
  const found = invalidFieldsOf(error).flatMap(({ field, message }) => {
    const name = customerFieldOf(field);
    return name && message ? [[name, message] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}
