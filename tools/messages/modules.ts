import type { Message } from '../../src/messages/define-messages';
import type { Sentence } from './catalogue-file.ts';
import { factsOf, type LanguageFolder } from './language-folder.ts';

const HEADER = '// Made from the catalogues of this language (docs/words.md). Do not edit.\n';

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What a section is called in code: `authMessages`, `authRecoveryMessages`. */
export const catalogueName = (room: string, section: string): string =>
  `${room}${section === 'base' ? '' : capital(section)}Messages`;

/** What a language is called in code: `de`, `ptBR`. */
export const languageName = (tag: string): string => camel(tag);

/** Sentences by room and section, in the order of their files. */
export function roomsOf({ sentences }: Pick<LanguageFolder, 'sentences'>) {
  const rooms = new Map<string, Map<string, Sentence[]>>();
  for (const sentence of sentences) {
    const sections = rooms.get(sentence.room) ?? new Map<string, Sentence[]>();
    const section = sections.get(sentence.section) ?? [];
    section.push(sentence);
    sections.set(sentence.section, section);
    rooms.set(sentence.room, sections);
  }
  return rooms;
}

/** A sentence without the forms that say what `other` says: who reads it falls back on that. */
function shortened(message: Message): Message {
  if (typeof message === 'string') return message;
  if (!('forms' in message)) return withoutRepeats(message);
  const forms = Object.entries(message.forms).map(([form, inner]) => [form, shortened(inner)]);
  return { ...message, forms: withoutRepeats(Object.fromEntries(forms)) };
}

/** A form for one number alone stays: without it that number has the form of its category. */
function withoutRepeats<Forms extends object>(forms: Forms): Forms {
  const texts = Object.entries(forms);
  const other = JSON.stringify(Object.fromEntries(texts).other);
  const own = texts.filter(
    ([form, text]) => /^(other|=)/.test(form) || JSON.stringify(text) !== other,
  );
  return Object.fromEntries(own) as Forms;
}

/** Sentences as the literal of an object; what cannot be read is left to English. */
export function literalOf(sentences: readonly Sentence[], indent: string): string {
  const said = sentences.flatMap(({ key, message }): [string, Message][] =>
    message === undefined ? [] : [[key, shortened(message)]],
  );
  return JSON.stringify(Object.fromEntries(said), null, 2).replaceAll('\n', `\n${indent}`);
}

/** The modules of English: typed, a section dropped by bundlers where nobody says it. */
export function englishModules(english: LanguageFolder): ReadonlyMap<string, string> {
  const rooms = roomsOf(english);
  const modules = [...rooms].map(([room, sections]) => {
    const catalogues = [...sections].map(
      ([section, sentences]) =>
        `\n/** What the ${section} section of the room \`${room}\` says. */\n` +
        `export const ${catalogueName(room, section)} = defineMessages('${room}', ${literalOf(sentences, '')});\n`,
    );
    const text = `${HEADER}import { defineMessages } from '../../define-messages';\n${catalogues.join('')}`;
    return [`en/${room}.ts`, text] as const;
  });
  const index = [...rooms.keys()].map((room) => `export * from './${room}';\n`).join('');
  return new Map([...modules, ['en/index.ts', `${HEADER}${index}`]]);
}

/** A section of another language: `{ auth: { … } }`. */
function sectionText(
  room: string,
  section: string,
  sentences: readonly Sentence[],
  english: string,
) {
  return (
    `\n/** ${english}: the ${section} section of the room \`${room}\`. */\n` +
    `export const ${catalogueName(room, section)}: RoomMessages<'${room}'> = {\n` +
    `  ${room}: ${literalOf(sentences, '  ')},\n};\n`
  );
}

/** The modules of another language: a file a room, and all of it as one. */
export function languageModules(language: LanguageFolder): ReadonlyMap<string, string> {
  const { tag } = language;
  const { name, english, dir } = factsOf(tag);
  const rooms = roomsOf(language);
  const modules = [...rooms].map(([room, sections]) => {
    const texts = [...sections].map(([section, said]) => sectionText(room, section, said, english));
    const text = `${HEADER}import type { RoomMessages } from '../../translation';\n${texts.join('')}`;
    return [`${tag}/${room}.ts`, text] as const;
  });
  const imports = [...rooms.keys()].map((room) => `import * as ${room} from './${room}';\n`);
  const messages = [...rooms].map(([room, sections]) => {
    const spreads = [...sections.keys()].map(
      (section) => `      ...${room}.${catalogueName(room, section)}.${room},\n`,
    );
    return `    ${room}: {\n${spreads.join('')}    },\n`;
  });
  const index =
    `${HEADER}import type { Language } from '../../translation';\n${imports.join('')}\n` +
    `/** ${english}: every sentence of the library. */\n` +
    `export const ${languageName(tag)}: Language = {\n` +
    `  locale: '${tag}',\n  dir: '${dir}',\n  name: ${JSON.stringify(name)},\n` +
    `  messages: {\n${messages.join('')}  },\n};\n`;
  return new Map([...modules, [`${tag}/index.ts`, index]]);
}

/** The languages besides English: those that run with Latin letters, by name, come first. */
export function languagesModule(tags: readonly string[]): string {
  const { compare } = new Intl.Collator('en');
  const sorted = tags
    .map((tag) => ({ tag, ...factsOf(tag) }))
    .sort((a, b) => (a.dir === b.dir ? compare(a.name, b.name) : a.dir === 'ltr' ? -1 : 1));
  const entries = sorted.map(
    ({ tag, name }) =>
      `  ${JSON.stringify(tag)}: {\n    name: ${JSON.stringify(name)},\n` +
      `    load: async () => (await import('./${tag}/index')).${languageName(tag)},\n  },\n`,
  );
  return (
    `${HEADER}\n/** The languages besides English, each a file of its own that is fetched when it is chosen. */\n` +
    `export const TRANSLATIONS = {\n${entries.join('')}} as const;\n`
  );
}

/** The rooms that sentences stand in. */
export function roomsModule(english: LanguageFolder): string {
  const names = [...roomsOf(english).keys()];
  return `${HEADER}\n/** The rooms that sentences stand in. */\nexport const ROOMS: readonly string[] = ${JSON.stringify(names, null, 2)};\n`;
}
