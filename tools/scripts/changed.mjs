/** What a change concerns: for `npm test -- --changed`. */
import { spawnSync } from 'node:child_process';
import { projectRoot, SetupError } from './project.mjs';

/** What every part stands on; a change of it runs everything. */
const EVERYTHING = /^(package(-lock)?\.json|tsconfig\.json|vitest\.config\.ts|tools\/scripts\/.*)$/;

const CODE = /^(src|stories|tests|tools|server|\.storybook|public)\//;

/**
 * What each part depends on. `browser` and `stories` run of theirs only what imports a changed file;
 * `unit` runs whole, because it is short and a good part of it reads the source, not its imports.
 */
const CONCERNS = {
  unit: /./,
  browser: /^(src|tests|tools)\//,
  stories: CODE,
  hosts: /^(src\/(components|theme|messages|domain)|tests\/hosts|tools\/visual)\//,
  package:
    /^(src|examples|tests\/package|server|tools\/(build|source))\/|^(tsup\.config\.ts|README\.md|llms\.txt)$/,
  e2e: /^(src|e2e|server|public)\/|^(index\.html|vite\.config\.ts|playwright\.config\.ts)$/,
};

/** Parts that run only the tests that import what has changed, unless it is what all of them share. */
const BY_IMPORT = {
  browser: /^tests\/[a-z]+\/support\//,
  stories: /^(\.storybook|public|stories\/support)\//,
};

/** The parts that a change of these files concerns, in order. */
export function partsConcerned(files) {
  const all = files.some((file) => EVERYTHING.test(file));
  return Object.entries(CONCERNS)
    .filter(([, concern]) => files.some((file) => all || concern.test(file)))
    .map(([part]) => part);
}

/** What a part's runner is told; nothing when all of it is to run. */
export function narrowing(part, files, base) {
  const shared = BY_IMPORT[part];
  if (!shared || files.some((file) => EVERYTHING.test(file) || shared.test(file))) return [];
  return [`--changed=${base}`, '--passWithNoTests'];
}

/** @returns {string} */
function git(...args) {
  const result = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  if (result.status === 0) return result.stdout.trim();
  throw new SetupError(
    `What has changed could not be found out: git ${args.join(' ')} failed. ${result.stderr ?? ''}`,
  );
}

/** Where the branch left `main`, and the files that differ from there, committed or not. */
export function changeSince(revision) {
  const base = revision ? git('rev-parse', revision) : git('merge-base', 'HEAD', 'main');
  const tracked = git('diff', '--name-only', base);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return { base, files: `${tracked}\n${untracked}`.split('\n').filter(Boolean) };
}
