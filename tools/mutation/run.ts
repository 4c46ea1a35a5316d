/**
 * `npm run mutation`: mutants of `domain`, `api`, `sandbox/rules` and `hooks` without React, and whether the tests
 * notice them. `npm run mutation -- src/domain/impersonation` tries the files under a path, and
 * `-- --survivors` only those mutants that survived the last time. `-- --quick` leaves the slow
 * tests out, such as models, and those of other floors: more survives, a list to begin with. The figures
 * are in `.cache/mutation/report.md`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../scripts/project.mjs';
import { readSources } from '../source/files';
import { reach, type Sources } from '../source/graph';
import { type Course, isOwn } from './course';
import { createMemory, hashOf } from './memory';
import { mutantsOf } from './mutants';
import { type Explanations, type FileResult, keyOf, MODEL_RUNS, reportOf } from './report';
import { createTrial } from './trial';

const RESULTS = join(projectRoot, '.cache/mutation/results.json');
const REPORT = join(projectRoot, '.cache/mutation/report.md');
const EXPLAINED = join(projectRoot, 'tools/mutation/explained.json');
const MUTATED = /^src\/(domain|api|hooks|sandbox\/rules)\/.*\.ts$/;
/** What the tests of a file that are asked may take, in milliseconds of processor. */
const LIMIT_MS = 2_500;
/** And in a quick round. */
const QUICK_MS = 700;
/** React's hooks are tested in a browser. */
const HOOK = /\/use[A-Z]/;
/** The tests that run in Node on our modules alone. */
const TESTS = /^tests\/(domain|api|hooks|platform)\/.*\.test\.ts$/;

process.env.PLINTH_MODEL_RUNS ??= `${MODEL_RUNS}`;

function readJson<T>(path: string, otherwise: T): T {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : otherwise;
}

const words = process.argv.slice(2);
const wanted = words.filter((word) => !word.startsWith('-'));
const onlySurvivors = words.includes('--survivors');
const isQuick = words.includes('--quick');
const isWanted = (path: string) =>
  wanted.length === 0 || wanted.some((one) => path.startsWith(one));

const sources: Sources = new Map(
  ['src', 'tests', 'stories/support', 'tools', 'server'].flatMap((folder) => [
    ...readSources(folder),
  ]),
);
const mutated = [...sources].filter(
  ([path, text]) => MUTATED.test(path) && !HOOK.test(path) && !text.includes("from 'react'"),
);
const targets = mutated.filter(([path]) => isWanted(path));

const trial = await createTrial(sources, isQuick ? QUICK_MS : LIMIT_MS);
const recall = createMemory(join(projectRoot, '.cache/mutation.json'));
/** What a test passes is the same as long as nothing of it is changed. */
function survey(file: string, reached: ReadonlySet<string>): Promise<Course | null> {
  const texts = [...reached].map((path) => sources.get(path)).join();
  return recall(file, hashOf(`${MODEL_RUNS}${texts}`), () => trial.survey(file));
}
const courses: Course[] = [];
for (const file of [...sources.keys()].filter((path) => TESTS.test(path))) {
  const reached = reach(file, sources, () => true);
  if (!targets.some(([path]) => reached.has(path) && (!isQuick || isOwn(file, path)))) continue;
  const course = await survey(file, reached);
  if (course) courses.push(course);
  else console.log(`${file}: fails here without any mutant; left out`);
}

const results = new Map(readJson<FileResult[]>(RESULTS, []).map((one) => [one.path, one]));
const explained = readJson<Explanations>(EXPLAINED, {});
function write(): void {
  const known = mutated.map(([path]) => path);
  const sorted = known.flatMap((path) => results.get(path) ?? []);
  mkdirSync(dirname(RESULTS), { recursive: true });
  writeFileSync(RESULTS, `${JSON.stringify(sorted, null, 2)}\n`);
  const untried = known.filter((path) => !results.has(path));
  const changed = mutated
    .filter(([path, text]) => (results.get(path)?.hash ?? hashOf(text)) !== hashOf(text))
    .map(([path]) => path);
  writeFileSync(REPORT, reportOf(sorted, explained, { untried, changed }));
}

async function tryAll(): Promise<void> {
  for (const [path, text] of targets) {
    const hash = hashOf(text);
    const before = results.get(path);
    const isAgain = onlySurvivors && before?.hash === hash;
    // What is explained need not be tried again.
    const isExplained = ({ what }: { what: string }) => explained[keyOf(path, what)] !== undefined;
    const kept = isAgain ? before.survivors.filter(isExplained) : [];
    const survived = new Set(before?.survivors.map(({ line, what }) => `${line} ${what}`));
    const mutants = mutantsOf(path, text).filter(
      (one) => !isAgain || (survived.has(`${one.line} ${one.what}`) && !isExplained(one)),
    );
    const survivors = [...kept];
    let tried = 0;
    for (const mutant of mutants) {
      const isNoticed = await trial.isNoticed(path, mutant, courses);
      if (isNoticed !== null) tried += 1;
      if (isNoticed === false) survivors.push({ line: mutant.line, what: mutant.what });
    }
    survivors.sort((a, b) => a.line - b.line);
    if (isAgain) tried = before.tried;
    results.set(path, { path, hash, tried, survivors });
    if (tried > 0) console.log(`${path}: ${tried - survivors.length} of ${tried} noticed`);
    write();
  }
}

// A mutant may fail where nobody waits for it: the tests notice what does not come.
process.on('unhandledRejection', () => {});
process.on('uncaughtException', () => {});
// A test that waits for ever leaves nothing to do: its time-out alone would not keep us going.
setInterval(() => {}, 1_000);
await tryAll().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
write();
process.exit();
