import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Message } from '../../src/messages/define-messages';

/** What is wrong with a text of ICU MessageFormat. */
export class SentenceError extends Error {}

type Choice = Extract<MessageFormatElement, { type: TYPE.plural | TYPE.select }>;

const isChoice = (element: MessageFormatElement): element is Choice =>
  element.type === TYPE.plural || element.type === TYPE.select;

function textOf(element: MessageFormatElement): string {
  switch (element.type) {
    case TYPE.literal:
      if (/\{\w+\}/.test(element.value)) {
        throw new SentenceError(`“${element.value.trim()}” would be taken for a place`);
      }
      return element.value;
    case TYPE.argument:
      return `{${nameOf(element.value)}}`;
    case TYPE.number:
      if (element.style) throw new SentenceError(`the style of {${element.value}} is not known`);
      return `{${nameOf(element.value)}}`;
    default:
      throw new SentenceError(
        'dates, times and tags are not known: pass what is to be read as text',
      );
  }
}

function nameOf(place: string): string {
  if (!/^\w+$/.test(place)) throw new SentenceError(`{${place}} is no name of a place`);
  return place;
}

/** Draws what stands around a choice into each of its forms: a form is a whole sentence. */
function messageOf(elements: readonly MessageFormatElement[]): Message {
  const index = elements.findIndex(isChoice);
  const choice = elements[index];
  if (!choice || !isChoice(choice)) return elements.map(textOf).join('');
  const by = nameOf(choice.value);
  const isPlural = choice.type === TYPE.plural;
  if (isPlural && choice.offset) throw new SentenceError('offset is not known');
  const forms = Object.entries(choice.options).map(([form, { value }]) => {
    const own = value.map(
      (element): MessageFormatElement =>
        element.type === TYPE.pound ? { type: TYPE.argument, value: by } : element,
    );
    const whole = [...elements.slice(0, index), ...own, ...elements.slice(index + 1)];
    return [form, messageOf(whole)] as const;
  });
  const as = !isPlural ? 'select' : choice.pluralType === 'ordinal' ? 'ordinal' : 'plural';
  const texts = forms.filter(isText);
  if (as !== 'plural' || by !== 'count' || texts.length < forms.length) {
    return { by, as, forms: Object.fromEntries(forms) };
  }
  const { other = '', ...rest } = Object.fromEntries(texts);
  return { ...rest, other };
}

const isText = (form: readonly [string, Message]): form is readonly [string, string] =>
  typeof form[1] === 'string';

/**
 * A sentence of ICU MessageFormat as the library keeps it: a text with places, or its forms.
 *
 * @throws SentenceError where it cannot be read, or says what the library does not know.
 */
export function compileSentence(text: string): Message {
  try {
    return messageOf(parse(text, { ignoreTag: true }));
  } catch (error) {
    if (error instanceof SentenceError) throw error;
    const kind = error instanceof Error ? error.message : String(error);
    throw new SentenceError(`no ICU MessageFormat: ${kind.toLowerCase().replaceAll('_', ' ')}`);
  }
}
