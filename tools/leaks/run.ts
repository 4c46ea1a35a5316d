/**
 * `npm run leaks`: opens and closes every dialog, drawer, menu and page of the built portal, and
 * shows that nodes, listeners, timers and channels stay where they were. Ends with 1 when something
 * of them grows with every round.
 *
 *   --rounds <n>    rounds of each (default 50)
 *   --only <text>   only what has the text in its name
 *   --portal <dir>  a built portal, as it is (default dist-portal, built when it is old)
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { buildPortal, needsBuild } from '../../server/portal-build';
import { createPortalServer } from '../../server/portal-server';
import { systemClock } from '../../src/platform/clock';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { findChromium } from '../scripts/chromium.mjs';
import { JOURNEYS } from './journeys';
import { growthOf, type JourneyResult, reportTable, runJourney } from './run-journey';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '50' },
    only: { type: 'string', default: '' },
    portal: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 2) {
  throw new Error(`--rounds must be a whole number from 2, not "${options.rounds}".`);
}
const journeys = JOURNEYS.filter(({ name }) => name.includes(options.only));
if (journeys.length === 0) throw new Error(`Nothing has "${options.only}" in its name.`);

const root = resolve(import.meta.dirname, '../..');
const portalDir = options.portal ? resolve(options.portal) : join(root, 'dist-portal');
if (!options.portal && (await needsBuild(root, portalDir))) {
  process.stderr.write('Building the portal …\n');
  await buildPortal(root);
}
const sandbox = createSandbox({ scenario: 'signedIn', clock: systemClock });
const server = await createPortalServer({ sandbox, portalDir, port: 0 });
const executablePath = findChromium();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
  ...(executablePath === undefined ? {} : { executablePath }),
});
try {
  const results: JourneyResult[] = [];
  const broken: string[] = [];
  for (const journey of journeys) {
    process.stderr.write(`${journey.name} …\n`);
    try {
      results.push(await runJourney(browser, server.url, journey, rounds));
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n');
      broken.push(`${journey.name} could not be opened and closed: ${reason}`);
    }
  }
  console.log(`${rounds} rounds of each. What a page held before and after, garbage collected.\n`);
  console.log(reportTable(results));
  const grown = results.filter((result) => growthOf(result).length > 0);
  console.log(
    grown.length === 0
      ? '\nNothing grows.'
      : `\n${grown.map((one) => `${one.name}: ${growthOf(one).join(', ')}`).join('\n')}`,
  );
  if (broken.length > 0) console.log(`\n${broken.join('\n')}`);
  if (grown.length + broken.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await server.close();
}
