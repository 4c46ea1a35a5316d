/**
 * Caches a value for each locale, such as an `Intl` formatter, which is expensive to create.
 *
 * @param make - throws for an invalid locale, which then counts as English: a host's typo must not
 * break the page
 */
export function keptByLocale<Value>(make: (locale: string) => Value): (locale: string) => Value {
  const cache = new Map<string, Value>();
  return (locale) => {
    let value = cache.get(locale);
    if (value === undefined) {
      try {
        value = make(locale);
      } catch {
        value = make('en');
      }
      cache.set(locale, value);
    }
    return value;
  };
}
