import { useParams } from 'react-router';
import { StatementScreen } from '../../components/billing/StatementScreen';
import type { Statement } from '../../domain/billing/statement';
import { takesRefunds } from '../../domain/billing/statement-rules';
import type { StatementEvent } from '../../domain/billing/statement-screen';
import { formatMoney } from '../../domain/money';
import { dataOr } from '../../domain/reading';
import { formatCivilMonth } from '../../domain/time/civil-format';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { statementKeys } from '../../hooks/billing/statement-keys';
import { useStatementScreen } from '../../hooks/billing/useStatementScreen';
import { useListed } from '../../hooks/reads/useListed';
import { billingColumnsMessages } from '../../messages/generated/en/billing';
import { statementPayMessages, statementVoidMessages } from '../../messages/generated/en/statement';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { PageTitle, recordTitle } from '../PageTitle';

/** `/apps/statements/:id`: one statement. */
export function StatementPage() {
  const { id = '' } = useParams();
  return <StatementContent key={id} id={id} />;
}

function StatementContent({ id }: { id: string }) {
  const t = useMessages(billingColumnsMessages);
  const locale = useMessagesLocale();
  const screen = useStatementScreen({
    id,
    onDone: useDoneAlert(),
  });
  const listed = useListed<Statement>(statementKeys.all, id);
  const statement = dataOr<Statement | null>(
    screen.statement,
    screen.statement.status === 'loading' ? listed : null,
  );
  const name = statement && (statement.number ?? formatCivilMonth(statement.period, locale));
  return (
    <PageTitle title={recordTitle(name, screen.access, screen.statement, t('columnStatement'))}>
      <StatementScreen {...screen} knownTitle={name ?? undefined} />
    </PageTitle>
  );
}

/** Says what has become of a statement. */
function useDoneAlert(): (event: StatementEvent) => void {
  const tPay = useMessages(statementPayMessages);
  const tVoid = useMessages(statementVoidMessages);
  const locale = useMessagesLocale();
  const alerts = useAlerts();
  return ({ action, statement, amount: paid }) => {
    const { currency, reissuedBy } = statement;
    const number = statement.number ?? '';
    const amount = formatMoney({ amount: paid, currency }, locale);
    const title =
      action === 'pay'
        ? tPay(takesRefunds(statement) ? 'refundDone' : 'payDone', { amount, number })
        : tVoid(reissuedBy ? 'reissueDone' : 'voidDone', { number });
    void alerts.show({ type: 'success', title, text: '' });
  };
}
