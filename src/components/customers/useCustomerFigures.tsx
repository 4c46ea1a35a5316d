import { balancesOf, type Customer } from '../../domain/customers/customer';
import { customersFactsMessages } from '../../messages/generated/en/customers';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import type { HeroFigure } from '../ui/HeroFigures';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { MoneyText } from '../ui/MoneyText';

/** What a customer pays per month, and what it owes (commerce §5). */
export function useCustomerFigures(liveSubscriptions: number | null) {
  const balanceHref = useLinks().customerBalance;
  const t = useMessages(customersFactsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  return (customer: Customer): readonly HeroFigure[] => {
    const { id, recurringPerMonth: amount, currency, creditLimit } = customer;
    const [owed, ...others] = balancesOf(customer).map((money) => (
      <MoneyText key={money.currency} {...money} />
    ));
    const balance: HeroFigure = {
      id: 'balance',
      // The server does not send a company its own credit limit (wire §4); it owes to others.
      label: tFacts(creditLimit === undefined ? 'columnBalance' : 'columnOwed'),
      value: balanceHref ? <Link href={balanceHref(id)}>{owed}</Link> : owed,
      note: others.length > 0 && others,
    };
    if (amount === null) return [balance];
    return [
      {
        id: 'recurring',
        label: tFacts('columnRecurring'),
        value: <MoneyText amount={amount} currency={currency} />,
        note: liveSubscriptions ? t('liveCount', { count: liveSubscriptions }) : null,
      },
      balance,
    ];
  };
}
