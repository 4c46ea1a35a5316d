import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { commentOf } from '../../tools/visual/comment';
import { type Finding, isChange, isFailure, describe as say } from '../../tools/visual/findings';
import { findingsOf, hashOfPicture } from '../../tools/visual/findings-of';
import { MODES } from '../../tools/visual/modes';
import type { Pair } from '../../tools/visual/photograph';
import { reportPage } from '../../tools/visual/report';
import { paint, repack } from './support/paint';
import { resultsWith } from './support/results';

const story = { id: 'ui-button--old', title: 'UI/Button', name: 'Old', isPlayed: false };
const [mode] = MODES;
const shot = {
  picture: paint(4, 4).toString('base64'),
  tree: '- button "Save"',
  problem: '',
  isLeftOut: false,
};
const other = { ...shot, picture: paint(4, 4, [[1, 1]]).toString('base64') };
const broken = { ...shot, picture: '', tree: '', problem: 'Unable to find the <dialog>\nmore' };

function find(before: Pair['before'], after: Pair['after']) {
  const folder = mkdtempSync(join(tmpdir(), 'plinth-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  if (!mode) throw new Error('There is no mode.');
  const findings = findingsOf({ story, mode, before, after }, folder);
  return { findings, files: readdirSync(folder).sort() };
}

it('what is the same is no finding', () => {
  expect(find(shot, shot)).toEqual({ findings: [], files: [] });
});

it('a changed picture comes with three files', () => {
  const { findings, files } = find(shot, other);
  expect(findings.map(say)).toEqual(['changed: UI/Button/Old, light-1280: 1 pixel']);
  expect(files).toEqual(
    ['after', 'before', 'difference'].map((side) => `ui-button--old.light-1280.${side}.png`),
  );
});

it('a picture has one hash, whatever its file is like, and another size or pixel has another', () => {
  const files = [paint(4, 4), repack(paint(4, 4)), paint(2, 8), paint(4, 4, [[1, 1]], 254)];
  const [hash, ...others] = files.map(hashOfPicture);
  expect(others.map((other) => other === hash)).toEqual([true, false, false]);
});

it('a changed accessibility tree comes as lines', () => {
  const { findings, files } = find(shot, { ...shot, tree: '- button "Send"' });
  expect(findings).toMatchObject([
    {
      kind: 'tree',
      story: 'UI/Button/Old',
      mode: 'light-1280',
      lines: '- - button "Save"\n+ - button "Send"',
    },
  ]);
  expect(files).toEqual([]);
});

it('a story that breaks is a change; one that was broken before is a failure of the run', () => {
  const verdicts = [find(shot, broken), find(broken, shot), find(broken, broken)].map(
    ({ findings: [finding] }) =>
      finding && { text: say(finding), change: isChange(finding), failure: isFailure(finding) },
  );
  const where = 'UI/Button/Old, light-1280: could not be photographed';
  const why = 'Unable to find the <dialog>';
  expect(verdicts).toEqual([
    { text: `changed: ${where} after: ${why}`, change: true, failure: false },
    { text: `failed: ${where} before: ${why}`, change: false, failure: true },
    { text: `failed: ${where} before and after: ${why}`, change: false, failure: true },
  ]);
});

const gone = { kind: 'gone', id: 'ui-b', story: 'UI/<b>', isAccepted: false } as const;
const added = { kind: 'new', id: 'ui-new', story: 'UI/New' } as const;

it('a new story is listed and no change; one that is gone is, until it is accepted', () => {
  expect([added, gone, { ...gone, isAccepted: true }].map(isChange)).toEqual([false, true, false]);
});

it('the report counts, leads to each story and lets no text become markup', () => {
  const findings: Finding[] = [gone, added, ...find(shot, broken).findings];
  const stale = [{ entry: { story: '<i>', gone: true as const }, why: 'the <u> is there' }];
  const page = reportPage(resultsWith(findings, { stale }));
  expect(page).toContain('2 differences to accept, 1 stale acceptance in 3 pictures.');
  expect(page).toContain('<li>UI/New <small>');
  expect(page).not.toMatch(/<[biu]>|<dialog>/);
  for (const [link] of page.matchAll(/(?<=href="#)story-\d+/g)) {
    expect(page).toContain(`id="${link}"`);
  }
});

it('the comment counts, shows twenty changes and leads to the report', () => {
  const [change] = find(shot, other).findings;
  if (change?.kind !== 'picture') throw new Error('There is no changed picture.');
  const findings = Array.from({ length: 23 }, (_, at) => ({
    ...change,
    isAccepted: at >= 21,
    after: `${at} %.png`,
  }));
  const text = commentOf(resultsWith(findings), 'https://pictures.example/pr/7');
  expect(text).toMatch(/^### Pictures: 21 differences to accept in 3 pictures\.$/m);
  expect(text).toMatch(/^\| 21 \| 2 \| 0 \| 0 \| 0 \| 3 \|$/m);
  expect(text.match(/<img /g)).toHaveLength(2 * 20);
  expect(text).toContain('3 more are in the report.');
  expect(text).toContain('src="https://pictures.example/pr/7/0%20%25.png"');
  expect(text).toContain('(https://pictures.example/pr/7/index.html)');
  expect(commentOf(resultsWith(findings), '')).toContain('(index.html)');
});

it('the comment lets no text become markup, a mention, or another cell', () => {
  const evil = '<b>|`*[x](y)\n@ada #7';
  const text = commentOf(
    resultsWith([{ ...gone, story: evil }], {
      before: evil,
      after: evil,
      stale: [{ entry: { story: evil, gone: true }, why: 'the story is there' }],
    }),
    '',
  );
  expect(text).not.toMatch(/<b>|`\*|\*\[|\[x\]|@|#7/);
  expect(text.match(/^\|.*?to accept.*$/m)?.[0].match(/\|/g)).toHaveLength(4);
});
