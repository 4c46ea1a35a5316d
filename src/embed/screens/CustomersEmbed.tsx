import { CustomersScreen } from '../../components/customers/CustomersScreen';
import type { CustomerEvent } from '../../domain/customers/customer-screen';
import { useCustomersScreen } from '../../hooks/customers/useCustomersScreen';
import type { EmbedProps } from '../screen';

/** What `<plinth-customers>` can be told beside what all can. */
export interface CustomersProperties {
  /** Address of a customer, with `{id}`. @default its name is no link */
  customerHref?: string | undefined;
  /** Address of the form for a new customer. @default no link */
  newCustomerHref?: string | undefined;
}

/** What `<plinth-customers>` tells beside what all do. */
export interface CustomersEvents {
  /** Something was done. */
  done: CustomerEvent;
}

/** The customers of a reseller. */
export function CustomersEmbed({ emit }: EmbedProps<CustomersProperties, CustomersEvents>) {
  const screen = useCustomersScreen({
    onDone: (event) => void emit('done', event),
  });
  return <CustomersScreen {...screen} />;
}
