import type { CustomersActions } from '../../contracts/customers';
import type { Links } from '../../contracts/links';
import type { Access } from '../../domain/access';
import type { Customer } from '../../domain/customers/customer';
import { type CustomerRefusal, customerStateAfter } from '../../domain/customers/customer-rules';
import type { cartClientsMessages } from '../../messages/generated/en/cart';
import type {
  customersDetailMessages,
  customersMoveMessages,
} from '../../messages/generated/en/customers';
import type { Translate } from '../../messages/messages';
import { clientRefusalWords } from '../ui/client-refusal';
import type { TableAction } from '../ui/Table';
import type { Refused } from '../ui/useRefusal';

/** What the menu of a customer's row is written with. */
export interface CustomerRowWords {
  readonly t: Translate<(typeof customersDetailMessages)['messages']>;
  readonly tMove: Translate<(typeof customersMoveMessages)['messages']>;
  readonly tClients: Translate<(typeof cartClientsMessages)['messages']>;
  readonly refusalOf: (access: Access<CustomerRefusal>) => Refused;
}

const MOVES = ['suspend', 'resume'] as const;

/** The menu of a customer's row: Open, Buy for this customer, and Suspend or Resume (commerce §5). */
export function customerRowActions(
  actions: CustomersActions,
  words: CustomerRowWords,
  customerHref: Links['customer'],
) {
  const { t, tMove, tClients, refusalOf } = words;
  return (customer: Customer): readonly TableAction[] => {
    const menu: TableAction[] = [];
    if (customerHref) menu.push({ id: 'open', label: t('open'), href: customerHref(customer.id) });
    const { buying } = actions;
    if (buying) {
      const { allowed, reason } = buying.access(customer);
      menu.push({
        id: 'buy',
        label: t('buyFor'),
        isDisabled: !allowed,
        disabledReason: allowed
          ? undefined
          : reason === 'cartExpired'
            ? t('cartExpired')
            : clientRefusalWords(reason, customer, buying.currency, tClients),
        onAction: () => buying.onBuy(customer),
      });
    }
    // What its state does not allow is not offered: nobody resumes who is active.
    for (const action of MOVES) {
      if (customerStateAfter(customer.state, action) === null) continue;
      const access = actions.moveAccess(customer, action);
      menu.push({
        id: action,
        label: tMove(action),
        isDisabled: !access.allowed,
        ...refusalOf(access),
        onAction: () => actions.onMove(customer, action),
      });
    }
    return menu;
  };
}
