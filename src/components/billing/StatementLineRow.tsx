import { useId } from 'react';
import type { StatementLine } from '../../domain/billing/statement';
import { billingLinesMessages } from '../../messages/generated/en/billing';
import { sharedChargesMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { chargeDays, chargeKindWords } from '../shared/charge-words';
import { PriceText } from '../shared/PriceText';
import { FOCUS_RING } from '../ui/control-css';
import { ChevronDownIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { MoneyText } from '../ui/MoneyText';
import { numberFormat } from '../ui/number-format';

interface StatementLineRowProps {
  line: StatementLine;
  /** ISO 4217. */
  currency: string;
  /** The calculation of the amount; null if our rules do not explain it. */
  how: string | null;
  /** Whether the calculation is shown. */
  isOpen: boolean;
  onToggle: () => void;
  /** Page of the subscription, if there is one. */
  href: string | undefined;
}

/** The amount, as a button that shows its calculation. */
const How = styled('button')(
  layered(
    () => `
  box-sizing: border-box;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 24px;
  margin: -4px;
  padding: 4px;
  border: 0;
  border-radius: var(--plinth-radius-sm);
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
  &:hover { background: var(--plinth-surface-hover); }
  &:focus-visible { ${FOCUS_RING} }
  & svg { flex: none; inline-size: 14px; block-size: 14px; color: var(--plinth-text-muted); }
  &[aria-expanded='true'] svg { transform: scaleY(-1); }
  @media (pointer: coarse) { min-block-size: var(--plinth-control-touch); }
  @media print { & svg { display: none; } }
  `,
  ),
);

/** A charge; its calculation is shown on demand (commerce §5). */
export function StatementLineRow(props: StatementLineRowProps) {
  const { order: orderHref } = useLinks();
  const { line, currency, how, isOpen, onToggle, href } = props;
  const t = useMessages(billingLinesMessages);
  const tCharges = useMessages(sharedChargesMessages);
  const locale = useMessagesLocale();
  const howId = useId();
  const { productName, quantity, unitPrice, days, net, orderNumber: number } = line;
  const order = number === undefined ? t('order') : t('orderNumber', { number });
  const count = typeof quantity === 'number' ? numberFormat(locale).format(quantity) : quantity;
  const about = chargeKindWords(line, tCharges);
  const covers = days === null ? null : chargeDays(line, tCharges, locale);
  const isExpanded = isOpen && how !== null;
  return (
    <>
      <tr data-has-how={isExpanded ? '' : undefined}>
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
          {how === null ? (
            <MoneyText amount={net} currency={currency} />
          ) : (
            <How
              type="button"
              aria-expanded={isOpen}
              aria-controls={howId}
              aria-description={t('howOf', { product: productName })}
              onClick={onToggle}
            >
              <MoneyText amount={net} currency={currency} />
              <ChevronDownIcon aria-hidden />
            </How>
          )}
        </td>
      </tr>
      {isExpanded && (
        <Part as="tr" id={howId} data-slot="line-how">
          <td colSpan={4} data-end>
            <bdi>
              <span>{`${how} =`}</span> <MoneyText amount={net} currency={currency} />
            </bdi>
          </td>
        </Part>
      )}
    </>
  );
}
