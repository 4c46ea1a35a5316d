import { join } from 'node:path';
import { createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { projectRoot } from '../scripts/project.mjs';
import { type Mutant, withMutant } from './mutants';

/** The source of a file, and the tests that should notice when it changes. */
export interface Target {
  readonly path: string;
  readonly text: string;
  readonly tests: readonly string[];
}

/** Runs tests over and over in one process, each time with another mutant. */
export interface Trial {
  /** Whether a test notices the mutant; without one, whether a test fails. */
  readonly isNoticed: (target: Target, mutant: Mutant | null) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** The tests of a target, as vitest knows them. */
function specificationsOf(vitest: Vitest, { tests }: Target): TestSpecification[] {
  const [project] = vitest.projects;
  return tests.flatMap((test) => project?.createSpecification(join(projectRoot, test)) ?? []);
}

/** Starts vitest with nothing but the tests that run in Node. */
export async function startTrial(tests: readonly string[]): Promise<Trial> {
  let mutated = null as { readonly file: string; readonly code: string } | null;
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root: projectRoot,
      watch: true,
      include: [...tests],
      pool: 'threads',
      isolate: false,
      maxWorkers: 1,
      bail: 1,
      testTimeout: 10_000,
      reporters: [{}],
      // A mutant that never ends is noticed as well.
      dangerouslyIgnoreUnhandledErrors: true,
    },
    {
      logLevel: 'silent',
      server: { watch: null },
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          transform: (_code, id) => {
            const now = mutated;
            return now && now.file === id.split('?')[0] ? now.code : undefined;
          },
        },
      ],
    },
  );
  await vitest.standalone();
  return {
    async isNoticed(target, mutant) {
      const file = join(projectRoot, target.path);
      mutated = mutant && { file, code: withMutant(target.text, mutant) };
      vitest.invalidateFile(file);
      const { testModules, unhandledErrors } = await vitest.rerunTestSpecifications(
        specificationsOf(vitest, target),
      );
      return unhandledErrors.length > 0 || testModules.some((module) => !module.ok());
    },
    close: () => vitest.close(),
  };
}
