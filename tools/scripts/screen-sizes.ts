import { readFile, writeFile } from 'node:fs/promises';
import { measureScreens, SIZES_FILE, staleSizes } from './measure-screens';

// What the docs page of each screen says that it costs: `npm run sizes:screens` after a change,
// `npm run sizes:screens -- --check` to see whether it is still true.
const sizes = await measureScreens();
if (process.argv.includes('--check')) {
  const stale = staleSizes(JSON.parse(await readFile(SIZES_FILE, 'utf8')), sizes);
  if (stale.length > 0) {
    console.error(`${stale.join('\n')}\nWrite them anew: npm run sizes:screens`);
    process.exitCode = 1;
  }
} else {
  await writeFile(SIZES_FILE, `${JSON.stringify(sizes, null, 2)}\n`);
  for (const [name, { first, later }] of Object.entries(sizes)) {
    const more = later > 0 ? `, ${(later / 1_000).toFixed(1)} kB later` : '';
    console.log(`${name.padEnd(32)} ${(first / 1_000).toFixed(1)} kB${more}`);
  }
}
