import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../scripts/project.mjs';
import type { EngineName } from './driver';

/** What engines say of answers that a story or a journey provokes. */
export const EXPECTED =
  /Failed to load resource|WebSocket|status of 4\d\d|Story Store is deprecated/;

/** What did not work. */
export interface Failure {
  readonly name: string;
  readonly problem: string;
}

/** What was tried, and what of it failed. */
export interface Tally {
  readonly tried: number;
  readonly failures: readonly Failure[];
}

/** The last whole run of an engine. */
export interface EngineResult {
  readonly version: string;
  /** Day of the run. */
  readonly on: string;
  readonly stories: Tally;
  readonly journeys: Tally;
}

export type Results = Readonly<Partial<Record<EngineName, EngineResult>>>;

/** Written by `npm run engines`, and rendered in docs/browsers.md. */
export const RESULTS = join(projectRoot, 'tools', 'engines', 'results.json');

export function readResults(file = RESULTS): Results {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results) : {};
}

export function writeResults(results: Results, file = RESULTS): void {
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}
