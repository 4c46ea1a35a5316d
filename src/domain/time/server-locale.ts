/** `UTC` as encoded by `localeWithDates`. */
const UTC = '555443';

/**
 * The locale for server rendering and hydration: in UTC unless a time zone is given, since a server
 * does not know the user's. Same encoding as `localeWithDates`, without its code for dates: it is
 * part of every localized component.
 */
export function serverLocaleOf(locale: string): string {
  const own = /-plinth-[a-z]+(-.+)?$/i.exec(locale);
  if (own) return own[1] ? locale : `${locale}-${UTC}`;
  return `${locale}${/-x-/i.test(locale) ? '' : '-x'}-plinth-auto-${UTC}`;
}
