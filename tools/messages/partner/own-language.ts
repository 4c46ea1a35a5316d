import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  factsOf,
  type LanguageFacts,
  type LanguageFolder,
  readLanguage,
} from '../language-folder.ts';

/** The file of a folder that says which language it is. */
const FACTS = 'language.json';

/** What a partner's folder says, and what the language is called. */
export interface OwnLanguage extends LanguageFolder {
  readonly facts: LanguageFacts;
}

/** A fatal error of a command; its text is for the terminal. */
export class Refusal extends Error {}

function knownTag(tag: string): string {
  try {
    const [known] = Intl.PluralRules.supportedLocalesOf(tag);
    if (known) return known;
  } catch {
    // No tag at all: said below.
  }
  throw new Refusal(`“${tag}” is no language whose plurals are known: write a tag as pt or pt-BR.`);
}

/** Writes the English files to a folder, as a start for another language. */
export function startLanguage(english: string, tag: string, folder: string): void {
  const known = knownTag(tag);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Refusal(`${folder} is not empty, and nothing was written.`);
  }
  mkdirSync(folder, { recursive: true });
  const { name, dir } = factsOf(known);
  const facts = JSON.stringify({ locale: known, name, dir }, null, 2);
  writeFileSync(join(folder, FACTS), `${facts}\n`);
  for (const file of readdirSync(english)) {
    writeFileSync(join(folder, file), readFileSync(join(english, file)));
  }
}

/** Reads a partner's folder. */
export function readOwnLanguage(folder: string): OwnLanguage {
  if (!existsSync(join(folder, FACTS))) {
    throw new Refusal(`${join(folder, FACTS)} is not there: “new” writes it.`);
  }
  const facts = factsIn(join(folder, FACTS));
  return { ...readLanguage(folder, folder, [FACTS]), tag: facts.locale, facts };
}

function factsIn(file: string): LanguageFacts {
  const said = parsed(file);
  const text = (key: string) => {
    const value = said[key];
    return typeof value === 'string' ? value : '';
  };
  const locale = knownTag(text('locale'));
  const own = factsOf(locale);
  const dir = text('dir');
  if (dir && dir !== 'ltr' && dir !== 'rtl') throw new Refusal(`${file}: dir is ltr or rtl.`);
  return {
    ...own,
    locale,
    name: text('name') || own.name,
    dir: dir === 'rtl' ? 'rtl' : dir === 'ltr' ? 'ltr' : own.dir,
  };
}

function parsed(file: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Refusal(`${file} is no JSON.`);
  }
}
