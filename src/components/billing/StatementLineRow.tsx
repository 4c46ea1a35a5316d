import type { StatementLine } from '../../domain/billing/statement';
import { billingLinesMessages } from '../../messages/generated/en/billing';
import { sharedChargesMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { chargeDays, chargeKindWords } from '../shared/charge-words';
import { PriceText } from '../shared/PriceText';
import { formatQuantity } from '../shared/price-format';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';

interface StatementLineRowProps {
  line: StatementLine;
  /** ISO 4217. */
  currency: string;
  /** The calculation to show below the amount; null for none. */
  how: string | null;
  /** Page of the subscription, if there is one. */
  href: string | undefined;
}

/** A charge; its calculation is shown on demand (commerce §5). */
export function StatementLineRow(props: StatementLineRowProps) {
  const { order: orderHref } = useLinks();
  const { line, currency, how, href } = props;
  const t = useMessages(billingLinesMessages);
  const tCharges = useMessages(sharedChargesMessages);
  const locale = useMessagesLocale();
  const calculations = useCalculations();
  const { productName, quantity, unitPrice, days, net, orderNumber: number } = line;
  const order = number === undefined ? t('order') : t('orderNumber', { number });
  const count = formatQuantity(quantity, locale);
  const about = chargeKindWords(line, tCharges);
  const covers = days === null ? null : chargeDays(line, tCharges, locale);
  return (
    <>
      <tr data-has-how={how === null ? undefined : ''}>
        <th scope="row">
          {href === undefined ? <bdi>{productName}</bdi> : <Link href={href}>{productName}</Link>}
          <small>
            <span>{covers === null ? about : `${about} · ${covers}`}</span>
            {line.orderId !== null && orderHref && (
              <>
                <span>{' · '}</span>
                <Link href={orderHref(line.orderId)}>{order}</Link>
              </>
            )}
          </small>
          <small data-narrow>
            <bdi>
              <span>{`${count} ×`}</span> <PriceText price={unitPrice} currency={currency} />
            </bdi>
          </small>
        </th>
        <td data-end data-wide>
          <bdi>{count}</bdi>
        </td>
        <td data-end data-wide>
          <PriceText price={unitPrice} currency={currency} />
        </td>
        <td data-end>
          <Amount
            amount={net}
            currency={currency}
            calculation={calculations.charge(line, currency)}
          />
        </td>
      </tr>
      {how !== null && (
        <Part as="tr" data-slot="line-how">
          <td colSpan={4} data-end>
            <bdi>
              <span>{`${how} =`}</span> <Amount amount={net} currency={currency} />
            </bdi>
          </td>
        </Part>
      )}
    </>
  );
}
