import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { SetupError } from '../scripts/project.mjs';
import type { Finding } from './findings';
import { MODES } from './modes';
import type { Results } from './results';
import { matches } from './stories';

/** Where changes are accepted, at the root of the project. */
export const ACCEPTED_FILE = 'visual-accepted.json';

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const acceptance = v.union([
  v.strictObject({ story: v.string(), gone: v.literal(true) }),
  v.pipe(
    v.strictObject({
      story: v.string(),
      mode: v.string(),
      picture: v.optional(hash),
      tree: v.optional(hash),
    }),
    v.check(({ picture, tree }) => Boolean(picture ?? tree), 'An entry accepts nothing.'),
  ),
]);

/**
 * A change that somebody has looked at and wants: the SHA-256 of the new picture of a story in a
 * mode, that of its new accessibility tree, or that a story is gone.
 */
export type Acceptance = v.InferOutput<typeof acceptance>;

/** An acceptance that accepts nothing. */
export interface Stale {
  readonly entry: Acceptance;
  readonly why: string;
}

/** @throws SetupError when it is not what `--accept` writes */
export function parseAccepted(text: string): readonly Acceptance[] {
  try {
    return v.parse(v.array(acceptance), JSON.parse(text));
  } catch (error) {
    const why = error instanceof Error ? error.message : '';
    throw new SetupError(
      `${ACCEPTED_FILE} cannot be read (${why}). Take main's, and accept what has changed once more.`,
    );
  }
}

export function readAccepted(root: string): readonly Acceptance[] {
  const file = join(root, ACCEPTED_FILE);
  return existsSync(file) ? parseAccepted(readFileSync(file, 'utf8')) : [];
}

/** One entry a line, so that a review shows each, and two branches seldom meet in one. */
export function writeAccepted(root: string, entries: readonly Acceptance[]): void {
  const lines = entries.map((entry) => `\n  ${JSON.stringify(entry)}`);
  writeFileSync(join(root, ACCEPTED_FILE), `[${lines.join(',')}${lines.length > 0 ? '\n' : ''}]\n`);
}

/** An acceptance as a reader wants it. */
export function nameOf(entry: Acceptance): string {
  return 'mode' in entry ? `${entry.story}, ${entry.mode}` : `${entry.story}, gone`;
}

const keyOf = (story: string, mode = '') => `${story} ${mode}`;

const keyOfEntry = (entry: Acceptance) =>
  keyOf(entry.story, 'mode' in entry ? entry.mode : undefined);

/** What the findings want accepted, one entry a story and mode. */
function wantedBy(findings: readonly Finding[]): ReadonlyMap<string, Acceptance> {
  const wanted = new Map<string, Acceptance>();
  for (const finding of findings) {
    const { id: story, kind } = finding;
    if (kind === 'gone') wanted.set(keyOf(story), { story, gone: true });
    if (kind !== 'picture' && kind !== 'tree') continue;
    const { mode, hash } = finding;
    const key = keyOf(story, mode);
    wanted.set(key, { story, mode, ...wanted.get(key), [kind]: hash });
  }
  return wanted;
}

const PARTS = { picture: 'picture', tree: 'accessibility tree' } as const;

/** Why an entry is stale: '' if it is not, null if the run did not look at what it is about. */
type Judge = (entry: Acceptance) => string | null;

function judgeOf({ stories, findings, modes, only }: Results): Judge {
  const wanted = wantedBy(findings);
  const kinds = new Map(findings.map(({ id, kind }) => [id, kind]));
  const broken = new Set(
    findings.flatMap((finding) =>
      finding.kind === 'broken' ? keyOf(finding.id, finding.mode) : [],
    ),
  );
  return (entry) => {
    const story = stories[entry.story];
    const isAsked = only.length === 0 || only.some((glob) => matches(glob, [entry.story]));
    if (!story && !isAsked) return null;
    const kind = kinds.get(entry.story);
    if ('gone' in entry) {
      if (kind === 'gone') return '';
      return story ? 'the story is there' : 'the baseline has no such story either';
    }
    const { mode } = entry;
    if (!story || kind === 'gone') return 'the story is gone';
    if (kind === 'new') return 'the story is new, which needs no acceptance';
    if (!MODES.some(({ name }) => name === mode)) {
      return modes.length === MODES.length ? 'the mode is gone' : null;
    }
    if (!modes.includes(mode) || broken.has(keyOfEntry(entry))) return null;
    if (!story.modes.includes(mode)) return 'the story is not photographed in this mode';
    const now = wanted.get(keyOfEntry(entry));
    for (const part of ['picture', 'tree'] as const) {
      const hashNow = now && 'mode' in now ? now[part] : undefined;
      if (entry[part] === undefined || entry[part] === hashNow) continue;
      return hashNow === undefined
        ? `the ${PARTS[part]} no longer differs from the baseline`
        : `the ${PARTS[part]} is another one now`;
    }
    return '';
  };
}

/**
 * The results with what is accepted, and what is stale. An entry that the baseline has as well is
 * from a branch that was merged: it is no longer needed, and nobody has to take it away.
 */
export function judge(results: Results, entries: readonly Acceptance[]): Results {
  const whyStale = judgeOf(results);
  const known = new Set(results.history.map((entry) => JSON.stringify(entry)));
  const texts = new Set(
    entries.flatMap((entry) =>
      'mode' in entry
        ? [entry.picture, entry.tree].map((hash) => `${keyOfEntry(entry)} ${hash}`)
        : keyOfEntry(entry),
    ),
  );
  return {
    ...results,
    findings: results.findings.map((finding) => {
      if (!('isAccepted' in finding)) return finding;
      const text =
        finding.kind === 'gone'
          ? keyOf(finding.id)
          : `${keyOf(finding.id, finding.mode)} ${finding.hash}`;
      return { ...finding, isAccepted: texts.has(text) };
    }),
    stale: entries.flatMap((entry) => {
      const why = whyStale(entry);
      return why && !known.has(JSON.stringify(entry)) ? { entry, why } : [];
    }),
  };
}

/** The entries once every change of a run is accepted; those that it did not look at stay. */
export function accept(results: Results, entries: readonly Acceptance[]): readonly Acceptance[] {
  const whyStale = judgeOf(results);
  const kept = entries.filter((entry) => whyStale(entry) === null);
  return [...kept, ...wantedBy(results.findings).values()].sort((one, other) =>
    keyOfEntry(one) < keyOfEntry(other) ? -1 : 1,
  );
}
