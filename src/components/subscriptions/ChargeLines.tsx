import { forwardRef } from 'react';
import type { ChargeLine } from '../../domain/billing/charge';
import { sharedChargesMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { chargeArithmetic, chargeDays, chargeKindWords } from '../shared/charge-words';
import { MoneyText } from '../ui/MoneyText';

/** Props of {@link ChargeLines}. */
export interface ChargeLinesProps {
  /** Accessible name of the list. */
  label: string;
  /** The charges and credits. */
  lines: readonly ChargeLine[];
  /** ISO 4217. */
  currency: string;
  /** A class of your own on the list. */
  className?: string | undefined;
}

const Root = styled('ul')(
  layered(`
  display: grid;
  gap: var(--plinth-space-3);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  list-style: none;
  overflow-wrap: anywhere;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--plinth-space-4);
  }
  & [data-slot='charge-how'] {
    grid-column: 1;
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
    font-variant-numeric: tabular-nums;
    line-height: 18px;
  }
  `),
);

/**
 * Charges and credits with their calculation: `5 × €11.00 × 12 ÷ 28 days`. The calculation is shown
 * only if our own rules result in the server's amount (commerce §5).
 */
export const ChargeLines = forwardRef<HTMLUListElement, ChargeLinesProps>(function ChargeLines(
  { label, lines, currency, className },
  ref,
) {
  const t = useMessages(sharedChargesMessages);
  const locale = useMessagesLocale();

  return (
    <Root ref={ref} data-slot="charge-lines" aria-label={label} className={className}>
      {lines.map((line, at) => {
        const arithmetic = chargeArithmetic(line, currency, t, locale);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids and are not reordered
          <li key={at}>
            <span>{chargeKindWords(line, t)}</span>
            <MoneyText amount={line.net} currency={currency} />
            {arithmetic && (
              <Part as="span" data-slot="charge-how">
                <bdi>{arithmetic}</bdi>
              </Part>
            )}
            {line.days !== null && (
              <Part as="span" data-slot="charge-how">
                {chargeDays(line, t, locale)}
              </Part>
            )}
          </li>
        );
      })}
    </Root>
  );
});
