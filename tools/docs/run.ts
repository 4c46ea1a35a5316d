/**
 * `npm run docs`: writes the pages that the package has and git has not, as a build does: a page for
 * each screen, sizes, browsers, names. What a component costs is there once `npm run sizes:components`
 * has measured it.
 *
 *   --check  writes nothing; ends with 1 when a link of these pages leads nowhere
 */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { main, projectRoot, SetupError } from '../scripts/project.mjs';
import { linksOf, writePages, writtenPages } from './pages';
import { programOf } from './program';

await main(async () => {
  const program = programOf();
  if (!process.argv.includes('--check')) {
    const files = await writePages(program);
    return console.log(`Written: ${files.join(', ')}`);
  }
  const pages = await writtenPages(program);
  const isThere = (file: string) => pages.has(file) || existsSync(join(projectRoot, file));
  const lost = [...pages].flatMap(([page, text]) =>
    linksOf(text)
      .filter((link) => !isThere(join(dirname(page), link)))
      .map((link) => `${page}: ${link}`),
  );
  if (lost.length > 0) throw new SetupError(`Links that lead nowhere: ${lost.join(', ')}`);
  console.log(`${pages.size} pages can be written.`);
});
