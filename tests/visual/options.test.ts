import { describe, expect, it } from 'vitest';
import { chromaticModes, MODES } from '../../tools/visual/modes';
import { parseOptions } from '../../tools/visual/options';
import { matches } from '../../tools/visual/stories';

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

it('Chromatic looks in the same modes, in English', () => {
  expect(Object.keys(chromaticModes())).toEqual(
    MODES.filter(({ language }) => !language).map(({ name }) => name),
  );
  expect(chromaticModes()['rtl-1280']).toEqual({
    theme: 'light',
    direction: 'rtl',
    viewport: { width: 1280, height: 800 },
  });
  expect(chromaticModes()['forced-1280']).toMatchObject({ forcedColors: 'active' });
});
