import type { Acceptance, Stale } from './accepted';
import { type Finding, isAccepted, isChange, isFailure } from './findings';

/** A part of a run: of how many, and which, from 1. */
export interface Shard {
  readonly index: number;
  readonly of: number;
}

/** `results.json`: what a run looked at, and what it found. */
export interface Results {
  /** When it ended, in ISO 8601. */
  readonly date: string;
  /** What is compared, for a reader. */
  readonly before: string;
  readonly after: string;
  /** The commit of the baseline. */
  readonly revision: string;
  /** The globs that were asked for; none for all. */
  readonly only: readonly string[];
  /** Names of the modes that were asked for. */
  readonly modes: readonly string[];
  /** Null for all of it. */
  readonly shard: Shard | null;
  /** Every story that was looked at, on either side, by its id. */
  readonly stories: Readonly<Record<string, SeenStory>>;
  readonly findings: readonly Finding[];
  /** What the baseline had accepted. */
  readonly history: readonly Acceptance[];
  /** Entries of `visual-accepted.json` that accept nothing. */
  readonly stale: readonly Stale[];
}

/** A story that was looked at. */
export interface SeenStory {
  readonly path: string;
  /** The modes in which it was compared; none for a story that is new or gone. */
  readonly modes: readonly string[];
}

export const CHANGED = 1;
export const FAILED = 2;

const amount = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The result of a run. */
export function verdictOf({ stories, findings, stale }: Results) {
  const changes = findings.filter(isChange);
  const accepted = findings.filter(isAccepted);
  const failures = findings.filter(isFailure);
  const added = findings.filter(({ kind }) => kind === 'new');
  const pictures = Object.values(stories).reduce((sum, { modes }) => sum + modes.length, 0);
  const troubles = [
    changes.length > 0 && `${amount(changes.length, 'difference')} to accept`,
    stale.length > 0 && amount(stale.length, 'stale acceptance'),
    failures.length > 0 && `${amount(failures.length, 'picture')} that could not be compared`,
  ].filter((text) => text !== false);
  const none = accepted.length > 0 ? 'No difference that is not accepted' : 'No difference';
  return {
    changes,
    accepted,
    failures,
    added,
    pictures,
    /** As one sentence. */
    summary: `${troubles.join(', ') || none} in ${amount(pictures, 'picture')}.`,
    /** The exit code. */
    status: changes.length + stale.length > 0 ? CHANGED : failures.length > 0 ? FAILED : 0,
  };
}
