import type { Message } from '../../src/messages/define-messages';
import type { Fault, Sentence } from './catalogue-file.ts';
import type { LanguageFolder } from './language-folder.ts';

interface Form {
  /** How it is reached: `one`, or `few/formal`; empty where there is but one. */
  readonly path: string;
  readonly text: string;
}

/** Every text that a sentence may turn out to be. */
export function formsOf(message: Message, path = ''): readonly Form[] {
  if (typeof message === 'string') return [{ path, text: message }];
  return Object.entries('forms' in message ? message.forms : message).flatMap(([form, inner]) =>
    formsOf(inner, path ? `${path}/${form}` : form),
  );
}

interface Decision {
  readonly by: string;
  readonly as: string;
  readonly forms: readonly string[];
}

/** What decides about the form of a sentence, and what the forms are. */
function decisionsOf(message: Message): readonly Decision[] {
  if (typeof message === 'string') return [];
  if (!('forms' in message)) return [{ by: 'count', as: 'plural', forms: Object.keys(message) }];
  const { by, as, forms } = message;
  return [{ by, as, forms: Object.keys(forms) }, ...Object.values(forms).flatMap(decisionsOf)];
}

const placesOf = (text: string) =>
  new Set(Array.from(text.matchAll(/\{(\w+)\}/g), ([, name = '']) => name));

/** The plural categories that a language has, and those that whole numbers up to 1000 ask for. */
function categoriesOf(tag: string, type: Intl.PluralRuleType) {
  const rules = new Intl.PluralRules(tag, { type });
  const needed = new Set(Array.from({ length: 1001 }, (_, count) => rules.select(count)));
  return { known: new Set<string>(rules.resolvedOptions().pluralCategories), needed };
}

function placeFaults(english: Message, translated: Message): readonly string[] {
  const forms = formsOf(english).map(({ text }) => placesOf(text));
  const counted = new Set(decisionsOf(english).map(({ by }) => by));
  const known = new Set([...forms.flatMap((places) => [...places]), ...counted]);
  // What every English form says, every form says; only the number may be a word of its own.
  const always = [...known].filter(
    (place) => !counted.has(place) && forms.every((places) => places.has(place)),
  );
  const general = formsOf(english).find(({ path }) => !/[^/]/.test(path.replaceAll('other', '')));
  return formsOf(translated).flatMap(({ path, text }) => {
    const places = placesOf(text);
    const isGeneral = !/[^/]/.test(path.replaceAll('other', ''));
    const needed = isGeneral ? [...placesOf(general?.text ?? '')] : always;
    const where = path ? ` (${path})` : '';
    return [
      ...needed
        .filter((place) => !places.has(place))
        .map((place) => `{${place}} is missing${where}`),
      ...[...places]
        .filter((place) => !known.has(place))
        .map((place) => `{${place}} is unknown${where}`),
    ];
  });
}

function formFaults(english: Message, translated: Message, tag: string): readonly string[] {
  const asked = decisionsOf(english);
  const said = decisionsOf(translated);
  const nameOf = ({ by, as }: Decision) => `{${by}, ${as === 'ordinal' ? 'selectordinal' : as}}`;
  const names = new Set(said.map(nameOf));
  return [
    ...new Set([
      ...asked.filter((one) => !names.has(nameOf(one))).map((one) => `${nameOf(one)} is missing`),
      ...said
        .filter((one) => !asked.some((other) => nameOf(other) === nameOf(one)))
        .map((one) => `${nameOf(one)} is not in English`),
      ...said.flatMap(({ by, as, forms }) => {
        if (as === 'select') {
          const known = asked.find((one) => one.as === as && one.by === by)?.forms ?? forms;
          return [
            ...known
              .filter((form) => !forms.includes(form))
              .map((form) => `the form “${form}” is missing`),
            ...forms
              .filter((form) => !known.includes(form))
              .map((form) => `the form “${form}” is unknown`),
          ];
        }
        const { known, needed } = categoriesOf(tag, as === 'ordinal' ? 'ordinal' : 'cardinal');
        return [
          ...[...needed]
            .filter((form) => !forms.includes(form))
            .map((form) => `the plural form “${form}” is missing`),
          ...forms
            .filter((form) => form !== 'other' && !form.startsWith('=') && !known.has(form))
            .map((form) => `the plural form “${form}” does not exist in ${tag}`),
        ];
      }),
    ]),
  ];
}

/** What is wrong with the text itself. */
function textFaults(message: Message): readonly string[] {
  return formsOf(message).flatMap(({ path, text }) => {
    const where = path ? ` (${path})` : '';
    if (text.trim() === '') return [`it is empty${where}`];
    if (text !== text.trim()) return [`it begins or ends with a blank${where}`];
    return / {2}/.test(text) ? [`two blanks in a row${where}`] : [];
  });
}

const nameOf = ({ room, section, key }: Sentence) => `${room}.${section}.${key}`;

function faultsOf(sentence: Sentence, texts: readonly string[]): readonly Fault[] {
  const { file, line } = sentence;
  return texts.map((text) => ({ file, line, text: `${nameOf(sentence)}: ${text}` }));
}

/** What is wrong with the English sentences, to which all others are held. */
export function checkEnglish(english: LanguageFolder): readonly Fault[] {
  return [
    ...english.faults,
    ...english.sentences.flatMap((sentence) => {
      const { message } = sentence;
      if (message === undefined) return [];
      return faultsOf(sentence, [...textFaults(message), ...formFaults(message, message, 'en')]);
    }),
  ];
}

/** The line of a room's file after which a sentence is missing. */
function lineBefore(
  missing: Sentence,
  english: LanguageFolder,
  said: ReadonlyMap<string, Sentence>,
): number {
  const room = english.sentences.filter(({ room }) => room === missing.room);
  const before = room.slice(0, room.indexOf(missing)).reverse();
  const neighbour = before.find((sentence) => said.has(nameOf(sentence)));
  return (neighbour && said.get(nameOf(neighbour))?.line) ?? 0;
}

/**
 * What is missing or wrong in a language, held to the English sentences.
 *
 * @param folder - where its files are, as its reader knows it
 */
export function checkLanguage(
  english: LanguageFolder,
  language: LanguageFolder,
  folder: string = language.tag,
): readonly Fault[] {
  const said = new Map(language.sentences.map((sentence) => [nameOf(sentence), sentence]));
  const asked = new Map(english.sentences.map((sentence) => [nameOf(sentence), sentence]));
  return [
    ...language.faults,
    ...[...asked.values()].flatMap((sentence): readonly Fault[] => {
      const own = said.get(nameOf(sentence));
      if (!own) {
        const file = `${folder}/${sentence.room}.json`;
        const line = lineBefore(sentence, english, said);
        return [{ file, line, text: `${nameOf(sentence)}: it is missing`, kind: 'missing' }];
      }
      if (own.message === undefined || sentence.message === undefined) return [];
      return faultsOf(own, [
        ...textFaults(own.message),
        ...placeFaults(sentence.message, own.message),
        ...formFaults(sentence.message, own.message, language.tag),
      ]);
    }),
    ...language.sentences
      .filter((sentence) => !asked.has(nameOf(sentence)))
      .flatMap((sentence) => faultsOf(sentence, ['nobody asks for it'])),
  ];
}

/** Sentences that are still the English ones: names and symbols are so by right. */
export function untranslated(
  english: LanguageFolder,
  language: LanguageFolder,
): readonly Sentence[] {
  const texts = new Map(english.sentences.map((one) => [nameOf(one), JSON.stringify(one.message)]));
  return language.sentences.filter(
    (one) => one.message !== undefined && texts.get(nameOf(one)) === JSON.stringify(one.message),
  );
}
