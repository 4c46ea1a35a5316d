/** `UTC` as `localeWithDates` writes a time zone. */
const UTC = '555443';

/**
 * The locale of what a server renders, and of its first picture in a browser: in UTC where nothing
 * names a time zone, for a server does not know the reader's. What `localeWithDates` writes, without
 * what only dates need: each component that knows its locale has this.
 */
export function serverLocaleOf(locale: string): string {
  const own = /-plinth-[a-z]+(-.+)?$/i.exec(locale);
  if (own) return own[1] ? locale : `${locale}-${UTC}`;
  return `${locale}${/-x-/i.test(locale) ? '' : '-x'}-plinth-auto-${UTC}`;
}
