/**
 * `npm run report`: writes the public types of the package into `api/public-types.md`, so that a
 * change of what is promised shows in review.
 *
 *   --check     writes nothing; ends with 1 and the difference when the page is not up to date
 *   --no-build  takes `dist/` as it is
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { main, projectRoot, run, SetupError } from '../scripts/project.mjs';
import { shownDiff } from './line-diff';
import { REPORT, readPublicTypes } from './public-types';

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
  },
});

await main(async () => {
  if (!options['no-build'] && !run('npm', ['run', 'build', '--silent'])) {
    throw new SetupError('The package could not be built.');
  }
  if (!existsSync(join(projectRoot, 'dist', 'components.d.ts'))) {
    throw new SetupError('There is no built package in dist/. Build it with: npm run build');
  }
  const file = join(projectRoot, REPORT);
  const recorded = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const page = readPublicTypes();
  if (recorded === page) return console.log(`${REPORT} is up to date.`);
  if (options.check) {
    throw new SetupError(
      `The public types are not those of ${REPORT}:\n${shownDiff(recorded, page)}\n\n` +
        'When the change is meant, write it with: npm run report',
    );
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page);
  console.log(
    `Written: ${REPORT}. Say in a changeset what it brings to partners: npm run changeset`,
  );
});
