import {
  COMPARISON_PARTS,
  type ComparisonEntry,
  type StatementComparison,
} from '../../domain/billing/compare-statements';
import { statementLinesMessages } from '../../messages/generated/en/statement';
import { statementComparePageMessages } from '../../messages/generated/en/statement-compare';
import { subscriptionFactsMessages } from '../../messages/generated/en/subscription';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { MoneyText } from '../ui/MoneyText';
import { usePartWords } from './part-words';
import { STATEMENT_TABLE } from './statement-css';

interface ReasonsProps {
  comparison: StatementComparison;
  /** Where a subscription is. @default subscriptions have no page */
  subscriptionHref?: ((id: string) => string) | undefined;
}

const Reasons = /* @__PURE__ */ styled('section')(
  /* @__PURE__ */ layered(
    () => `
  ${STATEMENT_TABLE}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-3);
  & [data-part] > * { padding-block-start: var(--plinth-space-5); font-weight: 600; }
  & [data-part] small { font-weight: 400; }
  & tfoot > tr > * { border-block-end: 0; font-weight: 600; }
  & p { margin: 0; color: var(--plinth-text-muted); }
  `,
  ),
);

/** What has changed between two statements, part by part; together it is the difference. */
export function CompareReasons({ comparison, subscriptionHref }: ReasonsProps) {
  const t = useMessages(statementComparePageMessages);
  const tLines = useMessages(statementLinesMessages);
  const tFacts = useMessages(subscriptionFactsMessages);
  const words = usePartWords();
  const { entries, parts, currency, difference } = comparison;
  const product = ({ subscriptionId, productName }: ComparisonEntry) =>
    subscriptionId !== null && subscriptionHref ? (
      <Link href={subscriptionHref(subscriptionId)}>{productName}</Link>
    ) : (
      <bdi>{productName}</bdi>
    );
  const shown = COMPARISON_PARTS.filter((name) => entries.some(({ part }) => part === name));
  return (
    <Reasons data-slot="compare-reasons">
      <h2>{t('reasons')}</h2>
      <Card>
        {shown.length === 0 ? (
          <p>{t('reasonsNone')}</p>
        ) : (
          <table aria-label={t('reasons')}>
            <thead>
              <tr>
                <th scope="col">{tFacts('product')}</th>
                <th scope="col" data-end>
                  {tLines('amount')}
                </th>
              </tr>
            </thead>
            {shown.map((name) => {
              const [label, text] = words(name);
              return (
                <tbody key={name}>
                  <tr data-part>
                    <th scope="rowgroup">
                      <span>{label}</span>
                      <small>{text}</small>
                    </th>
                    <td data-end>
                      <MoneyText amount={parts[name]} currency={currency} />
                    </td>
                  </tr>
                  {entries
                    .filter(({ part }) => part === name)
                    .map((entry) => (
                      <tr key={`${entry.subscriptionId} ${entry.productName}`}>
                        <th scope="row">{product(entry)}</th>
                        <td data-end>
                          <MoneyText amount={entry.net} currency={currency} />
                        </td>
                      </tr>
                    ))}
                </tbody>
              );
            })}
            <tfoot>
              <tr>
                <th scope="row">{t('difference')}</th>
                <td data-end>
                  <MoneyText amount={difference} currency={currency} />
                </td>
              </tr>
            </tfoot>
          </table>
        )}
      </Card>
    </Reasons>
  );
}
