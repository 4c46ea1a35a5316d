/**
 * `npm test [-- unit browser stories hosts package e2e]`: installs what is missing, runs the named parts (all of
 * them without names), and ends with one line that sums them up. What follows a `--` goes to the
 * test runners as it is: `npm test -- unit -- tests/domain`.
 *
 * A failing part does not stop the others; the exit code is the one of the first that failed.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureNode, main, projectRoot, runAsync, SetupError } from './project.mjs';
import { ensureBrowser, ensureDependencies } from './setup.mjs';
import { countsOf, playwrightCounts, summary, vitestCounts } from './test-report.mjs';

const VITEST_PROJECTS = ['unit', 'browser', 'stories', 'hosts', 'package'];
const PARTS = [...VITEST_PROJECTS, 'e2e'];
const reports = join(projectRoot, '.cache', 'test-reports');

function chosen(args) {
  const divider = args.indexOf('--');
  const names = divider < 0 ? args : args.slice(0, divider);
  const unknown = names.filter((name) => !PARTS.includes(name));
  if (unknown.length > 0) {
    throw new SetupError(
      `There is no part of the tests called "${unknown[0]}". The parts are ${PARTS.join(', ')}; ` +
        'without a name all of them run.',
    );
  }
  return {
    parts: PARTS.filter((part) => names.length === 0 || names.includes(part)),
    rest: divider < 0 ? [] : args.slice(divider + 1),
  };
}

/** The runners are started by node itself, not by npx, which would look them up on the network. */
function runPackage(script, args, env) {
  return runAsync(process.execPath, [join('node_modules', script), ...args], { env, shell: false });
}

function runVitest(project, report, rest, env) {
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json'];
  return runPackage('vitest/vitest.mjs', [...args, `--outputFile=${report}`, ...rest], env);
}

async function runEndToEnd(report, rest, env) {
  const built = await runAsync('npm', ['run', 'build:portal'], { env });
  if (built !== 0) return built;
  return runPackage('@playwright/test/cli.js', ['test', '--reporter=list,json', ...rest], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
}

async function runPart(part, rest, env) {
  console.log(`\n── ${part} ──`);
  const report = join(reports, `${part}.json`);
  const started = performance.now();
  const endToEnd = part === 'e2e';
  const status = await (endToEnd
    ? runEndToEnd(report, rest, env)
    : runVitest(part, report, rest, env));
  const counts = countsOf(report, endToEnd ? playwrightCounts : vitestCounts, status);
  return { name: part, status, counts, seconds: (performance.now() - started) / 1000 };
}

await main(async () => {
  ensureNode();
  const { parts, rest } = chosen(process.argv.slice(2));
  ensureDependencies();
  const env = { ...process.env };
  if (parts.some((part) => part !== 'unit')) env.PLINTH_CHROMIUM = ensureBrowser();

  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const steps = [];
  for (const part of parts) steps.push(await runPart(part, rest, env));

  console.log(summary(steps));
  process.exitCode = steps.find((step) => step.status !== 0)?.status ?? 0;
});
