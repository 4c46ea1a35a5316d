import { performance } from 'node:perf_hooks';
import fc from 'fast-check';
import { startTests } from 'vitest/internal/browser';
import { projectRoot } from '../scripts/project.mjs';
import { reach, type Sources } from '../source/graph';
import { compile, javascriptOf } from './compile';
import { type Chosen, type Course, type Passage, placeAround, testsPassing } from './course';
import { type Mutant, withMutant } from './mutants';
import { createPatience } from './patience';
import { type Changed, createWorld } from './world';

type Runner = Parameters<typeof startTests>[1];
type Hooks = Pick<Runner, 'onBeforeRunTask' | 'onAfterRunTask'>;

/** How long an answer that never comes is waited for, in milliseconds. */
const WAIT = 600;
/** A busy machine takes longer than its processor did for the survey. */
const SLACK = 10;
/** A failure after so many milliseconds may be one of the machine, and is asked for again. */
const DOUBTFUL = 800;
/** Unless we had nothing to do for the most part: then it was an answer that never comes. */
const BUSY = 0.5;
/** Long enough for any test that nobody has touched. */
const LONG_WAIT = 60_000;

/** Runs tests over and over in one process, each time with another mutant. */
export interface Trial {
  /** What a test file passes without any mutant, or null when it fails here. */
  readonly survey: (file: string) => Promise<Course | null>;
  /** Whether a test notices the mutant; null when it is the same program, or none at all. */
  readonly isNoticed: (
    path: string,
    mutant: Mutant,
    courses: readonly Course[],
  ) => Promise<boolean | null>;
}

/** Of this process until now, in milliseconds: a busy machine does not add to it. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

function configOf(timeout: number): Runner['config'] {
  return {
    root: projectRoot,
    name: 'mutation',
    setupFiles: [],
    passWithNoTests: true,
    allowOnly: false,
    sequence: { seed: 1, hooks: 'stack', setupFiles: 'list' },
    maxConcurrency: 1,
    testTimeout: timeout,
    hookTimeout: timeout,
    retry: 0,
    includeTaskLocation: false,
    tags: [],
    tagsFilter: undefined,
    testNamePattern: undefined,
    chaiConfig: undefined,
    strictTags: false,
  };
}

/**
 * Prepares the trial of these sources, tests among them.
 *
 * @param limit - what the tests of a file that are asked may take, in milliseconds of processor
 */
export async function createTrial(sources: Sources, limit: number): Promise<Trial> {
  // Whether there is a counterexample is enough; a smaller one interests nobody here.
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1, endOnFailure: true });
  // `expect.poll` asks for the configuration of vitest's worker.
  Object.assign(globalThis, { __vitest_worker__: { config: { expect: { poll: {} } } } });
  const patience = createPatience();
  let seen = new Set<string>();
  let isSurvey = false;
  const world = await createWorld(sources, (place) => {
    if (isSurvey) seen.add(place);
    else patience.pass();
  });

  /** Whether the tests of a file pass, as far as the hooks let them run. */
  async function isPassing(file: string, hooks: Hooks, timeout: number, changed?: Changed) {
    patience.begin();
    const importFile = () => world.load(file, changed);
    const runner: Runner = { config: configOf(timeout), importFile, ...hooks };
    const [result] = await startTests([`${projectRoot}${file}`], runner);
    return result?.result?.state === 'pass';
  }

  async function survey(file: string): Promise<Course | null> {
    const tests = new Map<string, Passage>();
    const shared = new Set<string>();
    let began = 0;
    isSurvey = true;
    seen = shared;
    const hooks: Hooks = {
      onBeforeRunTask: () => {
        seen = new Set();
        began = processorTime();
      },
      onAfterRunTask: ({ id }) => {
        tests.set(id, { places: seen, took: processorTime() - began });
        seen = shared;
      },
    };
    const isWell = await isPassing(file, hooks, LONG_WAIT);
    isSurvey = false;
    return isWell ? { file, imported: reach(file, sources, () => true), shared, tests } : null;
  }

  /** Runs tests until the first of them fails. */
  async function failsOne({ file, tests, longest }: Chosen, changed: Changed, slowness = 1) {
    let hasFailed = false;
    const hooks: Hooks = {
      onBeforeRunTask: (test) => {
        patience.begin();
        if (hasFailed || !tests.has(test.id)) test.mode = 'skip';
      },
      onAfterRunTask: ({ result }) => {
        hasFailed ||= result?.state === 'fail' || patience.isOver();
      },
    };
    const timeout = slowness * (WAIT + SLACK * longest);
    return !(await isPassing(file, hooks, timeout, changed)) || hasFailed;
  }

  /** Whether a test fails, and not because the machine was busy. */
  async function isFailing(chosen: Chosen, changed: Changed): Promise<boolean> {
    const began = performance.now();
    const before = performance.eventLoopUtilization();
    const hasFailed = await failsOne(chosen, changed);
    const isBusy = performance.eventLoopUtilization(before).utilization > BUSY;
    const isDoubtful = isBusy && performance.now() - began > DOUBTFUL;
    return hasFailed && isDoubtful ? failsOne(chosen, changed, 6) : hasFailed;
  }

  return {
    survey,
    async isNoticed(path, mutant, courses) {
      const text = sources.get(path) ?? '';
      const mutated = withMutant(text, mutant);
      const changed = changedTo(path, mutated);
      if (!changed || javascriptOf(path, mutated) === javascriptOf(path, text)) return null;
      const place = placeAround(mutant.start, world.spansOf(path));
      for (const chosen of testsPassing(path, place, courses, limit)) {
        if (await isFailing(chosen, changed)) return true;
      }
      return false;
    },
  };
}

/** The changed source, or null when it is no program. */
function changedTo(path: string, text: string): Changed | null {
  try {
    return { path, evaluate: compile(path, text).evaluate };
  } catch {
    return null;
  }
}
