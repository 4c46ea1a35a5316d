// @ts-check
/** What has changed: for `npm test -- --changed`. */
import { spawnSync } from 'node:child_process';
import { projectRoot, SetupError } from './project.mjs';

/** @param {string[]} args */
function git(...args) {
  const result = spawnSync('git', args, { cwd: projectRoot, encoding: 'utf8' });
  if (result.status === 0) return result.stdout.trim();
  throw new SetupError(
    `What has changed could not be found out: git ${args.join(' ')} failed. ${result.stderr ?? ''}`,
  );
}

/**
 * Where the branch left `main`, or a revision, and the files that differ from there, committed or not.
 *
 * @param {string} [revision]
 * @throws SetupError where git does not know.
 */
export function changeSince(revision) {
  const base = revision ? git('rev-parse', revision) : git('merge-base', 'HEAD', 'main');
  const tracked = git('diff', '--name-only', base);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return { base, files: `${tracked}\n${untracked}`.split('\n').filter(Boolean) };
}
