import type { CustomerField, CustomerFieldProblems } from '../../domain/customers/customer-form';
import type { PriceList } from '../../domain/products/product';
import type { Reading } from '../../domain/reading';
import type { FormField } from '../ui/useForm';

/** What the fields of a part of a customer's form need. */
export interface CustomerFieldsProps<Name extends CustomerField> {
  /** A field by its name. */
  field: (name: Name) => FormField<Name>;
  /** What the server said of single fields, until they are changed. */
  problems: CustomerFieldProblems;
  /** Nothing can be changed: it is being sent. */
  isReadOnly: boolean;
}

/** What the fields of what a customer pays need besides. */
export interface BillingFieldsProps
  extends CustomerFieldsProps<'currency' | 'priceListId' | 'creditLimit'> {
  /** The price lists of who sells to it; null for who may not see them. */
  priceLists: Reading<readonly PriceList[]> | null;
  /** The currency of the viewer's company, to suggest. @default not known */
  ownCurrency?: string | undefined;
  /** Its currency, where it cannot be chosen any more. @default it can be chosen */
  fixedCurrency?: string | undefined;
}
