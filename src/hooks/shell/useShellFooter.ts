import type { ShellFooterContent } from '../../domain/shell/shell-footer';
import { useNow } from '../timing/useNow';

/** A new year begins on the hour nearly everywhere, in milliseconds. */
const HOUR_MS = 3_600_000;

/**
 * The footer with the year of the clock: what `ShellFooter` takes (specification §2.4).
 *
 * @example
 * ```tsx
 * function Footer() {
 *   return <ShellFooter {...useShellFooter({ brandText: 'Fjord', aboutHref: '/about' })} />;
 * }
 * ```
 */
export function useShellFooter(given: Omit<ShellFooterContent, 'year'>): ShellFooterContent {
  return { ...given, year: new Date(useNow(HOUR_MS)).getFullYear() };
}
