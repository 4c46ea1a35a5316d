/**
 * `npm run fuzz`: 2,000 mutated answers to every read (wrong types, what is missing or comes twice,
 * huge, deep, cut, 50 MB, in slow drips), read by the client and shown by the screen. Fails when
 * anything throws, or when a screen says what only a mistake says. `-- --answers 200 --seed 7`.
 */
import { parseArgs } from 'node:util';
import { fuzz } from './fuzz';
import { FUZZED_READS } from './reads';

const { values } = parseArgs({
  options: {
    answers: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const answers = Number(values.answers);
const seed = Number(values.seed);
let hasProblems = false;

for (const read of FUZZED_READS) {
  if (values.only !== undefined && values.only !== read.name) continue;
  const start = Date.now();
  const { name, shown, refused, problems } = await fuzz(read, { answers, seed });
  const seconds = ((Date.now() - start) / 1_000).toFixed(1);
  console.log(
    `${name}: ${shown} shown, ${refused} refused, ${problems.length} wrong (${seconds} s)`,
  );
  for (const problem of problems.slice(0, 10)) console.log(`  ${problem}`);
  hasProblems ||= problems.length > 0;
}
process.exitCode = hasProblems ? 1 : 0;
