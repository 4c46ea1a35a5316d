import { readFile, writeFile } from 'node:fs/promises';
import { SIZES_PAGE, sizesPage } from '../docs/sizes-page';
import { measureComponents, SIZES_FILE, staleSizes } from './measure-components';

// What each published component costs, for its docs page and for docs/sizes.md:
// `npm run sizes:components` after a change, `-- --check` to see whether it is still true.
const sizes = await measureComponents();
if (process.argv.includes('--check')) {
  const kept = JSON.parse(await readFile(SIZES_FILE, 'utf8'));
  const stale = [...staleSizes(kept, sizes)];
  if ((await readFile(SIZES_PAGE, 'utf8')) !== sizesPage(kept)) {
    stale.push(`${SIZES_PAGE} does not say what is kept`);
  }
  if (stale.length > 0) {
    console.error(`${stale.join('\n')}\nWrite them again: npm run sizes:components`);
    process.exitCode = 1;
  }
} else {
  await writeFile(SIZES_FILE, `${JSON.stringify(sizes, null, 2)}\n`);
  await writeFile(SIZES_PAGE, sizesPage(sizes));
  console.log(`Written: ${SIZES_FILE}, ${SIZES_PAGE}. What they are quoted in: npm run docs`);
}
