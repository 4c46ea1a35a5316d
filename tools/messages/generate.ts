import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Fault } from './catalogue-file.ts';
import { checkEnglish, checkLanguage } from './check-language.ts';
import { faultLine } from './fault-line.ts';
import { readLanguage } from './language-folder.ts';
import { englishModules, languageModules, languagesModule, roomsModule } from './modules.ts';

/** Where the catalogues are, seen from the root of the project. */
export const CATALOGUES = 'src/messages';
const GENERATED = 'generated';

/** The tags of the languages that have a folder, besides English. */
export function translationTags(root: string): readonly string[] {
  const folder = join(root, CATALOGUES);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== GENERATED && entry.name !== 'en')
    .map(({ name }) => name)
    .sort();
}

/** The rooms that a language has a file for. */
export function roomNames(root: string, tag: string): readonly string[] {
  return readdirSync(join(root, CATALOGUES, tag))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
}

/**
 * Reads every catalogue, checks it and writes the modules that the sources import, where they have
 * changed. Several commands may do so at once.
 *
 * @returns what is missing or wrong in any language
 * @throws where the English sentences cannot be read: everything else is held to them.
 */
export function generateMessages(root: string = process.cwd()): readonly Fault[] {
  const folder = join(root, CATALOGUES);
  const english = readLanguage(join(folder, 'en'), `${CATALOGUES}/en`);
  if (english.faults.length > 0) throw new Error(english.faults.map(faultLine).join('\n'));
  const tags = translationTags(root);
  const languages = tags.map((tag) => readLanguage(join(folder, tag), `${CATALOGUES}/${tag}`));
  const modules = new Map([
    ...englishModules(english),
    ...languages.flatMap((language) => [...languageModules(language)]),
    ['languages.ts', languagesModule(tags)] as const,
    ['rooms.ts', roomsModule(english)] as const,
  ]);
  write(join(folder, GENERATED), modules);
  return [
    ...checkEnglish(english),
    ...languages.flatMap((language) => checkLanguage(english, language)),
  ];
}

function write(folder: string, modules: ReadonlyMap<string, string>): void {
  const known = existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        name.replaceAll('\\', '/'),
      )
    : [];
  for (const name of known) {
    if (/\.ts$/.test(name) && !modules.has(name)) rmSync(join(folder, name), { force: true });
  }
  for (const [name, text] of modules) {
    const file = join(folder, name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    mkdirSync(dirname(file), { recursive: true });
    // Whole or not at all: another command may read it now.
    const draft = `${file}.${process.pid}.draft`;
    writeFileSync(draft, text);
    renameSync(draft, file);
  }
}
