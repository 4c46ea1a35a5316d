import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  type Finding,
  findingsOf,
  isChange,
  isFailure,
  describe as say,
} from '../../tools/visual/findings';
import { MODES } from '../../tools/visual/modes';
import type { Pair } from '../../tools/visual/photograph';
import { reportPage } from '../../tools/visual/report';
import { paint } from './support/paint';

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

it('a changed accessibility tree comes as lines', () => {
  const { findings, files } = find(shot, { ...shot, tree: '- button "Send"' });
  expect(findings).toEqual([
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
  const why = 'UI/Button/Old, light-1280: Unable to find the <dialog>';
  expect(verdicts).toEqual([
    { text: `failed after: ${why}`, change: true, failure: false },
    { text: `failed before: ${why}`, change: false, failure: true },
    { text: `failed before and after: ${why}`, change: false, failure: true },
  ]);
});

it('a new story is listed and no change; one that is gone is', () => {
  expect(isChange({ kind: 'new', story: 'UI/Button/New' })).toBe(false);
  expect(isChange({ kind: 'gone', story: 'UI/Button/Old' })).toBe(true);
});

it('the report counts, leads to each story and lets no text become markup', () => {
  const findings: Finding[] = [
    { kind: 'gone', story: 'UI/<b>' },
    { kind: 'new', story: 'UI/New' },
    ...find(shot, broken).findings,
  ];
  const page = reportPage(findings, { before: 'one', after: 'other', pictures: 3 });
  expect(page).toContain('2 differences in 3 pictures.');
  expect(page).toContain('New stories: 1.');
  expect(page).not.toContain('<b>');
  expect(page).not.toContain('<dialog>');
  for (const [link] of page.matchAll(/(?<=href="#)story-\d+/g)) {
    expect(page).toContain(`id="${link}"`);
  }
});
