import type { ReactNode } from 'react';
import type { StatementScreenProps } from '../../contracts/billing';
import type { Statement } from '../../domain/billing/statement';
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
import { useLinks } from '../ui/LinksProvider';
import { statementWords } from '../ui/statement-words';

type FactsProps = Pick<StatementScreenProps, 'partner'> & {
  statement: Statement;
};

/** What the other document of a correction is to this one. */
function partnerTerm({ creditedBy, creditOf }: Statement) {
  if (creditedBy !== null) return 'creditedBy';
  return creditOf === null ? 'inPlaceOf' : 'creditFor';
}

/** Who bills whom, for which month, and until when it has to be paid (commerce §5). */
export function StatementFacts(props: FactsProps) {
  const { customer: customerHref, statement: statementHref } = useLinks();
  const { statement, partner } = props;
  const t = useMessages(statementPageMessages);
  const tColumns = useMessages(billingColumnsMessages);
  const tStates = useMessages(billingStatesMessages);
  const tList = useMessages(customersListMessages);
  const tCustomer = useMessages(subscriptionsColumnsMessages);
  const locale = useMessagesLocale();
  const { customerId, customerName, issuerName, period, issuedOn, dueOn } = statement;
  const words = statementWords(statement, tStates);
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
            <Link href={customerHref?.(customerId)}>{customerName}</Link>,
          ),
          fact('month', tColumns('columnMonth'), formatCivilMonth(period, locale)),
          ...(partner?.number
            ? [
                fact(
                  'partner',
                  t(partnerTerm(statement)),
                  <Link href={statementHref?.(partner.id)}>{partner.number}</Link>,
                ),
              ]
            : []),
          fact('issued', t('issuedOn'), day(issuedOn)),
          fact('due', tColumns('columnDue'), day(dueOn)),
          fact('state', tList('columnState'), <Badge tone={words.tone}>{words.label}</Badge>),
        ]}
      />
    </Card>
  );
}
