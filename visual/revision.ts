import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** A built Storybook of one state of the project. */
export interface BuiltStorybook {
  /** What it is called in the report. */
  readonly name: string;
  readonly folder: string;
}

function git(root: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

/**
 * The revision that the working tree is compared with: the given one, or where it left `main`.
 * @throws Error when there is no such revision.
 */
export function findRevision(root: string, wanted: string): string {
  if (wanted !== '') return git(root, 'rev-parse', '--verify', `${wanted}^{commit}`);
  for (const main of ['origin/main', 'main']) {
    try {
      return git(root, 'merge-base', 'HEAD', main);
    } catch {
      // Not every clone has both.
    }
  }
  throw new Error('There is no main to compare with. Name a revision: --against <revision>.');
}

function build(root: string, folder: string): void {
  const storybook = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  execFileSync(
    process.execPath,
    [storybook, 'build', '--disable-telemetry', '--quiet', '--output-dir', folder],
    { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

/** Builds the Storybook of the working tree. */
export function buildWorkingTree(root: string, cache: string): BuiltStorybook {
  const folder = join(cache, 'working-tree');
  rmSync(folder, { recursive: true, force: true });
  build(root, folder);
  return { name: 'the working tree', folder };
}

/** Installs what a checked-out revision needs: what is here already, if it is the same. */
function provideDependencies(root: string, checkout: string): void {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(root) === lock(checkout)) {
    symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'), 'dir');
    return;
  }
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: checkout,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}

/** Builds the Storybook of a revision beside the working tree, or takes the one built before. */
export function buildRevision(root: string, cache: string, revision: string): BuiltStorybook {
  const folder = join(cache, revision, 'storybook');
  const name = `${revision.slice(0, 10)} (${git(root, 'log', '-1', '--format=%s', revision)})`;
  if (existsSync(folder)) return { name, folder };
  const checkout = join(cache, revision, 'checkout');
  rmSync(checkout, { recursive: true, force: true });
  git(root, 'worktree', 'prune');
  mkdirSync(join(cache, revision), { recursive: true });
  git(root, 'worktree', 'add', '--detach', '--force', checkout, revision);
  try {
    provideDependencies(root, checkout);
    // Under its name only when it is whole.
    build(checkout, `${folder}.part`);
    renameSync(`${folder}.part`, folder);
  } finally {
    rmSync(join(checkout, 'node_modules'), { recursive: true, force: true });
    git(root, 'worktree', 'remove', '--force', checkout);
  }
  return { name, folder };
}
