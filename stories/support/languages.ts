import { createContext } from 'react';
import { ar } from '../../src/messages/ar/index';
import { de } from '../../src/messages/de/index';
import type { Catalogue, Message } from '../../src/messages/define-messages';
import { es } from '../../src/messages/es/index';
import { fr } from '../../src/messages/fr/index';
import { ja } from '../../src/messages/ja/index';
import { nl } from '../../src/messages/nl/index';
import { pseudo } from '../../src/messages/pseudo';
import type { Language } from '../../src/messages/translation';

/** The languages that the toolbar offers besides English. */
export const STORY_LANGUAGES: readonly Language[] = [de, es, fr, nl, ja, ar];

const english: Language = { locale: 'en', dir: 'ltr', name: 'English', messages: {} };

const catalogues = import.meta.glob<Record<string, Catalogue>>('../../src/messages/en/*.ts', {
  eager: true,
});

const pseudoMessage = (message: Message): Message =>
  typeof message === 'string' ? pseudo(message) : { other: '', ...mapped({ ...message }, pseudo) };

function mapped<From, To>(record: Readonly<Record<string, From>>, to: (from: From) => To) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value)]));
}

/** Every English sentence, 40 % longer and in brackets: what is seen without them is hard-coded. */
function pseudoLanguage(): Language {
  const messages: Record<string, Record<string, Message>> = {};
  for (const module of Object.values(catalogues)) {
    for (const { room, messages: sentences } of Object.values(module)) {
      messages[room] = { ...messages[room], ...mapped(sentences, pseudoMessage) };
    }
  }
  return { ...english, name: 'Pseudo-language', messages };
}

let madePseudo: Language | undefined;

/** The language that the toolbar names. */
export function storyLanguage(name: string): Language {
  if (name === 'pseudo') {
    madePseudo ??= pseudoLanguage();
    return madePseudo;
  }
  return STORY_LANGUAGES.find(({ locale }) => locale === name) ?? english;
}

/** The language of the toolbar, for a whole portal, which brings its own. */
export const StoryLanguageContext = createContext(english);
