import { createContext } from 'react';
import type { Catalogue, Message } from '../../src/messages/define-messages';
import * as english from '../../src/messages/generated/en/index';
import { TRANSLATIONS } from '../../src/messages/generated/languages';
import { pseudo } from '../../src/messages/pseudo';
import type { Language } from '../../src/messages/translation';

const modules = import.meta.glob<Readonly<Record<string, Language>>>(
  ['../../src/messages/generated/*/index.ts', '!**/en/index.ts'],
  { eager: true },
);
const languages = Object.values(modules).flatMap((module) => Object.values(module));

/** The languages that the toolbar offers besides English, in the order of the portal's menus. */
export const STORY_LANGUAGES: readonly Language[] = Object.keys(TRANSLATIONS).flatMap((tag) =>
  languages.filter(({ locale }) => locale === tag),
);

const ENGLISH: Language = { locale: 'en', dir: 'ltr', name: 'English', messages: {} };

function pseudoMessage(message: Message): Message {
  if (typeof message === 'string') return pseudo(message);
  if ('forms' in message) return { ...message, forms: mapped(message.forms, pseudoMessage) };
  return { other: '', ...mapped({ ...message }, pseudo) };
}

function mapped<From, To>(record: Readonly<Record<string, From>>, to: (from: From) => To) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
}

/** Every English sentence, 40 % longer and in brackets: what is seen without them is hard-coded. */
function pseudoLanguage(): Language {
  const messages: Record<string, Record<string, Message>> = {};
  for (const { room, messages: sentences } of Object.values<Catalogue>(english)) {
    messages[room] = { ...messages[room], ...mapped(sentences, pseudoMessage) };
  }
  return { ...ENGLISH, name: 'Pseudo-language', messages };
}

let madePseudo: Language | undefined;

/** The language that the toolbar names. */
export function storyLanguage(name: string): Language {
  if (name === 'pseudo') {
    madePseudo ??= pseudoLanguage();
    return madePseudo;
  }
  return STORY_LANGUAGES.find(({ locale }) => locale === name) ?? ENGLISH;
}

/** The language of the toolbar, for a whole portal, which brings its own. */
export const StoryLanguageContext = createContext(ENGLISH);
