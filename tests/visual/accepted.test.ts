import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Acceptance,
  accept,
  judge,
  parseAccepted,
  readAccepted,
  writeAccepted,
} from '../../tools/visual/accepted';
import type { Finding } from '../../tools/visual/findings';
import { type Results, verdictOf } from '../../tools/visual/results';
import { resultsWith } from './support/results';

const [A, B, C] = ['a', 'b', 'c'].map((letter) => letter.repeat(64)) as [string, string, string];
const about = { id: 'ui-button', story: 'UI/Button', mode: 'light-1280', isAccepted: false };
const picture: Finding = {
  ...about,
  kind: 'picture',
  hash: A,
  pixels: 1,
  box: { x: 0, y: 0, width: 1, height: 1 },
  width: 4,
  height: 4,
  before: 'before.png',
  after: 'after.png',
  difference: 'difference.png',
};
const tree: Finding = { ...about, kind: 'tree', hash: B, lines: '+ x' };
const gone: Finding = { kind: 'gone', id: 'ui-gone', story: 'UI/Gone', isAccepted: false };
const entry = (more: object = {}): Acceptance => ({
  story: 'ui-button',
  mode: 'light-1280',
  picture: A,
  ...more,
});

function verdict(results: Results, ...entries: Acceptance[]) {
  const judged = judge(results, entries);
  const { changes, accepted, status } = verdictOf(judged);
  const stale = judged.stale.map(({ why }) => why);
  return { changes: changes.length, accepted: accepted.length, stale, status };
}

describe('a change', () => {
  const results = resultsWith([picture, tree, gone]);
  const all = [entry({ tree: B }), { story: 'ui-gone', gone: true } as const];

  it('is red until it is accepted: its picture, its tree, and that a story is gone', () => {
    expect(verdict(results)).toEqual({ changes: 3, accepted: 0, stale: [], status: 1 });
    expect(verdict(results, entry())).toEqual({ changes: 2, accepted: 1, stale: [], status: 1 });
    expect(verdict(results, ...all)).toEqual({ changes: 0, accepted: 3, stale: [], status: 0 });
  });

  it('is accepted as it is seen', () => {
    expect(accept(results, [])).toEqual(all);
  });

  it('that breaks a story cannot be accepted', () => {
    const broken: Finding = { ...about, kind: 'broken', side: 'after', problem: 'no' };
    expect(accept(resultsWith([broken]), [])).toEqual([]);
    expect(verdict(resultsWith([broken]), entry())).toMatchObject({ changes: 1, stale: [] });
  });
});

describe('an entry is stale', () => {
  const seen = resultsWith([picture, gone, { kind: 'new', id: 'ui-new', story: 'UI/New' }]);
  it.each<[string, Acceptance]>([
    ['the story is gone', entry({ story: 'ui-never' })],
    ['the story is gone', entry({ story: 'ui-gone' })],
    ['the story is new, which needs no acceptance', entry({ story: 'ui-new' })],
    ['the story is there', { story: 'ui-button', gone: true }],
    ['the baseline has no such story either', { story: 'ui-never', gone: true }],
    ['the mode is gone', entry({ mode: 'sepia-1280' })],
    ['the story is not photographed in this mode', entry({ mode: 'rtl-1280' })],
    ['the picture no longer differs from the baseline', entry({ mode: 'dark-1280' })],
    ['the picture is another one now', entry({ picture: C })],
    ['the accessibility tree no longer differs from the baseline', entry({ tree: C })],
  ])('when %s', (why, stale) => {
    expect(verdict(seen, stale)).toMatchObject({ stale: [why], status: 1 });
  });

  it('but not what the run did not look at, and that stays when others are accepted', () => {
    const part = resultsWith([picture], { only: ['UI/Button'], modes: ['light-1280'] });
    const others = [
      entry({ mode: 'dark-1280' }),
      entry({ mode: 'sepia-1280' }),
      entry({ story: 'ui-a' }),
      { story: 'ui-z', gone: true } as const,
    ];
    expect(verdict(part, ...others).stale).toEqual([]);
    expect(accept(part, [...others, entry({ picture: C })])).toEqual([
      entry({ story: 'ui-a' }),
      entry({ mode: 'dark-1280' }),
      entry(),
      entry({ mode: 'sepia-1280' }),
      { story: 'ui-z', gone: true },
    ]);
  });
});

describe('after a merge', () => {
  const old = entry({ picture: C });
  const merged = { history: [old] };

  it('what main has accepted is history: it is no fault, and the next --accept takes it away', () => {
    expect(verdict(resultsWith([], merged), old)).toMatchObject({ stale: [], status: 0 });
    expect(accept(resultsWith([], merged), [old])).toEqual([]);
  });

  it('it accepts no other picture', () => {
    expect(verdict(resultsWith([picture], merged), old)).toMatchObject({ changes: 1, stale: [] });
  });

  it('it accepts its own picture still, when main has lost it', () => {
    const again = resultsWith([{ ...picture, hash: C }], merged);
    expect(verdict(again, old)).toMatchObject({ changes: 0, accepted: 1, status: 0 });
  });
});

describe('the file', () => {
  it('has one entry a line and is read as it was written; without one nothing is accepted', () => {
    const root = mkdtempSync(join(tmpdir(), 'plinth-accepted-'));
    const entries = [entry({ tree: B }), { story: 'ui-gone', gone: true } as const];
    expect(readAccepted(root)).toEqual([]);
    writeAccepted(root, entries);
    expect(readAccepted(root)).toEqual(entries);
    expect(readFileSync(join(root, 'visual-accepted.json'), 'utf8').split('\n')).toHaveLength(5);
    writeAccepted(root, []);
    expect(readFileSync(join(root, 'visual-accepted.json'), 'utf8')).toBe('[]\n');
    rmSync(root, { recursive: true });
  });

  it.each(['<<<<<<< HEAD', '[{ "story": "a" }]', '[{ "story": "a", "mode": "b" }]', '{}'])(
    'that says %s is refused in words',
    (text) => {
      expect(() => parseAccepted(text)).toThrow(/visual-accepted\.json cannot be read/);
    },
  );
});
