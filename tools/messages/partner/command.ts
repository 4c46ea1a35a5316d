import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Fault } from '../catalogue-file.ts';
import { checkLanguage, untranslated } from '../check-language.ts';
import { faultLine } from '../fault-line.ts';
import { type LanguageFolder, readLanguage } from '../language-folder.ts';
import { Refusal, readOwnLanguage, startLanguage } from './own-language.ts';
import { ownModule } from './own-module.ts';

const HELP = `plinth-messages new <tag> <folder>             the English sentences, as a start for a language
plinth-messages check <folder> [--rooms a,b]   what is missing or wrong in it, or in these rooms alone
plinth-messages compile <folder> --out <file>  the module that MessagesProvider and Portal take`;

/** What a command says, and what it ends with. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly code: 0 | 1;
}

const failed = (...lines: readonly string[]): Outcome => ({ lines, code: 1 });
const done = (...lines: readonly string[]): Outcome => ({ lines, code: 0 });
const countOf = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

function create(english: string, tag: string, folder: string): Outcome {
  startLanguage(english, tag, folder);
  return done(
    `${folder} has the English sentences. Translate them, then: plinth-messages check ${folder}`,
  );
}

/** A language as if it had these rooms alone. @throws Refusal for a room that English does not have */
function onlyRooms<Language extends LanguageFolder>(
  language: Language,
  rooms: readonly string[] | null,
): Language {
  if (rooms === null) return language;
  return {
    ...language,
    sentences: language.sentences.filter(({ room }) => rooms.includes(room)),
    faults: language.faults.filter(({ file }) => rooms.includes(basename(file, '.json'))),
  };
}

function check(english: string, folder: string, rooms: readonly string[] | null): Outcome {
  const all = readLanguage(english);
  const known = new Set(all.sentences.map(({ room }) => room));
  const unknown = (rooms ?? []).find((room) => !known.has(room));
  if (unknown !== undefined) {
    return failed(`There is no room “${unknown}”. The rooms are ${[...known].sort().join(', ')}.`);
  }
  const asked = onlyRooms(all, rooms);
  const own = onlyRooms(readOwnLanguage(folder), rooms);
  const faults = checkLanguage(asked, own, folder);
  if (faults.length > 0) {
    return failed(...faults.map(faultLine), `${countOf(faults.length, 'fault')} in ${folder}.`);
  }
  const same = untranslated(asked, own).length;
  return done(
    `Nothing is missing or wrong in ${folder}: ${countOf(own.sentences.length, 'sentence')}, ${same} of them as in English.`,
  );
}

function compile(english: string, folder: string, out: string): Outcome {
  const own = readOwnLanguage(folder);
  const faults = checkLanguage(readLanguage(english), own, folder);
  const isMissing = ({ kind }: Fault) => kind === 'missing';
  const wrong = faults.filter((fault) => !isMissing(fault));
  if (wrong.length > 0) {
    return failed(
      ...wrong.map(faultLine),
      `${countOf(wrong.length, 'fault')} in ${folder}: ${out} was not written.`,
    );
  }
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, ownModule(own, basename(out)));
  const missing = faults.length > 0 ? ` Missing, and left to English: ${faults.length}.` : '';
  return done(`${out} has ${countOf(own.sentences.length, 'sentence')}.${missing}`);
}

/**
 * `plinth-messages`, as its arguments say.
 *
 * @param english - the folder of the English sentences
 */
export function runCommand(args: readonly string[], english: string): Outcome {
  const [command, ...rest] = args;
  const [first, second, third] = rest;
  try {
    if (command === 'new' && first && second && !third) return create(english, first, second);
    if (command === 'check' && first && !second) return check(english, first, null);
    if (command === 'check' && first && second === '--rooms' && third) {
      return check(english, first, third.split(','));
    }
    if (command === 'compile' && first && second === '--out' && third) {
      return compile(english, first, third);
    }
  } catch (error) {
    if (error instanceof Refusal) return failed(error.message);
    throw error;
  }
  return command === '--help' ? done(HELP) : failed(HELP);
}
