import { takesRefunds } from '../../domain/billing/statement-rules';
import type { StatementEvent } from '../../domain/billing/statement-screen';
import { formatMoney } from '../../domain/money';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { billingPayMessages, billingVoidMessages } from '../../messages/generated/en/billing';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { statement } from '../../screens/billing';
import { pageOf } from '../page-of';

/** `/apps/statements/:id`: one statement. */
export const StatementPage = pageOf(statement, () => ({ onDone: useDoneAlert() }));

/** Alerts for changes of a statement. */
function useDoneAlert(): (event: StatementEvent) => void {
  const tPay = useMessages(billingPayMessages);
  const tVoid = useMessages(billingVoidMessages);
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
