import { describe, expect, it } from 'vitest';
import { chromaticModes, MODES } from '../../tools/visual/modes';
import { parseOptions } from '../../tools/visual/options';
import { idsOf, matches } from '../../tools/visual/stories';

const namesOf = (...args: string[]) => parseOptions(args).modes.map(({ name }) => name);

describe('what is asked for', () => {
  it('is everything against the merge base when nothing is said', () => {
    expect(parseOptions([])).toMatchObject({ against: '', only: [], workers: 1, modes: MODES });
  });

  it('may be some modes, by name or by glob', () => {
    expect(namesOf('--modes', 'dark-375, light-1280')).toEqual(['light-1280', 'dark-375']);
    expect(namesOf('--modes', '*-375')).toEqual(['light-375', 'dark-375']);
  });

  it.each([
    [['--modes', 'dark'], 'There is no mode "dark". The modes are light-1280, dark-1280'],
    [['--modes', ''], 'There is no mode ""'],
    [['--workers', 'two'], '--workers must be a whole number above 0, not "two".'],
    [['--workers', '0'], '--workers must be a whole number above 0, not "0".'],
    [['--agianst', 'main'], "Unknown option '--agianst'"],
    [['--shard', '5/4'], '--shard must be such as "2/4", not "5/4".'],
    [['--shard', '0/4'], '--shard must be such as "2/4", not "0/4".'],
    [['--shard', '1/4', '--accept'], 'A part has no verdict'],
    [['--merge'], '--merge wants the folders of the parts.'],
    [['--merge', 'a', '--only', 'UI/**'], '--merge joins what was looked at'],
    [['main'], 'What is "main"?'],
  ])('%j is refused in words', (args, text) => {
    expect(() => parseOptions(args)).toThrow(text);
  });
});

describe('a filter of stories', () => {
  const texts = ['Screens/Auth/Login/Saved email', 'screens-auth-login--saved-email'];

  it.each([
    'Screens/Auth/**',
    'screens/*/login/*',
    '**/Saved email',
    'Login',
    'screens-auth-login--saved-email',
    'screens-auth-*',
    'Screens/Auth/Logi?/**',
  ])('%s finds it', (glob) => {
    expect(matches(glob, texts)).toBe(true);
  });

  it.each(['Screens/*', 'UI/**', 'Auth/**', 'Logout', 'Screens.Auth/**'])('%s does not', (glob) => {
    expect(matches(glob, texts)).toBe(false);
  });
});

describe('shards', () => {
  const ids = Array.from({ length: 10 }, (_, at) => `story-${9 - at}`);
  const shards = [1, 2, 3, 4].map((index) => [...idsOf(ids, { index, of: 4 })]);

  it('have each story once, and about as many as each other', () => {
    expect(shards.flat().sort()).toEqual([...ids].sort());
    expect(shards.map(({ length }) => length)).toEqual([3, 3, 2, 2]);
  });

  it('are the same whatever the order in which the stories come', () => {
    expect([...idsOf([...ids].reverse(), { index: 2, of: 4 })]).toEqual(shards[1]);
  });

  it('are asked for by number', () => {
    expect(parseOptions(['--shard', '2/4']).shard).toEqual({ index: 2, of: 4 });
    expect(parseOptions(['--merge', 'a', 'b']).merge).toEqual(['a', 'b']);
  });
});

describe('Chromatic', () => {
  const namesFor = (title: string) => Object.keys(chromaticModes(title));

  it('looks at pages and screens in six modes, in English', () => {
    const names = MODES.filter(({ language }) => !language).map(({ name }) => name);
    expect(names).toHaveLength(6);
    for (const room of ['Pages', 'Screens', 'Portal']) {
      expect(namesFor(`${room}/Roles/List`)).toEqual(names);
    }
    expect(chromaticModes('Pages/Roles')).toMatchObject({
      'rtl-1280': { theme: 'light', direction: 'rtl', viewport: { width: 1280, height: 800 } },
      'forced-1280': { forcedColors: 'active' },
    });
  });

  it('looks at the kit in light and dark', () => {
    expect(namesFor('UI/Button')).toEqual(['light-1280', 'dark-1280']);
  });
});
