/**
 * `npm run mutation`: mutants of `domain`, `api` and `hooks` without React, and whether the tests
 * notice them. `npm run mutation -- src/domain/impersonation` tries the files under a path.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../scripts/project.mjs';
import { readSources } from '../source/files';
import { reach } from '../source/graph';
import { mutantsOf } from './mutants';
import { type Explanations, type FileResult, reportOf } from './report';
import { startTrial, type Target } from './try-mutants';

const RESULTS = join(projectRoot, 'tools/mutation/results.json');
const REPORT = join(projectRoot, 'docs/mutation.md');
const EXPLAINED = join(projectRoot, 'tools/mutation/explained.json');

/** Models run many histories; a mutant is found by far fewer. */
process.env.PLINTH_MODEL_RUNS ??= '1500';

function readJson<T>(path: string, otherwise: T): T {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : otherwise;
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const sources = readSources();
const tests = new Map(
  ['domain', 'api', 'hooks'].flatMap((floor) => [...readSources(`tests/${floor}`)]),
);
const all = new Map([...sources, ...tests]);
const isTest = (path: string) => path.endsWith('.test.ts');
const reached = [...tests.keys()]
  .filter(isTest)
  .map((test) => [test, reach(test, all, () => true)] as const);

/** Types alone have nothing to mutate, and what touches React is tested in a browser. */
const isMutated = (path: string, text: string) =>
  /^src\/(domain|api|hooks)\//.test(path) && !path.endsWith('.tsx') && !/from 'react'/.test(text);

const targets: readonly Target[] = [...sources]
  .filter(([path, text]) => isMutated(path, text))
  .filter(([path]) => wanted.length === 0 || wanted.some((one) => path.startsWith(one)))
  .map(([path, text]) => {
    const all = reached.filter(([, files]) => files.has(path)).map(([test]) => test);
    // The tests of its own floor first: they are quicker, and meant for it.
    const floor = `tests/${path.split('/')[1]}/`;
    const own = all.filter((test) => test.startsWith(floor));
    // A model takes longer, and is only asked when nobody else has noticed.
    const isModel = (test: string) => test.endsWith('-model.test.ts');
    const chosen = own.length > 0 ? own : all;
    return {
      path,
      text,
      tests: [...chosen.filter((test) => !isModel(test)), ...chosen.filter(isModel)],
    };
  });

const results = new Map(readJson<FileResult[]>(RESULTS, []).map((one) => [one.path, one]));
const trial = await startTrial([...new Set(targets.flatMap((one) => one.tests))]);
for (const target of targets) {
  const mutants = mutantsOf(target.path, target.text);
  if (mutants.length === 0) continue;
  if (target.tests.length > 0 && (await trial.isNoticed(target, null))) {
    console.log(`${target.path}: a test fails without any mutant; left out`);
    continue;
  }
  const survivors = [];
  for (const mutant of mutants) {
    const isNoticed = target.tests.length > 0 && (await trial.isNoticed(target, mutant));
    if (!isNoticed) survivors.push({ line: mutant.line, what: mutant.what });
  }
  results.set(target.path, { path: target.path, tried: mutants.length, survivors });
  console.log(`${target.path}: ${mutants.length - survivors.length} of ${mutants.length} noticed`);
  const sorted = [...results.values()].sort((a, b) => a.path.localeCompare(b.path));
  writeFileSync(RESULTS, `${JSON.stringify(sorted, null, 2)}\n`);
  writeFileSync(REPORT, reportOf(sorted, readJson<Explanations>(EXPLAINED, {})));
}
await trial.close();
process.exit();
