import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type ts from 'typescript';
import { BROWSERS_PAGE, browsersPage } from '../browsers/page';
import { readComponentSizes } from '../scripts/measure-components';
import { NAMES_PAGE, namesPage } from './names-page';
import { root } from './program';
import { publishedFunctions } from './published';
import { pageName, SCREENS_FOLDER, screenPage, screensIndex } from './screens/page';
import { readScreenDocs } from './screens/screen-doc';
import { SIZES_PAGE, type SizeLimit, sizesPage } from './sizes-page';

const LIMITS = 'tools/scripts/sizes.json';

/** The pages that are written from the sources, by file: screens, sizes, browsers, names. */
export async function writtenPages(program: ts.Program): Promise<ReadonlyMap<string, string>> {
  const docs = await readScreenDocs(program);
  const limits: readonly SizeLimit[] = JSON.parse(readFileSync(join(root, LIMITS), 'utf8'));
  return new Map([
    [BROWSERS_PAGE, browsersPage()],
    [NAMES_PAGE, namesPage(publishedFunctions(program))],
    [SIZES_PAGE, sizesPage(readComponentSizes(), limits)],
    [`${SCREENS_FOLDER}/README.md`, screensIndex(docs)],
    ...docs.map(
      (doc) => [`${SCREENS_FOLDER}/${pageName(doc.words.screen)}`, screenPage(doc)] as const,
    ),
  ]);
}

/** The files that a page links to, as it names them. */
export function linksOf(text: string): readonly string[] {
  const links = text.matchAll(/\]\((?!https?:|mailto:|#)([^)\s#]+)[^)\s]*\)/g);
  return [...links].map(([, link = '']) => link);
}

/** Writes them, and returns their files. The build does it, since the package has them. */
export async function writePages(program: ts.Program): Promise<readonly string[]> {
  const pages = await writtenPages(program);
  rmSync(join(root, SCREENS_FOLDER), { recursive: true, force: true });
  mkdirSync(join(root, SCREENS_FOLDER), { recursive: true });
  for (const [file, text] of pages) writeFileSync(join(root, file), text);
  return [...pages.keys()];
}
