import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type ImpersonationMessage,
  readImpersonationMessage,
} from '../../src/domain/impersonation/tab-protocol';

const whole: ImpersonationMessage[] = [
  { kind: 'hello', sessionId: 's' },
  { kind: 'ended', sessionId: 's' },
  { kind: 'parentGone', sessionId: 's', parentTabId: 'p' },
  { kind: 'session', sessionId: 's', parentTabId: 'p', email: 'a@b.example', deadline: 1 },
  { kind: 'extend', sessionId: 's', parentTabId: 'p', requestId: 'r' },
  { kind: 'extended', sessionId: 's', parentTabId: 'p', requestId: 'r', deadline: 5 },
  { kind: 'extended', sessionId: 's', parentTabId: 'p', requestId: 'r', deadline: null },
  { kind: 'refused', sessionId: 's', parentTabId: 'p', requestId: 'r', serverMessage: '' },
];

describe('a message between tabs', () => {
  it.each(whole)('$kind is read, and nothing but its own fields', (message) => {
    expect(readImpersonationMessage({ ...message, extra: 'x' })).toEqual(message);
  });

  it.each(whole)('$kind without any one of its fields is none', (message) => {
    for (const name of Object.keys(message)) {
      const { [name as 'kind']: _, ...rest } = message;
      expect(readImpersonationMessage(rest)).toBeNull();
      // T68: what a prototype brings along is not part of a message.
      expect(readImpersonationMessage(Object.setPrototypeOf(rest, message))).toBeNull();
    }
  });

  it.each([
    null,
    undefined,
    '',
    'hello',
    7,
    [],
    {},
    { kind: 'hello', sessionId: '' },
    { kind: 'hello', sessionId: 'x'.repeat(1_000_000) },
    { kind: 'hello', sessionId: { toString: (): string => 's' } },
    { kind: '__proto__', sessionId: 's', parentTabId: 'p', requestId: 'r', serverMessage: '' },
    { kind: 'extended', sessionId: 's', parentTabId: 'p', requestId: 'r', deadline: Number.NaN },
    { kind: 'extended', sessionId: 's', parentTabId: 'p', requestId: 'r', deadline: 1e300 },
    { kind: 'session', sessionId: 's', parentTabId: 'p', email: 'e', deadline: '5' },
    { kind: 'session', sessionId: 's', parentTabId: 'p', email: 'e', deadline: 0 },
  ])('is none when it is %j', (data) => {
    expect(readImpersonationMessage(data)).toBeNull();
  });

  it('may be as long as 4,096 characters, and no longer', () => {
    const hello = (length: number) => ({ kind: 'hello', sessionId: 'x'.repeat(length) });
    expect(readImpersonationMessage(hello(4_096))).toEqual(hello(4_096));
    expect(readImpersonationMessage(hello(4_097))).toBeNull();
  });

  it('never throws, whatever arrives', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, maxDepth: 3 }), (data) => {
        readImpersonationMessage(data);
      }),
    );
  });
});
