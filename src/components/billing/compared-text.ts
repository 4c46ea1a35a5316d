import type { ComparisonEntry } from '../../domain/billing/compare-statements';
import type { StatementLine } from '../../domain/billing/statement';
import type { billingChargesMessages } from '../../messages/generated/en/billing';
import type { statementComparePageMessages } from '../../messages/generated/en/statement-compare';
import type { Translate } from '../../messages/messages';
import { chargeArithmetic } from '../ui/charge-words';
import { numberFormat } from '../ui/number-format';
import { formatPrice } from '../ui/price-format';

/** What a comparison is written with. */
interface ComparedWords {
  readonly t: Translate<(typeof statementComparePageMessages)['messages']>;
  readonly tCharges: Translate<(typeof billingChargesMessages)['messages']>;
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** More charges than these say nothing to anybody one after the other. */
const CHARGES_MAX = 3;

const count = (quantity: StatementLine['quantity'], locale: string): string =>
  typeof quantity === 'number' ? numberFormat(locale).format(quantity) : quantity;

/** The charges of one statement, one after the other: "90 × €5.57". */
function chargesText(lines: readonly StatementLine[], words: ComparedWords): string {
  const { tCharges, locale, currency } = words;
  return lines
    .slice(0, CHARGES_MAX)
    .map((line) => {
      const { quantity, unitPrice } = line;
      const said = { quantity: count(quantity, locale), price: '' };
      const price = formatPrice(unitPrice, currency, locale);
      const how = chargeArithmetic(line, currency, tCharges, locale);
      return how ?? tCharges('chargeWhole', { ...said, price });
    })
    .concat(lines.length > CHARGES_MAX ? ['…'] : [])
    .join(' + ');
}

/** What has changed in quantities and prices, such as "1 → 90 × €5.57"; '' where nothing says so. */
export function comparedText({ part, was, is }: ComparisonEntry, words: ComparedWords): string {
  const { t, locale, currency } = words;
  const [before, after] = [was[0], is[0]];
  if (part === 'seats' && before && after) {
    const price = formatPrice(before.unitPrice, currency, locale);
    const [from, now] = [count(before.quantity, locale), count(after.quantity, locale)];
    return t('seatsChange', { was: from, now, price });
  }
  if (part === 'price' && before && after) {
    const [from, now] = [before, after].map(({ unitPrice }) =>
      formatPrice(unitPrice, currency, locale),
    );
    const quantity = count(after.quantity, locale);
    return t('priceChange', { quantity, was: from ?? '', now: now ?? '' });
  }
  const [from, now] = [chargesText(was, words), chargesText(is, words)];
  return from === '' || now === '' ? from || now : t('chargeChange', { was: from, now });
}
