import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineMessages, type ParamsOf } from '../../src/messages/define-messages';
import { formatMessage } from '../../src/messages/format-message';
import { uiMessages } from '../../src/messages/generated/en/ui';
import {
  MessagesProvider,
  type MessagesProviderProps,
  type Translate,
  useMessages,
} from '../../src/messages/messages';
import { pseudo } from '../../src/messages/pseudo';

const room = defineMessages('room', {
  plain: 'Sign in',
  wait: 'Please wait {seconds} seconds before resend',
  two: '{first} and {second}',
  more: { one: 'and {count} more', other: 'and {count} more...' },
});
type T = Translate<(typeof room)['messages']>;

function Probe({ use }: { use: (t: T) => string }) {
  return use(useMessages(room));
}

function say(use: (t: T) => string, provider?: MessagesProviderProps): string {
  const probe = createElement(Probe, { use });
  return renderToString(provider ? createElement(MessagesProvider, provider, probe) : probe);
}

describe('useMessages', () => {
  it('speaks English without a provider', () => {
    expect(say((t) => t('plain'))).toBe('Sign in');
    expect(say((t) => t('wait', { seconds: 5 }))).toBe('Please wait 5 seconds before resend');
    expect(say((t) => t('more', { count: 1 }))).toBe('and 1 more');
    expect(say((t) => t('more', { count: 2 }))).toBe('and 2 more...');
  });

  it('takes another wording for some sentences and keeps the rest', () => {
    const messages = { room: { plain: 'Log in' }, other: { plain: 'no' } };
    expect(say((t) => t('plain'), { messages })).toBe('Log in');
    expect(say((t) => t('wait', { seconds: 5 }), { messages })).toMatch(/^Please wait/);
  });

  it('chooses plurals and numbers by the locale', () => {
    const messages = {
      room: { more: { one: '{count} Rolle', few: '{count} role', other: '{count} rolí' } },
    };
    expect(say((t) => t('more', { count: 3 }), { locale: 'cs', messages })).toBe('3 role');
    expect(say((t) => t('more', { count: 5 }), { locale: 'cs', messages })).toBe('5 rolí');
    expect(say((t) => t('more', { count: 12345 }), { locale: 'de', messages })).toBe('12.345 rolí');
  });

  it('keeps English plurals for a sentence that was not translated', () => {
    expect(say((t) => t('more', { count: 0 }), { locale: 'fr' })).toBe('and 0 more...');
  });

  it('survives what a hand-written file may hold', () => {
    const messages = JSON.parse(
      '{"__proto__": {"plain": "no"}, "room": {"__proto__": {"plain": "no"}, "wait": "{secnds}"}}',
    );
    expect(say((t) => t('plain'), { messages, locale: 'not a locale' })).toBe('Sign in');
    expect(say((t) => t('wait', { seconds: 5 }), { messages })).toBe('{secnds}');
    expect(say((t) => t('more', { count: 2 }), { locale: '!!' })).toBe('and 2 more...');
  });
});

describe('formatMessage', () => {
  it('never throws for a missing value', () => {
    expect(formatMessage('Hello {name}', {}, 'en')).toBe('Hello {name}');
    expect(formatMessage('Hello {constructor}', {}, 'en')).toBe('Hello {constructor}');
    expect(formatMessage({ one: '{count}', other: '{count}s' }, {}, 'en')).toBe('{count}s');
  });

  it('leaves a year alone and groups large numbers', () => {
    expect(formatMessage('{year}', { year: 2026 }, 'en')).toBe('2026');
    expect(formatMessage('{count}', { count: 10000 }, 'en')).toBe('10,000');
  });

  it('does not read places in values', () => {
    expect(formatMessage('{a} {b}', { a: '{b}', b: '$&' }, 'en')).toBe('{b} $&');
  });
});

describe('types', () => {
  it('know keys and places', () => {
    expectTypeOf<ParamsOf<'{a} and {b}'>>().toEqualTypeOf<{
      readonly a: string | number;
      readonly b: string | number;
    }>();
    expectTypeOf<ParamsOf<{ one: '{who}'; other: '{count}' }>>().toEqualTypeOf<{
      readonly count: number;
      readonly who: string | number;
    }>();
    const check = (t: T) => [
      // @ts-expect-error no such sentence
      () => t('nothing'),
      // @ts-expect-error its place is required
      () => t('wait'),
      // @ts-expect-error another place
      () => t('wait', { minutes: 5 }),
      // @ts-expect-error one of two is missing
      () => t('two', { first: 'a' }),
      // @ts-expect-error it has no places
      () => t('plain', { a: 1 }),
      // @ts-expect-error what is counted is a number
      () => t('more', { count: '2' }),
    ];
    expect(check).toBeTypeOf('function');
  });
});

describe('pseudo', () => {
  it('is 40 % longer, marks both ends and keeps places', () => {
    const text = pseudo('Please wait {seconds} seconds');
    expect(text).toMatch(/^\[.*\{seconds\}.*\]$/);
    expect(text.length).toBeGreaterThanOrEqual('Please wait {seconds} seconds'.length * 1.4);
  });

  it('transforms every sentence of the widgets', () => {
    for (const message of Object.values(uiMessages.messages)) {
      expect(formatMessage(message, { count: 2 }, 'en', pseudo)).toMatch(/^\[.*\]$/);
    }
  });
});

it('the sentences of one room are not those of another, for the compiler', () => {
  const other = defineMessages('other', { hello: 'Hello', bye: 'Goodbye' });
  type Other = Translate<(typeof other)['messages']>;
  expectTypeOf<T>().not.toExtend<Other>();
  expectTypeOf<Other>().not.toExtend<T>();
  // One with more sentences may stand for one with fewer.
  expectTypeOf<Other>().toExtend<Translate<{ readonly hello: 'Hello' }>>();
});
