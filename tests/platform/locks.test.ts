import { expect, it, vi } from 'vitest';
import { createLocks, createMemoryLocks, type RequestLock } from '../../src/platform/locks';

const NAME = { user: 'ada@plinth.example', session: '' };
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('gives the lock to one tab, and to the next when that one lets go', async () => {
  const open = createMemoryLocks();
  const [one, two, three] = [open(), open(), open()].map((request) =>
    createLocks('plinth', request),
  );
  const held: string[] = [];
  const letGo = one?.hold(NAME, () => held.push('one'));
  const giveUp = two?.hold(NAME, () => held.push('two'));
  three?.hold(NAME, () => held.push('three'));
  await settled();
  expect(held).toEqual(['one']);
  giveUp?.();
  letGo?.();
  await settled();
  expect(held).toEqual(['one', 'three']);
});

it('keeps users and sessions apart, also where names would meet without encoding', async () => {
  const open = createMemoryLocks();
  const names: string[] = [];
  const request: RequestLock = (name, signal, run) => {
    names.push(name);
    return open()(name, signal, run);
  };
  const locks = createLocks('plinth', request);
  const held = vi.fn();
  locks.hold({ user: 'a', session: 'b:c' }, held);
  locks.hold({ user: 'a:b', session: 'c' }, held);
  locks.hold({ user: 'a', session: '' }, held);
  await settled();
  expect(new Set(names).size).toBe(3);
  expect(held).toHaveBeenCalledTimes(3);
});

it('gives every tab its own where there are no Web Locks', () => {
  const locks = createLocks('plinth', null);
  const held = vi.fn();
  locks.hold(NAME, held);
  locks.hold(NAME, held);
  expect(locks.isShared).toBe(false);
  expect(held).toHaveBeenCalledTimes(2);
});

it('gives a tab its own where the browser refuses', async () => {
  const locks = createLocks('plinth', () => Promise.reject(new DOMException('', 'SecurityError')));
  const held = vi.fn();
  locks.hold(NAME, held);
  await settled();
  expect(held).toHaveBeenCalledTimes(1);
  const givenUp = vi.fn();
  locks.hold(NAME, givenUp)();
  await settled();
  expect(givenUp).not.toHaveBeenCalled();
});
