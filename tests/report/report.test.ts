import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { gitIn, judgeChangesets } from '../../tools/report/changeset';
import { lineDiff, shownDiff } from '../../tools/report/line-diff';
import { readMessageKeys, readSlotNames, readTokenNames } from '../../tools/report/names';
import { publishedEntries } from '../../tools/report/public-api';
import { sizesText } from '../../tools/report/sizes';
import { temporaryFolder } from '../server/fixture';

const root = resolve(import.meta.dirname, '../..');
const recorded = (file: string) => readFileSync(join(root, 'api', file), 'utf8');

describe('what the package promises is written down (npm run report writes it anew)', () => {
  it.each([
    ['messages.txt', readMessageKeys],
    ['slots.txt', readSlotNames],
    ['tokens.txt', readTokenNames],
  ])('api/%s', (file, read) => {
    expect(lineDiff(recorded(file), read())).toEqual([]);
  });

  it('holds the public types of every entry', () => {
    const entries = publishedEntries(root).filter(({ types }) => !types.includes('/messages/'));
    expect(entries.length).toBeGreaterThan(6);
    for (const { name } of entries) expect(recorded(`${name}.api.md`)).toContain('// @public');
  });

  it('names places and plurals of sentences', () => {
    const lines = readMessageKeys().split('\n');
    expect(lines).toContain('auth.continueWith {provider}');
    expect(lines.some((line) => line.endsWith(' {count} plural'))).toBe(true);
    expect(readTokenNames()).toContain('--plinth-brand\n');
    expect(readSlotNames()).toContain('login-form\n');
  });
});

describe('the difference', () => {
  it('is what is taken away and added', () => {
    expect(lineDiff('a\nb\nc\nd', 'a\nc\nx\nd')).toEqual(['- b', '+ x']);
    expect(lineDiff('a\nb', 'a\nb')).toEqual([]);
    expect(lineDiff('', 'a\nb')).toEqual(['- ', '+ a', '+ b']);
  });

  it('is cut when it is long', () => {
    const long = Array.from({ length: 5000 }, (_, index) => `line ${index}`).join('\n');
    expect(shownDiff('', long)).toMatch(/… and \d+ more lines$/);
  });
});

describe('sizes', () => {
  const measured = [{ name: 'LoginScreen alone', size: 18_260 }];

  it('keep the number that is written down while they hardly change', () => {
    expect(sizesText(measured, 'LoginScreen alone: 18.0 kB\n')).toBe(
      'LoginScreen alone: 18.0 kB\n',
    );
    expect(sizesText(measured, 'LoginScreen alone: 18.5 kB\n')).toBe(
      'LoginScreen alone: 18.5 kB\n',
    );
  });

  it('change when they do', () => {
    expect(sizesText(measured, 'LoginScreen alone: 17.8 kB\n')).toBe(
      'LoginScreen alone: 18.3 kB\n',
    );
    expect(sizesText(measured, '')).toBe('LoginScreen alone: 18.3 kB\n');
  });
});

describe('a changeset', () => {
  /** A repository with a snapshot on main, and a branch. */
  function repository() {
    const folder = temporaryFolder();
    const run = (...args: string[]) =>
      execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
    const write = (file: string, text: string) => {
      mkdirSync(join(folder, file, '..'), { recursive: true });
      writeFileSync(join(folder, file), text);
    };
    run('init', '-q', '-b', 'main');
    run('config', 'user.email', 'somebody@plinth.example');
    run('config', 'user.name', 'Somebody');
    write('api/tokens.txt', '--plinth-brand\n');
    write('package.json', '{\n  "version": "0.1.0"\n}\n');
    write('.changeset/README.md', '# Changesets\n');
    run('add', '.');
    run('commit', '-qm', 'The first one');
    run('checkout', '-qb', 'work');
    return { run, write, judge: () => judgeChangesets(gitIn(folder), 'api') };
  }

  it('is not asked for while no snapshot differs', () => {
    expect(repository().judge()).toMatchObject({ isRight: true });
  });

  it.each([true, false])('is asked for when a snapshot differs (committed: %s)', (isCommitted) => {
    const { run, write, judge } = repository();
    write('api/tokens.txt', '--plinth-accent\n');
    write('api/slots.txt', 'button\n');
    if (isCommitted) {
      run('add', '.');
      run('commit', '-qm', 'Another name');
    }
    const asked = judge();
    expect(asked.isRight).toBe(false);
    expect(asked.text).toContain('api/tokens.txt');
    expect(asked.text).toContain('api/slots.txt');
    expect(asked.text).toContain('npx changeset');
    write('.changeset/README.md', '# Changed\n');
    expect(judge().isRight).toBe(false);
    write('.changeset/new-name.md', '---\n---\n');
    expect(judge()).toMatchObject({ isRight: true });
  });

  it('is not asked for by a release, which takes them away', () => {
    const { write, judge } = repository();
    write('api/tokens.txt', '--plinth-accent\n');
    write('package.json', '{\n  "version": "0.2.0"\n}\n');
    expect(judge()).toMatchObject({ isRight: true });
  });

  it('is not asked for on main, and not where there is no history', () => {
    const { run, write, judge } = repository();
    run('checkout', '-q', 'main');
    write('api/tokens.txt', '--plinth-accent\n');
    expect(judge().text).toContain('this is main');
    const none = judgeChangesets(gitIn(temporaryFolder()), 'api');
    expect(none).toMatchObject({ isRight: true, text: expect.stringContaining('no git') });
  });
});
