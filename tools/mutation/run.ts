/**
 * What `npm run mutation` prints when Stryker is done: the survivors that `explained.json` does not
 * explain, and what it explains for nothing.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../scripts/project.mjs';
import { survivorsOf } from './survivors';

const read = (path: string) => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'));
const { open, idle } = survivorsOf(
  read('.cache/mutation/report.json'),
  read('tools/mutation/explained.json'),
);
for (const { key, line } of open) console.log(`line ${line} of ${key}`);
for (const key of idle) console.log(`explained, but noticed or gone: ${key}`);
console.log(`${open.length} open, ${idle.length} explained for nothing`);
