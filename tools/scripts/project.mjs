// @ts-check
/**
 * What every script needs to know of the project. Plain JavaScript on node's own modules: these
 * scripts run before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The root folder of the repository. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** A problem that the user can solve: shown as its text alone, without a stack. */
export class SetupError extends Error {
  /** @override */
  name = 'SetupError';
}

/** @param {string} version */
function numbers(version) {
  return version.split('.').map((part) => Number.parseInt(part, 10) || 0);
}

/**
 * Whether a version such as "20.19.0" is the given minimum such as "20.19" or newer.
 *
 * @param {string} version
 * @param {string} minimum
 */
export function isAtLeast(version, minimum) {
  const have = numbers(version);
  const need = numbers(minimum);
  for (let index = 0; index < need.length; index += 1) {
    const difference = (have[index] ?? 0) - (need[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/**
 * Checks the running Node against `engines.node` of package.json.
 *
 * @throws SetupError when it is too old.
 */
export function ensureNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(`${projectRoot}/package.json`, 'utf8'));
  const minimum = engines.node.replace(/^>=/, '');
  if (isAtLeast(version, minimum)) return;
  throw new SetupError(
    `This project needs Node ${minimum} or newer, and this is Node ${version}. ` +
      'Install a newer one from https://nodejs.org and try again.',
  );
}

/** On Windows npm and npx are scripts that only a shell can start. */
const needsShell = process.platform === 'win32';

/**
 * Runs a program to its end, with its output going to ours. Returns whether it succeeded.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} options
 */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: projectRoot,
    stdio: 'inherit',
    shell: needsShell,
    ...options,
  });
  return !result.error && result.status === 0;
}

/**
 * Starts a program and resolves with its exit status; one that was ended by a signal, or that could
 * not be started, counts as 1. `SIGTERM` is passed on, so that no child outlives us. What it says
 * goes to our own output, or to `onOutput`.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { onOutput?: (piece: string) => void }} options
 * @returns {Promise<number>}
 */
export function runAsync(command, args, { onOutput, ...options } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      shell: needsShell,
      ...options,
    });
    if (onOutput) {
      child.stdout?.setEncoding('utf8').on('data', onOutput);
      child.stderr?.setEncoding('utf8').on('data', onOutput);
    }
    const passOn = () => child.kill('SIGTERM');
    process.once('SIGTERM', passOn);
    /** @param {number} status */
    const finish = (status) => {
      process.off('SIGTERM', passOn);
      resolve(status);
    };
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      finish(1);
    });
    // With pipes the end of the program is not yet the end of what it said.
    child.on(onOutput ? 'close' : 'exit', (status) => finish(status ?? 1));
  });
}

/**
 * Runs the main function of a script: a `SetupError` is its text and exit code 1.
 *
 * @param {() => Promise<void>} work
 */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(`\n${error.message}\n`);
    process.exitCode = 1;
  }
}
