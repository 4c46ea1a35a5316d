import {
  COMPARISON_PARTS,
  type ComparisonEntry,
  type StatementComparison,
} from '../../domain/billing/compare-statements';
import type { StatementLine } from '../../domain/billing/statement';
import { billingCompareMessages, billingLinesMessages } from '../../messages/generated/en/billing';
import { sharedChargesMessages, sharedFactsMessages } from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { CHARGE_TABLE } from '../shared/charge-table-css';
import { chargeArithmetic } from '../shared/charge-words';
import { formatPrice, formatQuantity } from '../shared/price-format';
import { Amount } from '../ui/Amount';
import { Card } from '../ui/Card';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { usePartWords } from './part-words';

interface ComparedWords {
  readonly t: Translate<(typeof billingCompareMessages)['messages']>;
  readonly tCharges: Translate<(typeof sharedChargesMessages)['messages']>;
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** With more charges than this a list is unreadable. */
const CHARGES_MAX = 3;

/** The charges of one statement: "90 × €5.57". */
function chargesText(lines: readonly StatementLine[], words: ComparedWords): string {
  const { tCharges, locale, currency } = words;
  return lines
    .slice(0, CHARGES_MAX)
    .map((line) => {
      const { quantity, unitPrice } = line;
      const values = { quantity: formatQuantity(quantity, locale), price: '' };
      const price = formatPrice(unitPrice, currency, locale);
      const how = chargeArithmetic(line, currency, tCharges, locale);
      return how ?? tCharges('chargeWhole', { ...values, price });
    })
    .concat(lines.length > CHARGES_MAX ? ['…'] : [])
    .join(' + ');
}

/** The change in quantity and price, "1 → 90 × €5.57"; '' if neither statement lists charges. */
function comparedText({ part, was, is }: ComparisonEntry, words: ComparedWords): string {
  const { t, locale, currency } = words;
  const [before, after] = [was[0], is[0]];
  if (part === 'seats' && before && after) {
    const price = formatPrice(before.unitPrice, currency, locale);
    const [from, now] = [before, after].map(({ quantity }) => formatQuantity(quantity, locale));
    return t('seatsChange', { was: from ?? '', now: now ?? '', price });
  }
  if (part === 'price' && before && after) {
    const [from, now] = [before, after].map(({ unitPrice }) =>
      formatPrice(unitPrice, currency, locale),
    );
    const quantity = formatQuantity(after.quantity, locale);
    return t('priceChange', { quantity, was: from ?? '', now: now ?? '' });
  }
  const [from, now] = [chargesText(was, words), chargesText(is, words)];
  return from === '' || now === '' ? from || now : t('chargeChange', { was: from, now });
}

interface ReasonsProps {
  comparison: StatementComparison;
}

const Reasons = styled('section')(
  layered(
    () => `
  ${CHARGE_TABLE}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-3);
  & [data-part] > * { padding-block-start: var(--plinth-space-5); font-weight: 600; }
  & [data-part] small { font-weight: 400; }
  & small a { white-space: nowrap; }
  & tfoot > tr > * { border-block-end: 0; font-weight: 600; }
  & p { margin: 0; color: var(--plinth-text-muted); }
  `,
  ),
);

/**
 * The changes between two statements by part, with tax. They add up to the difference of the
 * totals, to the cent (commerce §6, workday §3).
 */
export function CompareReasons({ comparison, ...hrefs }: ReasonsProps) {
  const t = useMessages(billingCompareMessages);
  const tLines = useMessages(billingLinesMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const words = usePartWords();
  const { entries, parts, currency, difference, tax, total } = comparison;
  const [taxLabel, taxText] = words('tax');
  const visible = COMPARISON_PARTS.filter((name) => entries.some(({ part }) => part === name));
  const money = (amount: number) => <Amount amount={amount} currency={currency} isChange />;
  return (
    <Reasons data-slot="compare-reasons">
      <h2>{t('reasons')}</h2>
      <Card>
        {visible.length === 0 && tax === 0 ? (
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
            {visible.map((name) => {
              const [label, text] = words(name);
              return (
                <tbody key={name}>
                  <tr data-part>
                    <th scope="rowgroup">
                      <span>{label}</span>
                      <small>{text}</small>
                    </th>
                    <td data-end>{money(parts[name])}</td>
                  </tr>
                  {entries
                    .filter(({ part }) => part === name)
                    .map((entry) => (
                      <tr key={`${entry.subscriptionId} ${entry.productName}`}>
                        <th scope="row">
                          <EntryText entry={entry} currency={currency} {...hrefs} />
                        </th>
                        <td data-end>{money(entry.net)}</td>
                      </tr>
                    ))}
                </tbody>
              );
            })}
            <tfoot>
              <tr>
                <th scope="row">{t('differenceNet')}</th>
                <td data-end>{money(difference)}</td>
              </tr>
              <tr>
                <th scope="row">
                  <span>{taxLabel}</span>
                  <small>{taxText}</small>
                </th>
                <td data-end>{money(tax)}</td>
              </tr>
              <tr>
                <th scope="row">{t('difference')}</th>
                <td data-end>{money(total)}</td>
              </tr>
            </tfoot>
          </table>
        )}
      </Card>
    </Reasons>
  );
}

type EntryProps = Omit<ReasonsProps, 'comparison'> & { entry: ComparisonEntry; currency: string };

/** A product with its changed quantities and prices, and the orders that caused the difference. */
function EntryText({ entry, currency }: EntryProps) {
  const { subscription: subscriptionHref, order: orderHref } = useLinks();
  const t = useMessages(billingCompareMessages);
  const tLines = useMessages(billingLinesMessages);
  const tCharges = useMessages(sharedChargesMessages);
  const locale = useMessagesLocale();
  const { subscriptionId, productName, orders } = entry;
  const how = comparedText(entry, { t, tCharges, locale, currency });
  return (
    <>
      <Link href={subscriptionId === null ? undefined : subscriptionHref?.(subscriptionId)}>
        {productName}
      </Link>
      {(how !== '' || orders.length > 0) && (
        <small>
          {how !== '' && <bdi>{how}</bdi>}
          {orders.map(({ id, number }, at) => {
            const name = number === null ? tLines('order') : tLines('orderNumber', { number });
            return (
              <span key={id}>
                {(how !== '' || at > 0) && <span>{', '}</span>}
                {orderHref ? <Link href={orderHref(id)}>{name}</Link> : name}
              </span>
            );
          })}
        </small>
      )}
    </>
  );
}
