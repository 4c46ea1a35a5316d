import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { measureComponents, SIZES_FILE } from './measure-components';

// `npm run sizes:components`: what each published component costs, for the docs pages of the workbench
// and those that a build writes. A release measures before it builds.
await mkdir(dirname(SIZES_FILE), { recursive: true });
await writeFile(SIZES_FILE, JSON.stringify(await measureComponents()));
console.log(`Written: ${SIZES_FILE}. The pages that quote it: npm run docs`);
