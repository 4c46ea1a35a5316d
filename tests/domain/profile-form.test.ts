import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayNameFrom, type ProfileValues, profileRules } from '../../src/domain/forms/profile';
import { twoFactorRules } from '../../src/domain/forms/two-factor';
import { validate } from '../../src/domain/validate';

const GOOD: ProfileValues = {
  firstname: 'Maren',
  lastname: 'Okafor',
  displayName: 'Maren Okafor',
  phoneNumber: '5550100200',
  password: 'Plinth-2027!',
  changepassword: 'Plinth-2027!',
  oldPassword: '',
};

function errorsOf(
  values: Partial<ProfileValues>,
  { current = '', isAsked = false }: { current?: string; isAsked?: boolean } = {},
) {
  const rules = profileRules({
    isCurrentPassword: (candidate) => candidate === current,
    isCurrentPasswordAsked: isAsked,
  });
  const result = validate(rules, { ...GOOD, ...values });
  return result.valid ? {} : result.errors;
}

/** A password with its confirmation. */
const both = (password: string) => ({ password, changepassword: password });

const letters = ['a', 'é', '美', '🎉', '👩‍👩‍👧‍👦', 'e\u0301', 'ß', '🇸🇪', 'ก้'];
/** A text of so many characters as a reader counts them. */
const textOf = (length: number) =>
  fc
    .array(fc.constantFrom(...letters), { minLength: length, maxLength: length })
    // Two flags in a row, or marks, stay what they are: each letter here ends a cluster.
    .map((parts) => parts.join(''));

const graphemes = (text: string) => [...new Intl.Segmenter('en').segment(text)].length;

describe('the profile form (specification §5)', () => {
  it('takes what is good, with names trimmed and passwords as they are', () => {
    const rules = profileRules({ isCurrentPassword: () => false, isCurrentPasswordAsked: false });
    const spaced = { ...GOOD, firstname: ' Maren ', phoneNumber: ' 5550100200 ' };
    const password = ' Plinth-2027! ';
    expect(validate(rules, { ...spaced, ...both(password) })).toEqual({
      valid: true,
      values: { ...GOOD, ...both(password) },
    });
  });

  describe.each([
    ['firstname', 50, 'profileFirstNameRequired', 'profileNameTooLong'],
    ['lastname', 50, 'profileLastNameRequired', 'profileNameTooLong'],
    ['displayName', 20, 'profileUserNameRequired', 'profileUserNameTooLong'],
  ] as const)('%s', (field, max, required, tooLong) => {
    it(`is 3 to ${max} characters as a reader counts them`, () => {
      fc.assert(
        fc.property(
          fc
            .constantFrom(0, 1, 2, 3, 4, max - 1, max, max + 1, max + 2, 200)
            .chain((length) => textOf(length)),
          (text) => {
            const length = graphemes(text);
            const expected =
              length === 0
                ? required
                : length < 3
                  ? 'profileNameTooShort'
                  : length > max
                    ? tooLong
                    : undefined;
            expect(errorsOf({ [field]: text })).toEqual(expected ? { [field]: expected } : {});
          },
        ),
      );
    });

    it('is required, and spaces are nothing', () => {
      for (const text of ['', ' ', '\u00a0\t']) {
        expect(errorsOf({ [field]: text })).toEqual({ [field]: required });
      }
    });
  });

  it('phone number: 9 to 11 digits and nothing else', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 9 }), (n, digit) => {
        const expected =
          n === 0
            ? 'profilePhoneRequired'
            : n < 9
              ? 'profilePhoneTooShort'
              : n > 11
                ? 'profilePhoneTooLong'
                : undefined;
        expect(errorsOf({ phoneNumber: String(digit).repeat(n) })).toEqual(
          expected ? { phoneNumber: expected } : {},
        );
      }),
    );
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }).filter((text) => /[^0-9+()\s-]/.test(text) && /\S/.test(text)),
        (text) => {
          expect(errorsOf({ phoneNumber: text })).toEqual({
            phoneNumber: 'profilePhoneNotNumeric',
          });
        },
      ),
    );
  });

  it.each([
    '+5 550 100-200',
    ' (555) 010\u20110200',
    '555\u00a00100\u2013200',
    '\u200e+5550100200',
  ])('a phone number may be typed as people write it: %j', (text) => {
    const rules = profileRules({ isCurrentPassword: () => false, isCurrentPasswordAsked: false });
    const result = validate(rules, { ...GOOD, phoneNumber: text });
    expect(result).toMatchObject({ valid: true, values: { phoneNumber: '5550100200' } });
  });

  it.each(['555+0100200', '+', '555.0100.200', '5550100200 ext 1'])(
    'but is no number with anything else in it: %j',
    (text) => {
      expect(Object.keys(errorsOf({ phoneNumber: text }))).toEqual(['phoneNumber']);
    },
  );

  it('password: 8 to 50 characters with a capital letter, a number and a special one', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0, 1, 7, 8, 9, 49, 50, 51, 52),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (length, hasCapital, hasNumber, hasSpecial) => {
          const start = `${hasCapital ? 'Ö' : ''}${hasNumber ? '7' : ''}${hasSpecial ? '!' : ''}`;
          const password = start.padEnd(length, 'x').slice(0, length);
          const expected =
            length === 0
              ? 'newPasswordRequired'
              : length < 8
                ? 'newPasswordTooShort'
                : length > 50
                  ? 'newPasswordTooLong'
                  : !hasCapital
                    ? 'newPasswordNoCapital'
                    : !hasNumber
                      ? 'newPasswordNoNumber'
                      : !hasSpecial
                        ? 'newPasswordNoSpecial'
                        : undefined;
          expect(errorsOf(both(password))).toEqual(expected ? { password: expected } : {});
        },
      ),
    );
  });

  it('password: a space and a letter of another script are not special', () => {
    expect(errorsOf(both('Plinth 2027 美'))).toEqual({ password: 'newPasswordNoSpecial' });
    expect(errorsOf(both('Plinth2027🎉'))).toEqual({});
  });

  it('the new password must differ from the old one', () => {
    const same = { password: 'newPasswordSame' };
    expect(errorsOf({}, { current: GOOD.password })).toEqual(same);
    expect(errorsOf({}, { current: GOOD.password.toLowerCase() })).toEqual({});
    expect(errorsOf({ oldPassword: GOOD.password }, { isAsked: true })).toEqual(same);
    expect(errorsOf({ oldPassword: '' }, { isAsked: true })).toEqual({
      oldPassword: 'profileCurrentPasswordRequired',
    });
    // Not asked, it says nothing.
    expect(errorsOf({ oldPassword: GOOD.password })).toEqual({});
  });

  it('the confirmation must be the same, byte for byte, also when it comes first', () => {
    const mismatch = { changepassword: 'profileMismatch' };
    for (const changepassword of ['', 'plinth-2027!', 'Plinth-2027! ']) {
      expect(errorsOf({ changepassword })).toEqual(mismatch);
    }
    expect(errorsOf({ password: '' })).toEqual({
      password: 'newPasswordRequired',
      ...mismatch,
    });
    expect(errorsOf(both('É-2027xyz'))).toEqual({});
    expect(errorsOf({ password: '\u00c9-2027xyz', changepassword: 'E\u0301-2027xyz' })).toEqual(
      mismatch,
    );
  });
});

describe('the display name made of the names', () => {
  it('is both names, cut to 20 characters and never within one', () => {
    const names = fc.integer({ min: 0, max: 60 }).chain((length) => textOf(length));
    fc.assert(
      fc.property(names, names, (first, last) => {
        const made = displayNameFrom(first, last);
        expect(graphemes(made)).toBeLessThanOrEqual(20);
        const whole = `${first} ${last}`.trim();
        expect(whole.startsWith(made)).toBe(true);
        if (graphemes(whole) <= 20) expect(made).toBe(whole);
        expect(made).toBe(made.trim());
      }),
    );
  });

  it.each([
    ['Maren', 'Okafor', 'Maren Okafor'],
    [' Maren ', '', 'Maren'],
    ['', 'Okafor', 'Okafor'],
    ['a'.repeat(50), 'b'.repeat(50), 'a'.repeat(20)],
    ['a'.repeat(19), 'bcd', 'a'.repeat(19)],
    ['👩‍👩‍👧‍👦'.repeat(30), 'x', '👩‍👩‍👧‍👦'.repeat(20)],
    ['e\u0301'.repeat(30), 'x', 'e\u0301'.repeat(20)],
  ])('%j and %j make %j', (first, last, made) => {
    expect(displayNameFrom(first, last)).toBe(made);
  });
});

describe('the code (specification §5, "2FA code")', () => {
  it.each(['', '12345', '1234567', '12345a', '12 456', '１２３４５６'])('refuses %j', (code) => {
    expect(validate(twoFactorRules, { code })).toEqual({
      valid: false,
      errors: { code: 'codeIncomplete' },
    });
  });

  it('takes six digits', () => {
    expect(validate(twoFactorRules, { code: '012345' }).valid).toBe(true);
  });
});
