import { millisecondsInHour } from 'date-fns/constants';
import { getYear } from 'date-fns/getYear';
import type { ShellFooterProps } from '../../contracts/shell';
import { useNow } from '../timing/useNow';

/**
 * The footer with the year of the clock: what `ShellFooter` takes (specification §2.4).
 *
 * @example
 * ```tsx
 * function Footer() {
 *   return <ShellFooter {...useShellFooter({ brandText: 'Fjord' })} />;
 * }
 * ```
 */
export function useShellFooter(given: Omit<ShellFooterProps, 'year'>): ShellFooterProps {
  // In nearly all time zones a new year begins on the hour.
  return { ...given, year: getYear(useNow(millisecondsInHour)) };
}
