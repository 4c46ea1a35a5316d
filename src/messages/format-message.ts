import type { Message } from './define-messages';

/** Values for the places of a sentence. */
export type MessageParams = Readonly<Record<string, string | number>>;

/** One kept formatter a locale; making one is far dearer than using it. */
function kept<Value>(make: (locale: string) => Value): (locale: string) => Value {
  const known = new Map<string, Value>();
  return (locale) => {
    let value = known.get(locale);
    if (value === undefined) {
      try {
        value = make(locale);
      } catch {
        // A locale that a host misspelt must not take the page down.
        value = make('en');
      }
      known.set(locale, value);
    }
    return value;
  };
}

const pluralRules = /* @__PURE__ */ kept((locale) => new Intl.PluralRules(locale));
// Grouped from five digits on, so that a year stays a year.
const numbers = /* @__PURE__ */ kept(
  (locale) => new Intl.NumberFormat(locale, { useGrouping: 'min2' }),
);

/**
 * Fills a sentence. A place without a value stays as it is written: it is seen and reported, and
 * nothing throws.
 *
 * @param transform - changes the template before its places are filled, for pseudo-locales
 */
export function formatMessage(
  message: Message,
  params: MessageParams,
  locale: string,
  transform?: (template: string) => string,
): string {
  let template: string;
  if (typeof message === 'string') template = message;
  else {
    const count = Number(params.count);
    const category = Number.isNaN(count) ? 'other' : pluralRules(locale).select(count);
    template = message[category] ?? message.other;
  }
  return (transform ? transform(template) : template).replace(/\{(\w+)\}/g, (place, name) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined || value === null) return place;
    return typeof value === 'number' ? numbers(locale).format(value) : String(value);
  });
}
