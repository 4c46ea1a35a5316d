import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import { BROWSERS_PAGE, browsersPage } from '../browsers/page';
import { readSources } from '../source/files';
import { llmsNames } from './llms-names';
import { withFigures } from './markers';
import { root } from './program';
import { publishedFunctions } from './published';
import { pageName, SCREENS_FOLDER, screenPage, screensIndex } from './screens/page';
import { readScreenDocs } from './screens/screen-doc';

/** The pages that are written from what is there, by file: screens, browsers, names in llms.txt. */
export async function writtenPages(program: ts.Program): Promise<ReadonlyMap<string, string>> {
  const docs = await readScreenDocs(program);
  const names = llmsNames(publishedFunctions(program), readSources());
  return new Map([
    ['llms.txt', withFigures(readFileSync(join(root, 'llms.txt'), 'utf8'), 'names', names)],
    [BROWSERS_PAGE, browsersPage()],
    [`${SCREENS_FOLDER}/README.md`, screensIndex(docs)],
    ...docs.map(
      (doc) => [`${SCREENS_FOLDER}/${pageName(doc.words.screen)}`, screenPage(doc)] as const,
    ),
  ]);
}

/** The files that are missing, say something else, or belong to no screen any more. */
export function stalePages(pages: ReadonlyMap<string, string>): readonly string[] {
  const folder = join(root, SCREENS_FOLDER);
  const screens = existsSync(folder) ? readdirSync(folder) : [];
  const files = new Set([...pages.keys(), ...screens.map((name) => `${SCREENS_FOLDER}/${name}`)]);
  const isKept = (file: string) =>
    existsSync(join(root, file)) && readFileSync(join(root, file), 'utf8') === pages.get(file);
  return [...files].filter((file) => !isKept(file)).sort();
}
