/**
 * `npm test [-- --all] [-- --changed] [-- unit walks]`: installs what is missing, runs the parts of
 * every day (with `--all` every part, with `--changed` those that the change concerns, with names
 * those alone; the parts are in `parts.mjs`), and ends with what failed and one line that sums them
 * up. What follows a `--` goes to the test runners as it is: `npm test -- unit -- tests/domain`.
 *
 * Two parts run at a time, since most of them leave a core idle now and then; of several each is
 * printed when it has ended. A failing part does not stop the others; the exit code is the one of
 * the first that failed.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changeSince } from './changed.mjs';
import { DAILY, narrowing, PARTS, partsConcerned } from './parts.mjs';
import { ensureNode, main, projectRoot, runAsync, SetupError } from './project.mjs';
import { ensureBrowser, ensureDependencies } from './setup.mjs';
import { failuresOf, playwrightFailures, vitestFailures } from './test-failures.mjs';
import { countsOf, playwrightCounts, readReport, summary, vitestCounts } from './test-report.mjs';

/** Longest first, and beside them those that keep one core busy: so both lanes end together. */
const ORDER = [
  'stories',
  'package',
  'browser',
  'unit',
  'pages',
  'workshop',
  'hosts',
  'embedded',
  'bundles',
  'examples',
];
const LANES = 2;
/** Run alone, after the lanes: they keep two cores busy, and their pages run on the real clock. */
const ALONE = ['e2e', 'walks'];
/** Those that take what another part has built wait for it. */
const AFTER = { workshop: 'package', examples: 'package' };

const ALL = '--all';
/** What is longer then than every day: colours in both themes, random worlds, and every actor. */
const WHOLE = {
  STORYBOOK_COLORS: 'true',
  PLINTH_WORLDS: '200',
  PLINTH_EVERYBODY: 'true',
  PLINTH_MODEL_RUNS: '5000',
};
const CHANGED = /^--changed(?:=(.+))?$/;
const reports = join(projectRoot, '.cache', 'test-reports');

function chosen(args) {
  const divider = args.indexOf('--');
  const own = divider < 0 ? args : args.slice(0, divider);
  const changed = own.map((arg) => CHANGED.exec(arg)).find(Boolean);
  const names = own.filter((arg) => arg !== ALL && !CHANGED.test(arg));
  const parts = Object.keys(PARTS);
  const unknown = names.find((name) => !parts.includes(name));
  if (unknown) {
    throw new SetupError(
      `There is no part of the tests called "${unknown}". The parts are ${parts.join(', ')}; ` +
        `without a name ${DAILY.join(', ')} run, and with ${ALL} all of them.`,
    );
  }
  const change = changed ? changeSince(changed[1]) : null;
  const concerned = change ? partsConcerned(change.files) : parts;
  const asked = names.length > 0 ? names : change || own.includes(ALL) ? parts : DAILY;
  return {
    change,
    extra: own.includes(ALL) ? WHOLE : {},
    parts: parts.filter((part) => concerned.includes(part) && asked.includes(part)),
    rest: divider < 0 ? [] : args.slice(divider + 1),
  };
}

/** The runners are started by node itself, not by npx, which would look them up on the network. */
function runPackage(script, args, options) {
  return runAsync(process.execPath, [join('node_modules', script), ...args], {
    ...options,
    shell: false,
  });
}

function runVitest(project, report, rest, options) {
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json'];
  return runPackage('vitest/vitest.mjs', [...args, `--outputFile=${report}`, ...rest], options);
}

/** Builds the portal for the end-to-end tests, by one core: beside the last part of the other lane. */
async function buildPortal(env) {
  const said = [];
  const onOutput = (piece) => said.push(piece);
  const status = await runAsync('npm', ['run', 'build:portal'], { env, onOutput });
  if (status !== 0) process.stdout.write(said.join(''));
  return status;
}

function runPlaywright(project, report, rest, options) {
  const args = ['test', '--project', project, '--reporter=list,json', ...rest];
  return runPackage('@playwright/test/cli.js', args, {
    ...options,
    env: { ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
}

/** A part whose preparation failed, with that status, is not run: it has failed. */
async function runPart(part, rest, env, { isAlone, prepared }) {
  const file = join(reports, `${part}.json`);
  const started = performance.now();
  const endToEnd = ALONE.includes(part);
  const said = [];
  const options = isAlone ? { env } : { env, onOutput: (piece) => said.push(piece) };
  console.log(isAlone ? `\n── ${part} ──` : `${part} begins`);
  const start = endToEnd
    ? () => runPlaywright(part, file, rest, options)
    : () => runVitest(part, file, rest, options);
  const status = prepared || (await start());
  if (!isAlone) process.stdout.write(`\n── ${part} ──\n${said.join('')}`);
  const report = readReport(file);
  return {
    name: part,
    status,
    counts: countsOf(report, endToEnd ? playwrightCounts : vitestCounts, status),
    failures: failuresOf(report, endToEnd ? playwrightFailures : vitestFailures, status),
    seconds: (performance.now() - started) / 1000,
  };
}

await main(async () => {
  ensureNode();
  const { parts, rest, change, extra } = chosen(process.argv.slice(2));
  if (parts.length === 0) {
    console.log('Nothing has changed that a test concerns.\n\n0 passed, 0 failed');
    return;
  }
  ensureDependencies();
  const env = { ...extra, ...process.env };
  if (parts.some((part) => part !== 'unit')) env.PLINTH_CHROMIUM = ensureBrowser();

  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const ended = new Map();
  const run = async (part, prepared = 0) => {
    const narrow = change ? narrowing(part, change.files, change.base) : [];
    const args = [...narrow, ...rest];
    ended.set(part, await runPart(part, args, env, { isAlone: parts.length === 1, prepared }));
  };
  const started = new Map();
  const jobs = ORDER.filter((part) => parts.includes(part)).map((part) => () => {
    // What it waits for stands before it in the order, so it has been started.
    const running = (started.get(AFTER[part]) ?? Promise.resolve()).then(() => run(part));
    started.set(part, running);
    return running;
  });
  const alone = ALONE.filter((part) => parts.includes(part));
  let built = 0;
  if (alone.length > 0) {
    jobs.push(async () => {
      built = await buildPortal(env);
    });
  }
  const lane = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await job();
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  for (const part of alone) await run(part, built);

  const steps = parts.map((part) => ended.get(part));
  console.log(summary(steps));
  process.exitCode = steps.find((step) => step.status !== 0)?.status ?? 0;
});
