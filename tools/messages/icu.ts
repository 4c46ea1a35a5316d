import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Message } from '../../src/messages/define-messages';

/** What is wrong with a text of ICU MessageFormat. */
export class SentenceError extends Error {}

type Choice = Extract<MessageFormatElement, { type: TYPE.plural | TYPE.select }>;

const isChoice = (element: MessageFormatElement): element is Choice =>
  element.type === TYPE.plural || element.type === TYPE.select;

function textOf(element: MessageFormatElement, counted: string | undefined): string {
  switch (element.type) {
    case TYPE.literal:
      if (/\{\w+\}/.test(element.value)) {
        throw new SentenceError(`“${element.value.trim()}” would be taken for a place`);
      }
      return element.value;
    case TYPE.argument:
      return placeOf(element.value);
    case TYPE.number:
      if (element.style) throw new SentenceError(`the style of {${element.value}} is not known`);
      return placeOf(element.value);
    case TYPE.pound:
      return counted === undefined ? '#' : `{${counted}}`;
    default:
      throw new SentenceError(
        'dates, times and tags are not known: pass what is to be read as text',
      );
  }
}

function placeOf(name: string): string {
  if (!/^\w+$/.test(name)) throw new SentenceError(`{${name}} is no name of a place`);
  return `{${name}}`;
}

/** Draws what stands around a choice into each of its forms, as translators see whole sentences. */
function messageOf(elements: readonly MessageFormatElement[], counted?: string): Message {
  const index = elements.findIndex(isChoice);
  const choice = elements[index];
  if (!choice || !isChoice(choice)) {
    return elements.map((element) => textOf(element, counted)).join('');
  }
  // What stands outside of a plural keeps the `#` of the one around it.
  const outside = (part: readonly MessageFormatElement[]): MessageFormatElement[] =>
    part.map((element) =>
      element.type === TYPE.pound && counted !== undefined
        ? { type: TYPE.argument, value: counted }
        : element,
    );
  const isPlural = choice.type === TYPE.plural;
  if (isPlural && choice.offset) throw new SentenceError('offset is not known');
  const by = placeOf(choice.value).slice(1, -1);
  const forms = Object.entries(choice.options).map(([form, option]) => {
    const own = isPlural ? option.value : outside(option.value);
    const whole = [
      ...outside(elements.slice(0, index)),
      ...named(own, by, isPlural),
      ...outside(elements.slice(index + 1)),
    ];
    return [form, messageOf(whole)] as const;
  });
  const as = !isPlural ? 'select' : choice.pluralType === 'ordinal' ? 'ordinal' : 'plural';
  const texts = forms.filter((form): form is readonly [string, string] => !isNested(form));
  if (as === 'plural' && by === 'count' && texts.length === forms.length) {
    const { other = '', ...rest } = Object.fromEntries(texts);
    return { ...rest, other };
  }
  return { by, as, forms: Object.fromEntries(forms) };
}

const isNested = ([, message]: readonly [string, Message]) => typeof message !== 'string';

/** `#` of a plural as the place it stands for, also where a select lies between. */
function named(
  elements: readonly MessageFormatElement[],
  by: string,
  isPlural: boolean,
): MessageFormatElement[] {
  if (!isPlural) return [...elements];
  return elements.map((element): MessageFormatElement => {
    if (element.type === TYPE.pound) return { type: TYPE.argument, value: by };
    if (element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([form, option]) => [
      form,
      { ...option, value: named(option.value, by, true) },
    ]);
    return { ...element, options: Object.fromEntries(options) };
  });
}

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
