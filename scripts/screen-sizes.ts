import { writeFile } from 'node:fs/promises';
import { measureScreens, SIZES_FILE } from './measure-screens';

// What the docs page of each screen says that it costs: `npm run sizes:screens` after a change.
const sizes = await measureScreens();
await writeFile(SIZES_FILE, `${JSON.stringify(sizes, null, 2)}\n`);
for (const [name, { first, later }] of Object.entries(sizes)) {
  const more = later > 0 ? `, ${(later / 1_000).toFixed(1)} kB later` : '';
  console.log(`${name.padEnd(32)} ${(first / 1_000).toFixed(1)} kB${more}`);
}
