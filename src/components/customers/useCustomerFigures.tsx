import type { CustomerStanding } from '../../contracts/customers';
import { balancesOf, type Customer } from '../../domain/customers/customer';
import { formatMoney } from '../../domain/money';
import { formatCivilMonth } from '../../domain/time/civil-format';
import { customersFactsMessages } from '../../messages/generated/en/customers';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import { Sparkline } from '../ui/chart/Sparkline';
import type { HeroFigure } from '../ui/HeroFigures';

const Course = styled(Sparkline)(
  layered(`
  margin-inline-start: var(--plinth-space-3);
  /* On a phone it would push the balance below. */
  @media (width < 576px) { & { display: none; } }
  `),
);

/** What a customer pays per month, and what it owes (commerce §5). */
export function useCustomerFigures({ liveSubscriptions, billed }: CustomerStanding) {
  const locale = useMessagesLocale();
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
          <>
            <Amount
              amount={amount}
              currency={currency}
              calculation={calculations.customerRecurring(customer)}
            />
            {billed && (
              <Course
                label={t('billedMonths', {
                  from: formatCivilMonth(billed[0]?.month ?? '', locale),
                  to: formatCivilMonth(billed.at(-1)?.month ?? '', locale),
                })}
                values={billed.map(({ net }) => net)}
                format={(net) => formatMoney({ amount: net, currency }, locale)}
              />
            )}
          </>
        ),
        note: liveSubscriptions ? t('liveCount', { count: liveSubscriptions }) : null,
      },
      balance,
    ];
  };
}
