import { keptByLocale } from '../domain/text/kept-by-locale';
import type { ChoiceMessage, Message } from './define-messages';

/** Values for the places of a sentence. */
export type MessageParams = Readonly<Record<string, string | number>>;

const cardinal = keptByLocale((locale) => new Intl.PluralRules(locale));
const ordinal = keptByLocale((locale) => new Intl.PluralRules(locale, { type: 'ordinal' }));
// Grouped from five digits on, so that a year stays a year.
const numbers = keptByLocale((locale) => new Intl.NumberFormat(locale, { useGrouping: 'min2' }));
/** What a record itself has under a name, and never what all objects have. */
export const ownValue = <Value>(
  record: Readonly<Record<string, Value>> | undefined,
  name: string,
): Value | undefined => (record && Object.hasOwn(record, name) ? record[name] : undefined);

/** The form of a sentence that its values ask for. */
function templateOf(message: Message, params: MessageParams, locale: string): string {
  if (typeof message === 'string') return message;
  const { by, as, forms } =
    'forms' in message ? message : { by: 'count', as: 'plural', forms: message };
  const value = ownValue(params, by);
  const count = as === 'select' ? Number.NaN : Number(value);
  const category = Number.isNaN(count)
    ? String(value)
    : (as === 'ordinal' ? ordinal : cardinal)(locale).select(count);
  const known = forms as ChoiceMessage['forms'];
  const form = ownValue(known, `=${count}`) ?? ownValue(known, category) ?? known.other ?? '';
  return templateOf(form, params, locale);
}

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
  const template = templateOf(message, params, locale);
  return (transform?.(template) ?? template).replace(/\{(\w+)\}/g, (place, name) => {
    const value = ownValue(params, name);
    // The first formatter of numbers takes a browser 15 ms, and English needs none for these.
    const isPlain = typeof value !== 'number' || (locale === 'en' && /^\d{1,4}$/.test(`${value}`));
    return `${(isPlain ? value : numbers(locale).format(value)) ?? place}`;
  });
}
