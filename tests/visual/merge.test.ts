import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Finding } from '../../tools/visual/findings';
import { merge } from '../../tools/visual/merge';
import type { Results } from '../../tools/visual/results';
import { resultsWith } from './support/results';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plinth-merge-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const gone = (id: string): Finding => ({ kind: 'gone', id, story: id, isAccepted: false });

function write(name: string, results: Partial<Results>, findings: readonly Finding[] = []) {
  const folder = join(root, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'results.json'), JSON.stringify(resultsWith(findings, results)));
  writeFileSync(join(folder, `${name}.png`), '');
  return folder;
}

const part = (index: number, findings?: readonly Finding[]) =>
  write(
    `part-${index}`,
    { shard: { index, of: 2 }, stories: { [`s-${index}`]: { path: `S/${index}`, modes: [] } } },
    findings,
  );

const into = () => join(root, 'report');

it('joins all parts into one report with their pictures', () => {
  const folders = [part(2, [gone('b')]), part(1, [gone('c'), gone('a')])];
  const results = merge(folders, into());
  expect(results.shard).toBeNull();
  expect(Object.keys(results.stories).sort()).toEqual(['s-1', 's-2']);
  expect(results.findings.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(readdirSync(into()).sort()).toEqual(['part-1.png', 'part-2.png']);
});

it('takes one whole report, also in place', () => {
  const folder = write('report', {}, [gone('a')]);
  expect(merge([folder], folder).findings).toHaveLength(1);
  expect(readdirSync(folder)).toEqual(['report.png']);
});

it('refuses what is not one whole run, and leaves the last report where it is', () => {
  write('report', {});
  const [one, two] = [part(1), part(2)];
  const stranger = write('stranger', { shard: { index: 2, of: 2 }, revision: 'other' });
  expect(() => merge([one], into())).toThrow('Of 2 parts these are missing: 2.');
  expect(() => merge([one, two, one], into())).toThrow('A part is there twice.');
  expect(() => merge([one, stranger], into())).toThrow('parts of different runs');
  expect(() => merge([root], into())).toThrow('There is no results.json');
  expect(existsSync(join(into(), 'results.json'))).toBe(true);
});
