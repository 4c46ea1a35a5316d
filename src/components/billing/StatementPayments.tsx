import type { Statement } from '../../domain/billing/statement';
import { countOf, inPlace } from '../../domain/entries';
import { formatCivilDate } from '../../domain/time/civil-format';
import {
  statementLinesMessages,
  statementPaymentsMessages,
} from '../../messages/generated/en/statement';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Card } from '../ui/Card';
import { MoneyText } from '../ui/MoneyText';
import { unreadableRow } from '../ui/UnreadableEntry';
import { STATEMENT_TABLE } from './statement-css';

const Payments = /* @__PURE__ */ styled('section')(
  /* @__PURE__ */ layered(
    () => `
  ${STATEMENT_TABLE}
  & p { margin: 0; color: var(--plinth-text-muted); }
  & tbody tr:last-of-type > * { border-block-end: 0; }
  `,
  ),
);

/** What was paid of a statement, when, and who recorded it (commerce §5). */
export function StatementPayments({ statement }: { statement: Statement }) {
  const t = useMessages(statementPaymentsMessages);
  const tLines = useMessages(statementLinesMessages);
  const locale = useMessagesLocale();
  const { currency } = statement;
  const payments = statement.payments ?? [];
  return (
    <Payments data-slot="statement-payments">
      <h2>{t('paymentsTitle')}</h2>
      <Card>
        {countOf(payments) === 0 ? (
          <p>{t('paymentsNone')}</p>
        ) : (
          <table aria-label={t('paymentsTitle')}>
            <thead>
              <tr>
                <th scope="col">{t('paidOn')}</th>
                <th scope="col" data-wide>
                  {t('reference')}
                </th>
                <th scope="col" data-wide>
                  {t('recordedBy')}
                </th>
                <th scope="col" data-end>
                  {tLines('amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {inPlace(
                payments,
                ({ id, amount, paidOn, reference, by }) => (
                  <tr key={id}>
                    <th scope="row">
                      <span>{formatCivilDate(paidOn, locale)}</span>
                      {reference && (
                        <small data-narrow>
                          <bdi>{reference}</bdi>
                        </small>
                      )}
                      <small data-narrow>
                        <bdi>{by}</bdi>
                      </small>
                    </th>
                    <td data-wide>
                      <bdi>{reference}</bdi>
                    </td>
                    <td data-wide>
                      <bdi>{by}</bdi>
                    </td>
                    <td data-end>
                      <MoneyText amount={amount} currency={currency} />
                    </td>
                  </tr>
                ),
                unreadableRow(4),
              )}
            </tbody>
          </table>
        )}
      </Card>
    </Payments>
  );
}
