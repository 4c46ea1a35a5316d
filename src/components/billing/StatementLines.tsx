import { useState } from 'react';
import { lineGroups } from '../../domain/billing/line-groups';
import type { Statement, StatementLine } from '../../domain/billing/statement';
import { countOf, inPlace } from '../../domain/entries';
import { billingLinesMessages } from '../../messages/generated/en/billing';
import { sharedChargesMessages, sharedFactsMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { CHARGE_TABLE } from '../shared/charge-table-css';
import { chargeArithmetic } from '../shared/charge-words';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import { Card } from '../ui/Card';
import { useLinks } from '../ui/LinksProvider';
import { Switch } from '../ui/Switch';
import { unreadableRow } from '../ui/UnreadableEntry';
import { StatementLineRow } from './StatementLineRow';
import { StatementTotals } from './StatementTotals';

export interface StatementLinesProps {
  statement: Statement;
}

/** Up to so many charges of a company are kept on one printed page. */
const FEW = 6;

const Lines = styled('section')(
  layered(
    () => `
  ${CHARGE_TABLE}
  & small > a { white-space: nowrap; }
  & > header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--plinth-space-2) var(--plinth-space-6); }
  & [data-slot='line-how'] > td { text-align: end; padding-block: 0 10px; white-space: normal; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); }
  & [data-group] > * { padding-block-start: var(--plinth-space-5); font-weight: 600; }
  & [data-has-how] > :is(th, td) { padding-block-end: 2px; border-block-end: 0; }
  `,
  ),
);

/**
 * The charges of a statement, each with its calculation on demand (commerce §5). Charges of several
 * companies are grouped by company (workday §3).
 */
export function StatementLines(props: StatementLinesProps) {
  const { subscription: subscriptionHref } = useLinks();
  const { statement } = props;
  const t = useMessages(billingLinesMessages);
  const tShared = useMessages(sharedChargesMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const locale = useMessagesLocale();
  const calculations = useCalculations();
  const [areShown, setShown] = useState(false);
  const { currency } = statement;
  const lines = statement.lines ?? [];
  const groups = lineGroups(lines);
  const isGrouped = groups.some(({ name }) => name !== null);
  const howOf = (line: StatementLine) => chargeArithmetic(line, currency, tShared, locale);
  const areExplained = lines.some((line) => howOf(line) !== null);
  return (
    <Lines data-slot="statement-lines">
      <header>
        <h2>{tShared('chargesTitle')}</h2>
        {areExplained && (
          <div data-print="none">
            <Switch label={t('showHow')} isSelected={areShown} onChange={setShown} />
          </div>
        )}
      </header>
      <Card>
        {countOf(lines) > 0 ? (
          <table aria-label={tShared('chargesTitle')}>
            <thead>
              <tr>
                <th scope="col">{tFacts('product')}</th>
                <th scope="col" data-end data-wide>
                  {tFacts('quantity')}
                </th>
                <th scope="col" data-end data-wide>
                  {tFacts('priceEach')}
                </th>
                <th scope="col" data-end>
                  {t('amount')}
                </th>
              </tr>
            </thead>
            {groups.map((group) => (
              <tbody key={group.name ?? ''} data-few={countOf(group.lines) <= FEW ? '' : undefined}>
                {isGrouped && (
                  <tr data-group>
                    <th scope="rowgroup">
                      <bdi>{group.name ?? statement.customerName}</bdi>
                    </th>
                    <td data-wide />
                    <td data-wide />
                    <td data-end>
                      <Amount
                        amount={group.net}
                        currency={currency}
                        calculation={calculations.charges(group.lines, currency, group.net)}
                      />
                    </td>
                  </tr>
                )}
                {inPlace(
                  group.lines,
                  (line) => (
                    <StatementLineRow
                      key={line.id}
                      line={line}
                      currency={currency}
                      how={areShown ? howOf(line) : null}
                      href={
                        line.subscriptionId === null
                          ? undefined
                          : subscriptionHref?.(line.subscriptionId)
                      }
                    />
                  ),
                  unreadableRow(4),
                )}
              </tbody>
            ))}
          </table>
        ) : (
          <p>{t('linesNone')}</p>
        )}
        <StatementTotals statement={statement} />
      </Card>
    </Lines>
  );
}
