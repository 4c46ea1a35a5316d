import type { CustomerField, CustomerFieldProblems } from '../../domain/customers/customer-form';
import type { PriceList } from '../../domain/products/product';
import type { Reading } from '../../domain/reading';
import type { FormField } from '../ui/useForm';

/** What the fields of a customer's form need. */
export interface CustomerFieldsProps<Name extends CustomerField> {
  /** Returns the props of a field by its name. */
  field: (name: Name) => FormField<Name>;
  /** The server's errors by field, until the field is changed. */
  problems: CustomerFieldProblems;
  /** Whether the form is being submitted, which disables it. */
  isReadOnly: boolean;
}

export interface BillingFieldsProps
  extends CustomerFieldsProps<'currency' | 'priceListId' | 'creditLimit'> {
  /** Price lists of the selling company; null if the viewer may not see them. */
  priceLists: Reading<readonly PriceList[]> | null;
  /** Currency of the viewer's company, as a suggestion. @default none */
  ownCurrency?: string | undefined;
  /** Currency of an existing customer, which cannot be changed. @default it can be selected */
  fixedCurrency?: string | undefined;
}
