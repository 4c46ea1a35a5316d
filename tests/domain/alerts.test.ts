import { describe, expect, it } from 'vitest';
import { checkAlertInput } from '../../src/domain/alerts/alert-input';
import { type AppMessage, isDialogMessage } from '../../src/domain/alerts/app-message';
import { SIMPLE_EMAIL } from '../../src/domain/text/email-pattern';

const message: AppMessage = { title: 'Title', text: 'Text', type: 'info' };
const nothing = { hasAction: false, hasInput: false };

describe('isDialogMessage', () => {
  it.each([
    [{}, false],
    [{ type: 'success' }, false],
    [{ type: 'danger' }, false],
    [{ type: 'warning' }, true],
    [{ type: 'warning', isModal: false }, false],
    [{ isModal: true }, true],
    [{ showCancel: true }, true],
    [{ needConsent: true }, true],
    [{ needConsent: true, isModal: false }, true],
  ] as const)('%j: %s', (facts, expected) => {
    expect(isDialogMessage({ ...message, ...facts }, nothing)).toBe(expected);
  });

  it('asks in a dialog for whatever is to be confirmed, and always for a text', () => {
    const action = { hasAction: true, hasInput: false };
    expect(isDialogMessage(message, action)).toBe(true);
    expect(isDialogMessage({ ...message, isModal: false }, action)).toBe(false);
    const input = { hasAction: false, hasInput: true };
    expect(isDialogMessage({ ...message, isModal: false }, input)).toBe(true);
  });
});

describe('checkAlertInput', () => {
  it('needs one character by default', () => {
    expect(checkAlertInput({}, '')).toBe('responseRequired');
    expect(checkAlertInput({}, '   ')).toBe('responseRequired');
    expect(checkAlertInput({}, 'a')).toBeNull();
    expect(checkAlertInput({}, '👍')).toBeNull();
  });

  it('needs an e-mail for the type email', () => {
    expect(checkAlertInput({ type: 'email' }, '')).toBe('emailInvalid');
    expect(checkAlertInput({ type: 'email' }, 'ada@plinth')).toBe('emailInvalid');
    expect(checkAlertInput({ type: 'email' }, ' ada@plinth.example ')).toBeNull();
  });

  it('takes a pattern, which never remembers where it stopped', () => {
    const input = { pattern: /^\d{4}$/g };
    expect([1, 2, 3].map(() => checkAlertInput(input, '2026'))).toEqual([null, null, null]);
    expect(checkAlertInput(input, '20265')).toBe('responseRequired');
    expect(checkAlertInput({ pattern: /^x*$/ }, '')).toBe('responseRequired');
  });

  it('takes an empty text where none is required, and still checks what is typed', () => {
    expect(checkAlertInput({ isRequired: false }, '')).toBeNull();
    expect(checkAlertInput({ isRequired: false, type: 'email' }, 'ada')).toBe('emailInvalid');
  });
});

describe('SIMPLE_EMAIL', () => {
  it.each(['a@b.co', 'ada+tag@plinth.example', 'o’neil@x.example', 'josé@köln.example', 'a@b-c.d'])(
    'takes %s',
    (email) => expect(SIMPLE_EMAIL.test(email)).toBe(true),
  );

  it.each([
    'a',
    'a@b',
    '@b.co',
    'a@.co',
    'a@b.',
    'a b@c.de',
    'a@b.co,c@d.co',
    'a@b.co;c@d.co',
    'a@b.co c@d.co',
    'a@b.co,c',
    'a@b.co\nBcc: x@y.zz',
    'a@b.co\r\nBcc:x',
    'a@b.co%0aBcc:x',
    'a\u0000@b.co',
    'a\u200b@b.co',
    'a@b.co\u202e',
    'Ada <a@b.co>',
    '"a"@b.co',
    'a@b.co/../x',
  ])('refuses %j', (email) => expect(SIMPLE_EMAIL.test(email)).toBe(false));

  it('is quick on what is long', () => {
    // The quickest of five: a busy machine may take its time once, backtracking does so each time.
    const tries = Array.from({ length: 5 }, () => {
      const before = performance.now();
      SIMPLE_EMAIL.test(`${'a'.repeat(50_000)}@${'b.'.repeat(25_000)}`);
      return performance.now() - before;
    });
    expect(Math.min(...tries)).toBeLessThan(50);
  });
});
