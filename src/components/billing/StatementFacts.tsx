import type { ReactNode } from 'react';
import type { Statement } from '../../domain/billing/statement';
import type { StatementScreenContent } from '../../domain/billing/statement-screen';
import { formatCivilDate, formatCivilMonth } from '../../domain/time/civil-format';
import { billingColumnsMessages, billingStatesMessages } from '../../messages/generated/en/billing';
import { customersListMessages } from '../../messages/generated/en/customers';
import { statementPageMessages } from '../../messages/generated/en/statement';
import { subscriptionsColumnsMessages } from '../../messages/generated/en/subscriptions';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Badge } from '../ui/Badge';
import { Card } from '../ui/Card';
import { DescriptionList } from '../ui/DescriptionList';
import { Link } from '../ui/Link';
import { statementStateWords } from '../ui/statement-words';

type FactsProps = Pick<StatementScreenContent, 'customerHref'> & { statement: Statement };

/** Who bills whom, for which month, and until when it has to be paid (commerce §5). */
export function StatementFacts({ statement, customerHref }: FactsProps) {
  const t = useMessages(statementPageMessages);
  const tColumns = useMessages(billingColumnsMessages);
  const tStates = useMessages(billingStatesMessages);
  const tList = useMessages(customersListMessages);
  const tCustomer = useMessages(subscriptionsColumnsMessages);
  const locale = useMessagesLocale();
  const { customerId, customerName, issuerName, period, state, issuedOn, dueOn } = statement;
  const words = statementStateWords(state, tStates);
  const day = (on: string | null) =>
    on === null ? t('notIssuedYet') : formatCivilDate(on, locale, 'long');
  const fact = (id: string, term: string, value: ReactNode) => ({ id, term, value });
  return (
    <Card data-slot="statement-parties">
      <DescriptionList
        layout="columns"
        items={[
          fact('issuer', tColumns('columnIssuer'), <bdi>{issuerName}</bdi>),
          fact(
            'customer',
            tCustomer('columnCustomer'),
            customerHref ? (
              <Link href={customerHref(customerId)}>{customerName}</Link>
            ) : (
              <bdi>{customerName}</bdi>
            ),
          ),
          fact('month', tColumns('columnMonth'), formatCivilMonth(period, locale)),
          fact('issued', t('issuedOn'), day(issuedOn)),
          fact('due', tColumns('columnDue'), day(dueOn)),
          fact('state', tList('columnState'), <Badge tone={words.tone}>{words.label}</Badge>),
        ]}
      />
    </Card>
  );
}
