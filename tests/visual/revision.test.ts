import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { acceptedAt, findRevision } from '../../tools/visual/revision';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plinth-revision-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const WHO = ['-c', 'user.name=Ada', '-c', 'user.email=ada@plinth.example'];

function git(...args: string[]): string {
  return execFileSync('git', [...WHO, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}

function commit(text: string): string {
  git('commit', '--quiet', '--allow-empty', '-m', text);
  return git('rev-parse', 'HEAD');
}

const placeAt = (root: string) => ({
  root,
  cache: root,
  signal: new AbortController().signal,
});
const find = (wanted = '', root = folder) => findRevision(placeAt(root), wanted);

it('is where the branch left main, or the one that was asked for', async () => {
  git('init', '--quiet', '--initial-branch', 'main');
  const first = commit('first');
  git('checkout', '--quiet', '-b', 'mine');
  const mine = commit('mine');
  git('checkout', '--quiet', 'main');
  commit('meanwhile');
  git('checkout', '--quiet', 'mine');
  expect(await find()).toBe(first);
  expect(await find('HEAD')).toBe(mine);
  await expect(find('nowhere')).rejects.toThrow('There is no revision "nowhere".');
});

it('says what is missing: the history, main, or the rest of a shallow clone', async () => {
  await expect(find()).rejects.toThrow('This folder has no git history');
  git('init', '--quiet', '--initial-branch', 'trunk');
  const first = commit('first');
  commit('second');
  await expect(find()).rejects.toThrow('There is no main to compare with.');
  git('clone', '--quiet', '--depth', '1', `file://${folder}`, 'shallow');
  const shallow = join(folder, 'shallow');
  await expect(find(first, shallow)).rejects.toThrow('This clone is shallow');
  await expect(find('', shallow)).rejects.toThrow('git fetch --unshallow');
});

it('has what was accepted then, which may be nothing', async () => {
  git('init', '--quiet', '--initial-branch', 'main');
  const first = commit('first');
  writeFileSync(join(folder, 'visual-accepted.json'), '[{ "story": "ui-old", "gone": true }]');
  git('add', '.');
  const second = commit('second');
  writeFileSync(join(folder, 'visual-accepted.json'), '[]');
  expect(await acceptedAt(placeAt(folder), first)).toEqual([]);
  expect(await acceptedAt(placeAt(folder), second)).toEqual([{ story: 'ui-old', gone: true }]);
});
