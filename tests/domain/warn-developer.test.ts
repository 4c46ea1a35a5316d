import { afterEach, expect, it, vi } from 'vitest';
import { warnDeveloper } from '../../src/domain/warn-developer';

const MODE = process.env.NODE_ENV;

afterEach(() => {
  process.env.NODE_ENV = MODE;
  vi.restoreAllMocks();
});

it('a developer is warned once of each thing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  for (let times = 0; times < 3; times += 1) warnDeveloper('The first thing.');
  expect(warn.mock.calls).toEqual([['@plinth/console: The first thing.']]);
  warnDeveloper('The second thing.');
  expect(warn).toHaveBeenCalledTimes(2);
});

it('nothing is said in production', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  process.env.NODE_ENV = 'production';
  warnDeveloper('A thing of production.');
  expect(warn).not.toHaveBeenCalled();
});
