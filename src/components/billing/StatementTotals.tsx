import type { Statement } from '../../domain/billing/statement';
import { takesRefunds } from '../../domain/billing/statement-rules';
import { owedBack } from '../../domain/billing/statement-void';
import { formatMoney } from '../../domain/money';
import { formatCivilDate } from '../../domain/time/civil-format';
import { billingLinesMessages } from '../../messages/generated/en/billing';
import {
  sharedCalculationsMessages,
  sharedFactsMessages,
  sharedSumsMessages,
} from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { CHARGE_TOTALS } from '../shared/charge-table-css';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import type { Calculation } from '../ui/Calculated';
import { rateFormat } from '../ui/number-format';

const BPS = 10_000;

const Totals = styled('dl')(layered(CHARGE_TOTALS));

/**
 * Totals of a statement: tax by rate, settlements, payments and the open balance (commerce §5). A
 * settlement is not a payment.
 */
export function StatementTotals({ statement }: { statement: Statement }) {
  const t = useMessages(billingLinesMessages);
  const tShared = useMessages(sharedCalculationsMessages);
  const tSums = useMessages(sharedSumsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const locale = useMessagesLocale();
  const { currency, net, total, paid, settled, balance, state, payments } = statement;
  const isCredit = takesRefunds(statement);
  const calculations = useCalculations();
  const money = (amount: number, calculation?: Calculation | null) => (
    <Amount amount={amount} currency={currency} calculation={calculation} />
  );
  /** Payments by day, or what was settled. */
  const received = (isSettled: boolean, sum: number) =>
    calculations.parts(
      (payments ?? [])
        .filter(({ kind }) => (kind === 'settlement') === isSettled)
        .map(({ paidOn, amount }) => [formatCivilDate(paidOn, locale), amount]),
      currency,
      sum,
    );
  return (
    <Totals data-slot="statement-totals">
      <div>
        <dt>{tSums('netSum')}</dt>
        <dd>
          {money(
            net,
            calculations.parts(
              (statement.lines ?? []).map((line) => [line.productName, line.net]),
              currency,
              net,
            ),
          )}
        </dd>
      </div>
      {(statement.taxes ?? []).map(({ taxBps, net: of, tax }) => (
        <div key={taxBps}>
          <dt>
            {tShared('taxOn', {
              rate: rateFormat(locale).format(taxBps / BPS),
              net: formatMoney({ amount: of, currency }, locale),
            })}
          </dt>
          <dd>{money(tax)}</dd>
        </div>
      ))}
      <div data-sum>
        <dt>{tFacts('columnTotal')}</dt>
        <dd>{money(total, calculations.statementTotal(statement))}</dd>
      </div>
      {state !== 'draft' && (
        <>
          {settled !== 0 && (
            <div>
              <dt>{tShared('settledSum')}</dt>
              <dd>{money(settled, received(true, settled))}</dd>
            </div>
          )}
          <div>
            <dt>{isCredit ? t('paidBackSoFar') : tShared('paidSoFar')}</dt>
            <dd>{isCredit ? money(0 - paid) : money(paid, received(false, paid))}</dd>
          </div>
          <div data-sum>
            <dt>{t(isCredit ? 'toBePaidBack' : 'toBePaid')}</dt>
            <dd>
              {isCredit
                ? money(owedBack(statement))
                : money(balance, calculations.balance(statement))}
            </dd>
          </div>
        </>
      )}
    </Totals>
  );
}
