import { keptByLocale } from '../domain/text/kept-by-locale';
import type { ChoiceMessage, Message } from './define-messages';

/** Values for the places of a sentence. */
export type MessageParams = Readonly<Record<string, string | number>>;

const cardinal = /* @__PURE__ */ keptByLocale((locale) => new Intl.PluralRules(locale));
const ordinal = /* @__PURE__ */ keptByLocale(
  (locale) => new Intl.PluralRules(locale, { type: 'ordinal' }),
);
// Grouped from five digits on, so that a year stays a year.
const numbers = /* @__PURE__ */ keptByLocale(
  (locale) => new Intl.NumberFormat(locale, { useGrouping: 'min2' }),
);

const valueFor = (params: MessageParams, name: string) =>
  Object.hasOwn(params, name) ? params[name] : undefined;

/** The form of a sentence that its values ask for. */
function templateOf(message: Message, params: MessageParams, locale: string): string {
  if (typeof message === 'string') return message;
  const { by, as, forms } =
    'forms' in message ? message : { by: 'count', as: 'plural', forms: message };
  const value = valueFor(params, by);
  const count = as === 'select' ? Number.NaN : Number(value);
  const category = Number.isNaN(count)
    ? String(value)
    : (as === 'ordinal' ? ordinal : cardinal)(locale).select(count);
  const form = [`=${count}`, category].find((key) => Object.hasOwn(forms, key)) ?? 'other';
  return templateOf((forms as ChoiceMessage['forms'])[form] ?? '', params, locale);
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
  return (transform ? transform(template) : template).replace(/\{(\w+)\}/g, (place, name) => {
    const value = valueFor(params, name);
    if (value === undefined || value === null) return place;
    return typeof value === 'number' ? numbers(locale).format(value) : String(value);
  });
}
