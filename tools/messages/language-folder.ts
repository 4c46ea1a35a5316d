import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CatalogueFile, readCatalogue } from './catalogue-file.ts';

/** A language as its folder says it: a file a room. */
export interface LanguageFolder extends CatalogueFile {
  /** BCP 47 tag, the name of the folder. */
  readonly tag: string;
}

/** Reads a folder of catalogues: `messages/de/auth.json`. */
export function readLanguage(folder: string, shown: string = folder): LanguageFolder {
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
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

/** What speakers of a language call it, and which way it is read. */
export function factsOf(tag: string): { name: string; english: string; dir: 'ltr' | 'rtl' } {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  const script = new Intl.Locale(tag).maximize().script ?? '';
  return {
    name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1),
    english: new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag,
    dir: /^(Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/.test(script) ? 'rtl' : 'ltr',
  };
}
