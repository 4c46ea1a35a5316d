import type { BuyForCustomer, CustomerScreenProps } from '../../contracts/customers';
import type { Customer } from '../../domain/customers/customer';
import { customerStateAfter } from '../../domain/customers/customer-rules';
import type { CustomerMove } from '../../domain/customers/customer-screen';
import { cartClientsMessages } from '../../messages/generated/en/cart';
import {
  customersDetailMessages,
  customersMoveMessages,
} from '../../messages/generated/en/customers';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';
import { clientRefusalWords } from '../ui/client-refusal';
import { useCustomerRefusal } from './customer-refusal';

const MOVES = ['suspend', 'resume', 'close'] as const satisfies readonly CustomerMove[];

type ActionsProps = Pick<CustomerScreenProps, 'moveAccess' | 'onMove' | 'buy'> & {
  customer: Customer;
};

/** What can be done with a customer: buy for it, suspend, resume or close it (commerce §5). */
export function CustomerActions({ customer, moveAccess, onMove, buy }: ActionsProps) {
  const t = useMessages(customersMoveMessages);
  const refusalOf = useCustomerRefusal();
  // What its state does not allow is not offered: nobody resumes who is active.
  const moves = MOVES.filter((action) => customerStateAfter(customer.state, action) !== null);
  return (
    <>
      {moves.map((action) => {
        const access = moveAccess(action);
        return (
          <Button
            key={action}
            isDisabled={!access.allowed}
            {...refusalOf(access)}
            onPress={() => onMove(action)}
          >
            {t(action)}
          </Button>
        );
      })}
      {buy && <BuyButton customer={customer} buy={buy} />}
    </>
  );
}

function BuyButton({ customer, buy }: { customer: Customer; buy: BuyForCustomer }) {
  const t = useMessages(customersDetailMessages);
  const tClients = useMessages(cartClientsMessages);
  const { access, currency } = buy;
  const refusal = access.allowed
    ? undefined
    : access.reason === 'cartExpired'
      ? t('cartExpired')
      : clientRefusalWords(access.reason, customer, currency, tClients);
  return (
    <Button
      variant="primary"
      isPending={access.allowed && buy.isPending}
      isDisabled={!access.allowed}
      disabledReason={refusal}
      onPress={buy.onBuy}
    >
      {t('buyFor')}
    </Button>
  );
}
