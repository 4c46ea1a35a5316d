import { NewCustomerScreen } from '../../components/customers/NewCustomerScreen';
import { useNewCustomerScreen } from '../../hooks/customers/useNewCustomerScreen';
import type { EmbedProps } from '../screen';

/** What `<plinth-new-customer>` can be told beside what all can. */
export interface NewCustomerProperties {
  /** Address of the customers. @default no link */
  customersHref?: string | undefined;
}

/** The form for a new customer, in steps. */
export function NewCustomerEmbed({ customersHref }: EmbedProps<NewCustomerProperties>) {
  const screen = useNewCustomerScreen({ customersHref });
  return <NewCustomerScreen {...screen} />;
}
