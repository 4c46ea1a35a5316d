import { expect, it, vi } from 'vitest';
import { createMemoryChannels, createTabs } from '../../src/platform/tabs';

const NAME = { user: 'ada@plinth.example', session: '' };
const text = (data: unknown) => (typeof data === 'string' ? data : null);

function openTwo() {
  const channels = createMemoryChannels();
  return [
    createTabs('one', 'plinth', channels()),
    createTabs('two', 'plinth', channels()),
  ] as const;
}

it('reaches the other tabs of the same user and session, and not itself', () => {
  const [one, two] = openTwo();
  const heard = vi.fn();
  const self = vi.fn();
  two.open(NAME, text).subscribe(heard);
  two.open({ ...NAME, session: 'impersonation' }, text).subscribe(heard);
  two.open({ user: 'eve@plinth.example', session: '' }, text).subscribe(heard);
  const channel = one.open(NAME, text);
  channel.subscribe(self);
  expect(channel.post('hello')).toBe(true);
  expect(heard.mock.calls).toEqual([[{ from: 'one', message: 'hello' }]]);
  expect(self).not.toHaveBeenCalled();
});

it('keeps names apart that would meet without encoding', () => {
  const [one, two] = openTwo();
  const heard = vi.fn();
  two.open({ user: 'a', session: 'b:c' }, text).subscribe(heard);
  one.open({ user: 'a:b', session: 'c' }, text).post('hello');
  expect(heard).not.toHaveBeenCalled();
});

it('ignores forged, foreign and broken messages', () => {
  const channels = createMemoryChannels();
  const raw = channels()('plinth:ada%40plinth.example:', () => {});
  const tabs = createTabs('two', 'plinth', channels());
  const heard = vi.fn();
  const channel = tabs.open(NAME, (data) => {
    if (data === 'throws') throw new Error('reader');
    return text(data);
  });
  channel.subscribe(heard);
  for (const message of [
    null,
    'text',
    42,
    [],
    {},
    { v: 2, from: 'x', message: 'hello' },
    { v: 1, from: 7, message: 'hello' },
    { v: 1, from: 'x' },
    { v: 1, from: 'x', message: 42 },
    { v: 1, from: 'x', message: 'throws' },
    { v: 1, from: 'x', message: JSON.parse('{"__proto__": {"kind": "signedOut"}}') },
  ]) {
    raw?.post(message);
  }
  expect(heard).not.toHaveBeenCalled();
  raw?.post({ v: 1, from: 'x', message: 'hello' });
  expect(heard).toHaveBeenCalledTimes(1);
});

it('is silent without channels, after closing and when posting throws', () => {
  const none = createTabs('one', 'plinth', () => null).open(NAME, text);
  expect(none.post('hello')).toBe(false);
  none.close();
  const [one, two] = openTwo();
  const heard = vi.fn();
  const closed = two.open(NAME, text);
  closed.subscribe(heard);
  closed.close();
  one.open(NAME, text).post('hello');
  expect(heard).not.toHaveBeenCalled();
  const failing = createTabs('one', 'plinth', () => ({
    post: () => {
      throw new DOMException('closed', 'InvalidStateError');
    },
    close: () => {},
  }));
  expect(failing.open(NAME, text).post('hello')).toBe(false);
});
