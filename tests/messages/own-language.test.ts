import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transform } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { formatMessage } from '../../src/messages/format-message';
import type { Language } from '../../src/messages/translation';
import { runCommand } from '../../tools/messages/partner/command';
import { temporaryFolder } from '../server/fixture';

const english = resolve(import.meta.dirname, '../../src/messages/en');
const run = (...args: string[]) => runCommand(args, english);

/** A language that was begun, and what changes a sentence of it. */
function begun(tag: string) {
  const folder = join(temporaryFolder(), 'my-language');
  expect(run('new', tag, folder).code).toBe(0);
  const change = (room: string, from: string | RegExp, to: string) => {
    const file = join(folder, `${room}.json`);
    const text = readFileSync(file, 'utf8');
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    writeFileSync(file, changed);
    const at = typeof from === 'string' ? text.indexOf(from) : text.search(from);
    return text.slice(0, at).split('\n').length;
  };
  return { folder, change };
}

async function load(folder: string, out: string): Promise<Record<string, unknown>> {
  const file = join(folder, out);
  expect(run('compile', folder, '--out', file)).toMatchObject({ code: 0 });
  const { code } = await transform(readFileSync(file, 'utf8'), { loader: 'ts' });
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

describe('a language of one’s own', () => {
  it('begins with the English sentences, and is checked with a sentence', () => {
    const { folder, change } = begun('pt');
    change('auth', /"signIn": ".*"/, '"signIn": "Entrar"');
    const { lines, code } = run('check', folder);
    expect(code).toBe(0);
    expect(lines).toEqual([
      expect.stringMatching(
        /^Nothing is missing or wrong in \S+my-language: (\d+) sentences, \d+ of them as in English\.$/,
      ),
    ]);
  });

  it('is checked room by room, when it has some rooms alone', () => {
    const { folder, change } = begun('pt');
    for (const file of readdirSync(folder)) {
      if (!['auth.json', 'ui.json', 'language.json'].includes(file)) rmSync(join(folder, file));
    }
    expect(run('check', folder).code).toBe(1);
    expect(run('check', folder, '--rooms', 'auth,ui').lines).toEqual([
      expect.stringContaining('Nothing is missing or wrong'),
    ]);
    change('ui', /\n.*"hidePassword".*/, '');
    expect(run('check', folder, '--rooms', 'auth').code).toBe(0);
    expect(run('check', folder, '--rooms', 'auth,ui').lines.at(-1)).toContain('1 fault in');
    expect(run('check', folder, '--rooms', 'hall').lines).toEqual([
      expect.stringMatching(/^There is no room “hall”\. The rooms are .*\bauth, /),
    ]);
  });

  it('names what is missing or wrong, with file and line', () => {
    const { folder, change } = begun('ar');
    const broken = change('auth', '"Continue with {provider}"', '"Continue with {provider"');
    const place = change('roles', '{role}', '{rôle}');
    const gone = change('ui', /\n.*"hidePassword".*/, '');
    const unknown = change('shell', '"base": {', '"base": { "mine": "x",');
    const { lines, code } = run('check', folder);
    expect(code).toBe(1);
    const said = lines.map((line) => line.replace(`${folder}/`, ''));
    expect(said).toEqual(
      expect.arrayContaining([
        expect.stringMatching(`^auth\\.json:${broken} .*no ICU MessageFormat`),
        expect.stringMatching(`^roles\\.json:${place} .*is no name of a place`),
        expect.stringMatching(`^ui\\.json:${gone} ui\\.base\\.hidePassword: it is missing`),
        expect.stringMatching(`^shell\\.json:${unknown} shell\\.base\\.mine: nobody asks for it`),
        expect.stringMatching(/^ui\.json:\d+ ui\.time\.hours: the plural form “two” is missing/),
      ]),
    );
    expect(said.at(-1)).toMatch(/^\d+ faults in /);
  });

  it('is compiled to what a page takes, whole or by section', async () => {
    const { folder, change } = begun('pt-BR');
    change('auth', /"signIn": ".*"/, '"signIn": "Entrar"');
    change('ui', /"days": ".*"/, '"days": "{count, plural, one {há # dia} other {há # dias}}"');
    const { ptBR, authMessages, ...others } = await load(folder, 'pt.ts');
    const { locale, dir, name, messages } = ptBR as Language;
    expect({ locale, dir }).toEqual({ locale: 'pt-BR', dir: 'ltr' });
    expect(name).toMatch(/^Português/);
    expect(messages.auth?.signIn).toBe('Entrar');
    expect(authMessages).toMatchObject({ auth: { signIn: 'Entrar' } });
    expect(Object.keys(others)).toContain('uiTimeMessages');
    expect(formatMessage(messages.ui?.days ?? '', { count: 3 }, locale)).toBe('há 3 dias');
  });

  it('leaves to English what is missing, and writes nothing that is wrong', async () => {
    const { folder, change } = begun('pt');
    change('ui', /\n.*"hidePassword".*/, '');
    const { pt } = await load(folder, 'pt.js');
    expect((pt as Language).messages.ui).not.toHaveProperty('hidePassword');
    change('ui', '{name}', '{nome}');
    const out = join(folder, 'other.js');
    expect(run('compile', folder, '--out', out)).toMatchObject({ code: 1 });
    expect(() => readFileSync(out)).toThrow();
  });

  it('is not begun where something is, nor in no language', () => {
    const { folder } = begun('pt');
    expect(run('new', 'pt', folder)).toMatchObject({ code: 1 });
    expect(run('new', 'no-language-at-all', `${folder}/x`)).toMatchObject({ code: 1 });
    expect(run('check', `${folder}/x`).lines).toEqual([expect.stringContaining('is not there')]);
    expect(run('learn').lines.join()).toContain('plinth-messages compile');
  });
});
