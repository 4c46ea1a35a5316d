import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '../scripts/project.mjs';
import { ACCEPTED_FILE, type Acceptance, parseAccepted } from './accepted';
import { runProgram, Stopped } from './processes';

/** A built Storybook of one state of the project. */
export interface BuiltStorybook {
  /** What it is called in the report. */
  readonly name: string;
  readonly folder: string;
}

/** Where it all happens. */
export interface Place {
  /** The root of the project. */
  readonly root: string;
  /** A folder that git does not see. */
  readonly cache: string;
  /** Says when to stop. */
  readonly signal: AbortSignal;
}

/** How many Storybooks of other revisions are kept. */
const KEPT = 3;

async function git({ root, signal }: Place, ...args: string[]): Promise<string> {
  return (await runProgram('git', args, { cwd: root, signal })).trim();
}

/** The same, but null when git says no. */
async function tryGit(place: Place, ...args: string[]): Promise<string | null> {
  try {
    return await git(place, ...args);
  } catch (error) {
    if (error instanceof Stopped) throw error;
    return null;
  }
}

/** @throws SetupError when there is no git, or no history */
async function ensureHistory(place: Place): Promise<void> {
  if ((await tryGit(place, '--version')) === null) {
    throw new SetupError(
      'git was not found, and without it there is no other revision to compare with. ' +
        'Install git and try again.',
    );
  }
  if ((await tryGit(place, 'rev-parse', '--verify', 'HEAD')) === null) {
    throw new SetupError(
      'This folder has no git history, so there is nothing to compare with. ' +
        'Run the command in a clone of the project.',
    );
  }
}

const SHALLOW =
  'This clone is shallow: its history is cut off. Fetch all of it (git fetch --unshallow; in CI: ' +
  'fetch-depth: 0)';

/**
 * The revision that the working tree is compared with: the given one, or where it left `main`.
 *
 * @throws SetupError when there is no such revision, or no history to look in
 */
export async function findRevision(place: Place, wanted: string): Promise<string> {
  await ensureHistory(place);
  const isShallow = (await tryGit(place, 'rev-parse', '--is-shallow-repository')) === 'true';
  if (wanted !== '') {
    const found = await tryGit(place, 'rev-parse', '--verify', `${wanted}^{commit}`);
    if (found !== null) return found;
    throw new SetupError(
      isShallow
        ? `There is no revision "${wanted}" here. ${SHALLOW} and try again.`
        : `There is no revision "${wanted}". Name a branch, a tag or a commit that is in this clone.`,
    );
  }
  for (const main of ['origin/main', 'main']) {
    const base = await tryGit(place, 'merge-base', 'HEAD', main);
    if (base !== null) return base;
  }
  throw new SetupError(
    isShallow
      ? `It is not known where this branch left main. ${SHALLOW}, or name a revision: --against <revision>.`
      : 'There is no main to compare with. Name a revision: --against <revision>.',
  );
}

/** What was accepted when a revision was made. */
export async function acceptedAt(place: Place, revision: string): Promise<readonly Acceptance[]> {
  const text = await tryGit(place, 'show', `${revision}:${ACCEPTED_FILE}`);
  return text === null ? [] : parseAccepted(text);
}

async function build(place: Place, root: string, folder: string): Promise<void> {
  const storybook = join(root, 'node_modules', 'storybook', 'dist', 'bin', 'dispatcher.js');
  rmSync(folder, { recursive: true, force: true });
  const args = [storybook, 'build', '--disable-telemetry', '--quiet', '--output-dir', folder];
  try {
    await runProgram(process.execPath, args, { cwd: root, signal: place.signal });
  } catch (error) {
    if (error instanceof Stopped) throw error;
    const text = error instanceof Error ? error.message : '';
    throw new SetupError(`The Storybook in ${root} could not be built:\n\n${text}`);
  }
}

/** Builds the Storybook of the working tree, with all that is not committed. */
export async function buildWorkingTree(place: Place): Promise<BuiltStorybook> {
  const folder = join(place.cache, 'working-tree');
  const changed = await git(place, 'status', '--porcelain');
  const head = await git(place, 'log', '-1', '--format=%h (%s)');
  await build(place, place.root, folder);
  const state = changed === '' ? 'nothing uncommitted' : 'with what is not committed';
  return { name: `the working tree on ${head}, ${state}`, folder };
}

/** What a checked-out revision needs: what is installed here, if its lock file is the same. */
async function provideDependencies(place: Place, checkout: string): Promise<void> {
  const lock = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (lock(place.root) === lock(checkout)) {
    symlinkSync(join(place.root, 'node_modules'), join(checkout, 'node_modules'), 'dir');
    return;
  }
  console.log('It has other packages: installing them for it (npm ci) …');
  try {
    const args = ['ci', '--no-audit', '--no-fund'];
    await runProgram('npm', args, { cwd: checkout, signal: place.signal });
  } catch (error) {
    if (error instanceof Stopped) throw error;
    const text = error instanceof Error ? error.message : '';
    throw new SetupError(`The packages of that revision could not be installed:\n\n${text}`);
  }
}

/** Takes a checkout away; a linked node_modules is only unlinked. */
async function removeCheckout(place: Place, checkout: string): Promise<void> {
  const modules = join(checkout, 'node_modules');
  if (existsSync(modules) && lstatSync(modules).isSymbolicLink()) unlinkSync(modules);
  rmSync(checkout, { recursive: true, force: true });
  // Also after a stop, so with a signal of its own.
  await tryGit({ ...place, signal: new AbortController().signal }, 'worktree', 'prune');
}

/** Keeps the Storybooks of the last requested revisions. */
function forgetOldBuilds(cache: string): void {
  const kept = readdirSync(cache)
    .filter((name) => /^[0-9a-f]{40}$/.test(name))
    .map((name) => ({ folder: join(cache, name), used: statSync(join(cache, name)).mtimeMs }))
    .sort((one, other) => other.used - one.used);
  for (const { folder } of kept.slice(KEPT)) rmSync(folder, { recursive: true, force: true });
}

/**
 * Builds the Storybook of a revision beside the working tree, or takes the one built before. Its
 * checkout is gone afterwards, whatever happens.
 */
export async function buildRevision(place: Place, revision: string): Promise<BuiltStorybook> {
  const home = join(place.cache, revision);
  const folder = join(home, 'storybook');
  const name = await git(place, 'log', '-1', '--format=%h (%s)', revision);
  if (!existsSync(folder)) {
    const checkout = join(home, 'checkout');
    await removeCheckout(place, checkout);
    mkdirSync(home, { recursive: true });
    try {
      await git(place, 'worktree', 'add', '--detach', '--force', checkout, revision);
      await provideDependencies(place, checkout);
      // Under its name only when it is whole.
      await build(place, checkout, `${folder}.part`);
      renameSync(`${folder}.part`, folder);
    } finally {
      await removeCheckout(place, checkout);
      if (!existsSync(folder)) rmSync(home, { recursive: true, force: true });
    }
  }
  const now = new Date();
  utimesSync(home, now, now);
  forgetOldBuilds(place.cache);
  return { name, folder };
}
