/**
 * `npm run report`: writes what the package promises into `api/` (public types, message keys, slots,
 * tokens, sizes), so that a change of it shows in review, and the sizes into the README.
 *
 *   --check     writes nothing; ends with 1 when the files are not up to date, or when they differ
 *               from main's and no changeset says why
 *   --no-build  takes `dist/` as it is
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withFigures } from '../docs/markers';
import { main, projectRoot, run, SetupError } from '../scripts/project.mjs';
import { gitIn, judgeChangesets } from './changeset';
import { shownDiff } from './line-diff';
import { readMessageKeys, readSlotNames, readTokenNames } from './names';
import { readPublicApi } from './public-api';
import { readSizes, type SizeLimit, sizesTable } from './sizes';

const SNAPSHOTS = 'api';
const folder = join(projectRoot, SNAPSHOTS);

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
});

function recorded(file: string): string {
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

const README = 'README.md';
const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

await main(async () => {
  if (!options['no-build'] && !run('npm', ['run', 'build', '--silent'])) {
    throw new SetupError('The package could not be built.');
  }
  if (!existsSync(join(projectRoot, 'dist', 'components.d.ts'))) {
    throw new SetupError('There is no built package in dist/. Build it with: npm run build');
  }
  const snapshots = new Map([
    ...readPublicApi(),
    ['messages.txt', readMessageKeys()],
    ['slots.txt', readSlotNames()],
    ['tokens.txt', readTokenNames()],
    ['sizes.txt', readSizes(recorded('sizes.txt'))],
  ]);
  const gone = existsSync(folder) ? readdirSync(folder).filter((file) => !snapshots.has(file)) : [];
  const changed = [...snapshots].filter(([file, text]) => recorded(file) !== text);
  const limits = JSON.parse(read('tools/scripts/sizes.json')) as readonly SizeLimit[];
  const readme = withFigures(
    read(README),
    'sizes',
    sizesTable(snapshots.get('sizes.txt') ?? '', limits),
  );
  const isReadmeNew = readme !== read(README);

  if (options.check) {
    for (const [file, text] of changed) {
      console.log(`${SNAPSHOTS}/${file} is not up to date:\n${shownDiff(recorded(file), text)}\n`);
    }
    for (const file of gone) console.log(`${SNAPSHOTS}/${file} belongs to nothing any more.\n`);
    if (isReadmeNew) console.log(`The sizes in ${README} are not up to date.\n`);
    if (changed.length + gone.length > 0 || isReadmeNew) {
      throw new SetupError(
        'What the package promises is not what is written down. When the change is meant, write it ' +
          'with: npm run report',
      );
    }
    const { isRight, text } = judgeChangesets(gitIn(projectRoot), SNAPSHOTS);
    if (!isRight) throw new SetupError(text);
    console.log(`${snapshots.size} snapshots in ${SNAPSHOTS}/ are up to date. ${text}`);
    return;
  }
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of changed) writeFileSync(join(folder, file), text);
  for (const file of gone) rmSync(join(folder, file));
  if (isReadmeNew) writeFileSync(join(projectRoot, README), readme);
  const names = [...changed.map(([file]) => file), ...gone].map((file) => `${SNAPSHOTS}/${file}`);
  if (isReadmeNew) names.push(README);
  console.log(
    names.length === 0
      ? `${SNAPSHOTS}/ is up to date.`
      : `Written: ${names.join(', ')}. Say in a changeset what changed for partners: npx changeset`,
  );
});
