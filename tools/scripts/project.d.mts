import type { SpawnOptions, SpawnSyncOptions } from 'node:child_process';

/** The root folder of the repository. */
export const projectRoot: string;

/** A problem that the user can solve: shown as its text alone, without a stack. */
export class SetupError extends Error {}

/** Whether a version such as "20.19.0" is the given minimum such as "20.19" or newer. */
export function isAtLeast(version: string, minimum: string): boolean;

/**
 * Checks a version of Node (the running one) against `engines.node` of package.json.
 *
 * @throws SetupError when it is too old.
 */
export function ensureNode(version?: string): void;

/** Runs a program to its end, with its output going to ours. Returns whether it succeeded. */
export function run(command: string, args: readonly string[], options?: SpawnSyncOptions): boolean;

/** Starts a program and resolves with its exit status. What it says goes to `onOutput`, if given. */
export function runAsync(
  command: string,
  args: readonly string[],
  options?: SpawnOptions & { readonly onOutput?: (piece: string) => void },
): Promise<number>;

/** Runs the main function of a script: a `SetupError` is its text and exit code 1. */
export function main(work: () => Promise<void>): Promise<void>;
