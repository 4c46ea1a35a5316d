import { forwardRef } from 'react';
import type { ChargeLine } from '../../domain/billing/charge';
import { sharedChargesMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { chargeSumLine } from '../shared/charge-words';
import { SumLines } from '../ui/SumLines';

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
    <SumLines
      ref={ref}
      label={label}
      lines={lines.map((line) => chargeSumLine(line, currency, t, locale))}
      className={className}
    />
  );
});
