import type { Statement } from '../../domain/billing/statement';
import { atEnd, countOf, inPlace } from '../../domain/entries';
import { formatCivilDate } from '../../domain/time/civil-format';
import { billingLinesMessages, billingPaymentsMessages } from '../../messages/generated/en/billing';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { CHARGE_TABLE } from '../shared/charge-table-css';
import { Amount } from '../ui/Amount';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { unreadableRow } from '../ui/UnreadableEntry';

const Payments = styled('section')(
  layered(
    () => `
  ${CHARGE_TABLE}
  & p { margin: 0; color: var(--plinth-text-muted); }
  & tbody tr:last-of-type > * { border-block-end: 0; }
  `,
  ),
);

/** Payments and refunds of a statement, with date and author (commerce §5). */
function Money({ statement }: { statement: Statement }) {
  const t = useMessages(billingPaymentsMessages);
  const tLines = useMessages(billingLinesMessages);
  const locale = useMessagesLocale();
  const { currency } = statement;
  const all = statement.payments ?? [];
  const payments = atEnd(
    all.filter(({ kind }) => kind !== 'settlement'),
    all,
  );
  return (
    <Payments
      data-slot="statement-payments"
      // On paper an empty part would be a page of its own.
      data-print={countOf(payments) === 0 ? 'none' : undefined}
    >
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
                ({ id, kind, amount, paidOn, reference, by, byName = by }) => (
                  <tr key={id}>
                    <th scope="row">
                      <span>{formatCivilDate(paidOn, locale)}</span>
                      {kind === 'refund' && <small>{t('paidBack')}</small>}
                      {reference && (
                        <small data-narrow>
                          <bdi>{reference}</bdi>
                        </small>
                      )}
                      <small data-narrow>
                        <bdi>{byName}</bdi>
                      </small>
                    </th>
                    <td data-wide>
                      <bdi>{reference}</bdi>
                    </td>
                    <td data-wide>
                      <bdi>{byName}</bdi>
                    </td>
                    <td data-end>
                      <Amount amount={amount} currency={currency} />
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

type PaymentsProps = { statement: Statement };

/** Settlements against another statement. Listed apart: no money moved (workday §3). */
function Settlements({ statement }: PaymentsProps) {
  const { statement: statementHref } = useLinks();
  const t = useMessages(billingPaymentsMessages);
  const tLines = useMessages(billingLinesMessages);
  const locale = useMessagesLocale();
  const { currency, creditOf } = statement;
  const settlements = (statement.payments ?? []).filter(({ kind }) => kind === 'settlement');
  if (settlements.length === 0) return null;
  const other = t(creditOf === null ? 'theCredit' : 'theVoid');
  return (
    <Payments data-slot="statement-settlements">
      <h2>{t('settlementsTitle')}</h2>
      <Card>
        <table aria-label={t('settlementsTitle')}>
          <thead>
            <tr>
              <th scope="col">{t('settledOn')}</th>
              <th scope="col">{t('against')}</th>
              <th scope="col" data-end>
                {tLines('amount')}
              </th>
            </tr>
          </thead>
          <tbody>
            {settlements.map(({ id, amount, paidOn, statementId }) => (
              <tr key={id}>
                <th scope="row">{formatCivilDate(paidOn, locale)}</th>
                <td>
                  {statementId !== null && statementHref ? (
                    <Link href={statementHref(statementId)}>{other}</Link>
                  ) : (
                    other
                  )}
                </td>
                <td data-end>
                  <Amount amount={amount} currency={currency} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </Payments>
  );
}

/** Payments and settlements of a statement. */
export function StatementPayments(props: PaymentsProps) {
  return (
    <>
      <Money statement={props.statement} />
      <Settlements {...props} />
    </>
  );
}
