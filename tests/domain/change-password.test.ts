import { describe, expect, it } from 'vitest';
import { changePasswordRules } from '../../src/domain/forms/change-password';
import { profileDetailsRules } from '../../src/domain/forms/profile';
import { validate } from '../../src/domain/forms/validate';
import { groupedKey, ownSecretsAccess } from '../../src/domain/users/profile-access';
import { isSameUser } from '../../src/domain/users/user-actions';

const GOOD = {
  oldPassword: 'Plinth-2026!',
  newPassword: 'Plinth-2027!',
  confirmation: 'Plinth-2027!',
};

function errorsOf(changes: Partial<typeof GOOD>) {
  const result = validate(changePasswordRules, { ...GOOD, ...changes });
  return result.valid ? {} : result.errors;
}

describe('the form for another password (specification §5)', () => {
  it('takes a good one as it is typed', () => {
    const spaced = { ...GOOD, newPassword: ' Plinth-2027! ', confirmation: ' Plinth-2027! ' };
    expect(validate(changePasswordRules, spaced)).toEqual({ valid: true, values: spaced });
  });

  it('says the first rule that is broken, of each field', () => {
    expect(errorsOf({ oldPassword: '', newPassword: '', confirmation: 'x' })).toEqual({
      oldPassword: 'profileCurrentPasswordRequired',
      newPassword: 'newPasswordRequired',
      confirmation: 'profileMismatch',
    });
    for (const [length, code] of [
      [7, 'newPasswordTooShort'],
      [8, undefined],
      [50, undefined],
      [51, 'newPasswordTooLong'],
    ] as const) {
      const newPassword = `A1!${'a'.repeat(length - 3)}`;
      expect(errorsOf({ newPassword, confirmation: newPassword }).newPassword).toBe(code);
    }
  });

  it('wants another one than the present, and the same twice', () => {
    const same = GOOD.oldPassword;
    expect(errorsOf({ newPassword: same, confirmation: same })).toEqual({
      newPassword: 'newPasswordSame',
    });
    expect(errorsOf({ newPassword: 'Plinth-2027! ' })).toEqual({ confirmation: 'profileMismatch' });
    expect(errorsOf({ confirmation: '' })).toEqual({ confirmation: 'profileMismatch' });
  });
});

it('details are trimmed, and checked without a password', () => {
  const details = { firstname: ' Ada ', lastname: 'Lind', displayName: 'Ada', phoneNumber: '5' };
  const result = validate(profileDetailsRules(), details);
  expect(result).toEqual({ valid: false, errors: { phoneNumber: 'profilePhoneTooShort' } });
  const good = validate(profileDetailsRules(), { ...details, phoneNumber: '555010020' });
  expect(good.valid && good.values.firstname).toBe('Ada');
});

it('secrets are one’s own, and nobody else’s who acts as one', () => {
  expect(ownSecretsAccess({ isOwn: true, isImpersonating: false }).allowed).toBe(true);
  expect(ownSecretsAccess({ isOwn: false, isImpersonating: true }).reason).toBe('notOwn');
  expect(ownSecretsAccess({ isOwn: true, isImpersonating: true }).reason).toBe('impersonating');
  expect(isSameUser({ email: 'Ada@Plinth.example' }, { email: 'ada@plinth.example' })).toBe(true);
});

it('a key is read in groups of four', () => {
  expect(groupedKey('ABCDEFGH')).toBe('ABCD EFGH');
  expect(groupedKey('ab cdefghi')).toBe('abcd efgh i');
  expect(groupedKey('')).toBe('');
});
