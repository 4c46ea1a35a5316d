import type { Catalogue, Message } from '../../messages/define-messages';
import { formatMessage, type MessageParams, ownValue } from '../../messages/format-message';
import type { Language } from '../../messages/translation';

/** Returns the text of a sentence, or a pattern if not all placeholders are given. */
export type Say = <Messages extends Readonly<Record<string, Message>>>(
  catalogue: Catalogue<string, Messages>,
  key: keyof Messages & string,
  params?: MessageParams,
) => string | RegExp;

const PLACE = /\{\w+\}/;

function formsOf(message: Message): readonly string[] {
  if (typeof message === 'string') return [message];
  const forms: object = 'forms' in message ? message.forms : message;
  return Object.values(forms).flatMap((form: Message) => formsOf(form));
}

/** Escapes a text for a regular expression. */
export const literal = (text: string): string => text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&');

const patternOf = (form: string) => form.split(PLACE).map(literal).join('.+');

/** Returns our sentences in a language, falling back to English. */
export function createSay(language?: Language): Say {
  return (catalogue, key, params) => {
    const own = ownValue(ownValue(language?.messages, catalogue.room), key);
    const message = own ?? catalogue.messages[key];
    if (message === undefined) throw new RangeError(`There is no sentence ${key}.`);
    const forms = formsOf(message);
    if (params || (forms.length === 1 && !PLACE.test(forms[0] ?? ''))) {
      return formatMessage(message, params ?? {}, own ? (language?.locale ?? 'en') : 'en');
    }
    return new RegExp(`^(?:${forms.map(patternOf).join('|')})$`);
  };
}
