import { execFileSync } from 'node:child_process';

/** What the look at the history says. */
export interface ChangesetVerdict {
  readonly isRight: boolean;
  readonly text: string;
}

/** Runs git; null when it fails, as it does where there is no repository. */
export type Git = (...args: readonly string[]) => string | null;

export function gitIn(root: string): Git {
  return (...args) => {
    try {
      return execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim();
    } catch {
      return null;
    }
  };
}

function mergeBase(git: Git): string | null {
  for (const main of ['origin/main', 'main']) {
    const base = git('merge-base', 'HEAD', main);
    if (base) return base;
  }
  return null;
}

/** Files that differ from a revision in the work tree, also those that git does not know yet. */
function changed(git: Git, base: string, folder: string, filter: string): readonly string[] {
  const known = git('diff', '--name-only', `--diff-filter=${filter}`, base, '--', folder) ?? '';
  const unknown = git('ls-files', '--others', '--exclude-standard', '--', folder) ?? '';
  return `${known}\n${unknown}`.split('\n').filter(Boolean);
}

/**
 * Whether snapshots that differ from those of main come with a changeset. A release takes changesets
 * away and raises the version, which counts as one.
 */
export function judgeChangesets(git: Git, snapshots: string): ChangesetVerdict {
  const right = (text: string) => ({ isRight: true, text });
  if (git('rev-parse', '--is-inside-work-tree') !== 'true') {
    return right('Changesets: this is no git repository, so nothing can be compared.');
  }
  const branch = git('rev-parse', '--abbrev-ref', 'HEAD');
  if (branch === 'main')
    return right('Changesets: this is main, where they were looked at before.');
  const base = mergeBase(git);
  if (base === null) {
    return right('Changesets: there is no main in this history, so nothing can be compared.');
  }
  const files = changed(git, base, snapshots, 'ACDMR');
  if (files.length === 0) return right('Changesets: no snapshot differs from main.');
  const added = changed(git, base, '.changeset', 'A').filter(
    (file) => file.endsWith('.md') && !file.endsWith('README.md'),
  );
  if (added.length > 0) return right(`Changesets: ${added.join(', ')} says what changed.`);
  const packageDiff = git('diff', base, '--', 'package.json') ?? '';
  if (/^\+\s*"version": "/m.test(packageDiff)) return right('Changesets: this is a release.');
  return {
    isRight: false,
    text:
      `What the package promises has changed since ${base.slice(0, 10)} (${files.join(', ')}), and no ` +
      'changeset says so. Add one with: npx changeset',
  };
}
