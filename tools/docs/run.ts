/**
 * `npm run docs`: writes the pages of the screens, `docs/screens`, from comments, types, stories,
 * endpoints and sizes; `docs/browsers.md` from the features that are used; the names in `llms.txt`.
 *
 *   --check  writes nothing; ends with 1 when a page is not up to date
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, projectRoot, SetupError } from '../scripts/project.mjs';
import { stalePages, writtenPages } from './pages';
import { programOf } from './program';
import { SCREENS_FOLDER } from './screens/page';

await main(async () => {
  const pages = await writtenPages(programOf());
  const stale = stalePages(pages);
  if (process.argv.includes('--check')) {
    if (stale.length === 0) return console.log(`${pages.size} pages are up to date.`);
    throw new SetupError(`Not up to date: ${stale.join(', ')}. Write them with: npm run docs`);
  }
  mkdirSync(join(projectRoot, SCREENS_FOLDER), { recursive: true });
  for (const file of stale) {
    const text = pages.get(file);
    if (text === undefined) rmSync(join(projectRoot, file));
    else writeFileSync(join(projectRoot, file), text);
  }
  console.log(stale.length === 0 ? 'Nothing to write.' : `Written: ${stale.join(', ')}`);
});
