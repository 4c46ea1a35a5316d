import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CatalogueFile, readCatalogue } from './catalogue-file.ts';

/** A language as its folder says it: a file a room. */
export interface LanguageFolder extends CatalogueFile {
  /** BCP 47 tag, the name of the folder. */
  readonly tag: string;
}

/**
 * Reads a folder of catalogues: `messages/de/auth.json`.
 *
 * @param others - files of the folder that are not catalogues
 */
export function readLanguage(
  folder: string,
  shown: string = folder,
  others: readonly string[] = [],
): LanguageFolder {
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json') && !others.includes(name))
        .sort()
    : [];
  const files = names.map((name) =>
    readCatalogue(
      name.slice(0, -'.json'.length),
      join(shown, name),
      readFileSync(join(folder, name), 'utf8'),
    ),
  );
  return {
    tag: basename(folder),
    sentences: files.flatMap(({ sentences }) => sentences),
    faults: files.flatMap(({ faults }) => faults),
  };
}

/** What a language is, besides its sentences. */
export interface LanguageFacts {
  readonly locale: string;
  /** Its name in the language itself. */
  readonly name: string;
  readonly english: string;
  readonly dir: 'ltr' | 'rtl';
}

/** What speakers of a language call it, and which way it is read. */
export function factsOf(tag: string): LanguageFacts {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  const script = new Intl.Locale(tag).maximize().script ?? '';
  return {
    locale: tag,
    name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1),
    english: new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag,
    dir: /^(Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/.test(script) ? 'rtl' : 'ltr',
  };
}
