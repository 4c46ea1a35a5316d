import { afterEach, expect, it, vi } from 'vitest';
import { warnOfOldProps } from '../../src/domain/old-props';

const MODE = process.env.NODE_ENV;

afterEach(() => {
  process.env.NODE_ENV = MODE;
  vi.restoreAllMocks();
});

it('a prop of an old name is told of once, with the name that it has now', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const names = { onLeave: 'onClose', onCancel: 'onClose' };
  warnOfOldProps('OnceModal', { onClose: () => {} }, names);
  expect(warn).not.toHaveBeenCalled();
  for (let times = 0; times < 3; times += 1) warnOfOldProps('OnceModal', { onLeave: 1 }, names);
  expect(warn.mock.calls).toEqual([
    ['@plinth/console: OnceModal.onLeave is onClose now (docs/versioning.md).'],
  ]);
  warnOfOldProps('OtherModal', { onLeave: 1 }, names);
  expect(warn).toHaveBeenCalledTimes(2);
});

it('nothing is said in production', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  process.env.NODE_ENV = 'production';
  warnOfOldProps('ProductionModal', { onLeave: 1 }, { onLeave: 'onClose' });
  expect(warn).not.toHaveBeenCalled();
});
