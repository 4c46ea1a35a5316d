import { getEventListeners } from 'node:events';
import { expect, it } from 'vitest';
import { untilAborted } from '../../src/api/create-client';
import { failure } from './support';

it('a promise is its own, as long as nobody aborts, and leaves nothing behind', async () => {
  const { signal } = new AbortController();
  expect(await untilAborted(Promise.resolve(7), signal)).toBe(7);
  await expect(untilAborted(Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
  await Promise.resolve();
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('nobody waits for a promise whose signal was or is aborted', async () => {
  const never = new Promise(() => {});
  expect((await failure(untilAborted(never, AbortSignal.abort()))).kind).toBe('aborted');
  const controller = new AbortController();
  const waiting = failure(untilAborted(never, controller.signal));
  controller.abort();
  expect((await waiting).kind).toBe('aborted');
});
