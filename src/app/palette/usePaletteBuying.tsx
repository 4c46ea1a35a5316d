import { useEffect, useState } from 'react';
import { clientRefusalWords } from '../../components/shared/client-refusal';
import { CartIcon } from '../../components/ui/icons';
import { useNavigate } from '../../components/ui/NavigationProvider';
import type { BuyForCustomer } from '../../contracts/customers';
import type { Customer } from '../../domain/customers/customer';
import type { CurrentUser } from '../../domain/users/user';
import { useBuying } from '../../hooks/customers/useBuyForCustomer';
import { customersDetailMessages } from '../../messages/generated/en/customers';
import { sharedClientsMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { useFailureAlert } from '../alerts/useFailureAlert';
import { productsPaths } from '../products/paths';
import type { RecordAction } from './record-entries';

/** Buying for a customer from anywhere: sets the cart to it, and goes to the marketplace. */
export function usePaletteBuying(user: CurrentUser): {
  readonly actionOf: (customer: Customer) => RecordAction | null;
  /** The question shown before the lines of the cart move to the customer. */
  readonly question: BuyForCustomer['question'];
} {
  const t = useMessages(customersDetailMessages);
  const tClients = useMessages(sharedClientsMessages);
  const showFailure = useFailureAlert();
  const navigate = useNavigate();
  const [buyer, setBuyer] = useState<Customer | null>(null);
  const { buy, canBuy, accessOf, currency, start } = useBuying(user, buyer, () =>
    navigate?.(productsPaths.products),
  );
  const failure = buy?.failure ?? null;
  useEffect(() => {
    if (!failure) return;
    setBuyer(null);
    showFailure(failure, t('buyFailed'));
  }, [failure, showFailure, t]);

  function refusalOf(customer: Customer): string | undefined {
    const { reason } = accessOf(customer);
    if (reason === undefined) return undefined;
    return reason === 'cartExpired'
      ? t('cartExpired')
      : clientRefusalWords(reason, customer, currency, tClients);
  }
  const actionOf = (customer: Customer): RecordAction | null =>
    canBuy
      ? {
          title: t('buyFor'),
          icon: <CartIcon />,
          refusal: refusalOf(customer),
          run() {
            setBuyer(customer);
            start(customer.id);
          },
        }
      : null;
  return { actionOf, question: buy?.question };
}
