import { balancesOf, type Customer } from '../../domain/customers/customer';
import { customersFactsMessages } from '../../messages/generated/en/customers';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import type { HeroFigure } from '../ui/HeroFigures';

/** What a customer pays per month, and what it owes (commerce §5). */
export function useCustomerFigures(liveSubscriptions: number | null) {
  const calculations = useCalculations();
  const t = useMessages(customersFactsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  return (customer: Customer): readonly HeroFigure[] => {
    const { id, recurringPerMonth: amount, currency, creditLimit } = customer;
    const [owed, ...others] = balancesOf(customer).map((money) => (
      <Amount
        key={money.currency}
        {...money}
        calculation={calculations.customerBalance(id, money)}
      />
    ));
    const balance: HeroFigure = {
      id: 'balance',
      // The server does not send a company its own credit limit (wire §4); it owes to others.
      label: tFacts(creditLimit === undefined ? 'columnBalance' : 'columnOwed'),
      value: owed,
      note: others.length > 0 && others,
    };
    if (amount === null) return [balance];
    return [
      {
        id: 'recurring',
        label: tFacts('columnRecurring'),
        value: (
          <Amount
            amount={amount}
            currency={currency}
            calculation={calculations.customerRecurring(customer)}
          />
        ),
        note: liveSubscriptions ? t('liveCount', { count: liveSubscriptions }) : null,
      },
      balance,
    ];
  };
}
