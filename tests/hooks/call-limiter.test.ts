import { getEventListeners } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createCallLimiter } from '../../src/hooks/roles/useRolesScreen';

function open() {
  const limiter = createCallLimiter(2);
  const started: string[] = [];
  const ends = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();
  const call = (name: string, signal = new AbortController().signal) =>
    limiter.run(() => {
      started.push(name);
      return new Promise<string>((resolve, reject) =>
        ends.set(name, { resolve: () => resolve(name), reject }),
      );
    }, signal);
  return { call, started, ends };
}

describe('a limiter of 2 calls', () => {
  it('keeps the order and starts the next one when one ends, well or badly', async () => {
    const { call, started, ends } = open();
    const results = ['a', 'b', 'c', 'd'].map((name) => call(name).catch((e: Error) => e.message));
    await Promise.resolve();
    expect(started).toEqual(['a', 'b']);
    ends.get('b')?.reject(new Error('failed'));
    await expect.poll(() => started).toEqual(['a', 'b', 'c']);
    ends.get('a')?.resolve();
    await expect.poll(() => started).toEqual(['a', 'b', 'c', 'd']);
    ends.get('c')?.resolve();
    ends.get('d')?.resolve();
    expect(await Promise.all(results)).toEqual(['a', 'failed', 'c', 'd']);
  });

  it('never makes a call that gave up while it waited, nor one that had given up before', async () => {
    const { call, started, ends } = open();
    const running = [call('a'), call('b')];
    const controller = new AbortController();
    const left = call('c', controller.signal);
    const last = call('d');
    controller.abort(new Error('left the screen'));
    await expect(left).rejects.toThrow('left the screen');
    await expect(call('e', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    ends.get('a')?.resolve();
    await expect.poll(() => started).toEqual(['a', 'b', 'd']);
    ends.get('b')?.resolve();
    ends.get('d')?.resolve();
    await Promise.all([...running, last]);
  });
});

it('is held to its number also after calls that have ended, and lets go of their signals', async () => {
  const limiter = createCallLimiter(2);
  const { signal } = new AbortController();
  let running = 0;
  let most = 0;
  const call = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
  };
  const round = () => Promise.all(Array.from({ length: 7 }, () => limiter.run(call, signal)));
  await round();
  await round();
  expect(most).toBe(2);
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
