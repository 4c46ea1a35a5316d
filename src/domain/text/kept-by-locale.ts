/**
 * One kept value a locale, such as a formatter of `Intl`: making one is far dearer than using it.
 *
 * @param make - throws for what is no locale: one that a host misspelt must not take the page down, so
 *   it counts as English
 */
export function keptByLocale<Value>(make: (locale: string) => Value): (locale: string) => Value {
  const known = new Map<string, Value>();
  return (locale) => {
    let value = known.get(locale);
    if (value === undefined) {
      try {
        value = make(locale);
      } catch {
        value = make('en');
      }
      known.set(locale, value);
    }
    return value;
  };
}
