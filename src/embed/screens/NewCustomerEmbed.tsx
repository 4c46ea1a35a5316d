import { NewCustomerScreen } from '../../components/customers/NewCustomerScreen';
import { useNewCustomerScreen } from '../../hooks/customers/useNewCustomerScreen';

/** What `<plinth-new-customer>` can be told beside what all can. */
export interface NewCustomerProperties {
  /** Address of the customers. @default no link */
  customersHref?: string | undefined;
}

/** The form for a new customer, in steps. */
export function NewCustomerEmbed() {
  const screen = useNewCustomerScreen();
  return <NewCustomerScreen {...screen} />;
}
