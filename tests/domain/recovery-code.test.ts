import { expect, it } from 'vitest';
import { readRecoveryCode } from '../../src/domain/auth/recovery-code';
import { passkeyNameRules } from '../../src/domain/forms/passkey-name';
import { recoveryCodeRules } from '../../src/domain/forms/recovery-code';
import { validate } from '../../src/domain/forms/validate';

it('a recovery code is read however it was typed, and left as it is with more or fewer letters', () => {
  const typed = ['abcdefghij', ' ABCDE - fghij ', 'ab cde-fg hij', 'abc-d', 'abcdefghijk'];
  expect(typed.map(readRecoveryCode)).toEqual([
    'abcde-fghij',
    'abcde-fghij',
    'abcde-fghij',
    'abcd',
    'abcdefghijk',
  ]);
});

it('names and codes are asked for', () => {
  expect(validate(passkeyNameRules, { name: '  ' })).toMatchObject({
    errors: { name: 'required' },
  });
  expect(validate(recoveryCodeRules, { code: ' - ' })).toMatchObject({
    errors: { code: 'required' },
  });
});
