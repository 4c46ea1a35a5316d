import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { alertText } from '../../src/domain/alerts/alert-input';
import { readRecoveryCode } from '../../src/domain/auth/recovery-code';
import { changePasswordRules } from '../../src/domain/forms/change-password';
import { forgotPasswordRules } from '../../src/domain/forms/forgot-password';
import { inviteRules } from '../../src/domain/forms/invite';
import {
  INVITE_MOST,
  inviteAddressesIn,
  invitedIn,
  inviteSeveralRules,
  namesSeveral,
} from '../../src/domain/forms/invite-several';
import { loginRules } from '../../src/domain/forms/login';
import { passkeyNameRules } from '../../src/domain/forms/passkey-name';
import { paymentRules } from '../../src/domain/forms/payment';
import { priceOverrideRules } from '../../src/domain/forms/price-override';
import { profileDetailsRules } from '../../src/domain/forms/profile';
import { recoveryCodeRules } from '../../src/domain/forms/recovery-code';
import { renewalRules } from '../../src/domain/forms/renewal';
import { resetPasswordRules } from '../../src/domain/forms/reset-password';
import { addUsersRules, giveRoleRules } from '../../src/domain/forms/role';
import { startImpersonationRules } from '../../src/domain/forms/start-impersonation';
import { groupedKey, ownSecretsAccess } from '../../src/domain/users/profile-access';
import { isSameUser } from '../../src/domain/users/user-actions';
import { validate } from '../../src/domain/validate';

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

const check = (email: string) => {
  const result = validate(inviteRules, { email });
  return result.valid ? result.values.email : result.errors.email;
};

it.each([
  ['', 'inviteEmailRequired'],
  ['   ', 'inviteEmailRequired'],
  ['a@', 'inviteEmailTooShort'],
  ['a@b', 'inviteEmailFormat'],
  [`${'a'.repeat(41)}@plinth.ab`, 'inviteEmailTooLong'],
  ['a'.repeat(50_000), 'inviteEmailTooLong'],
  ['a@b.co\r\nBcc: eve@x.yz', 'inviteEmailFormat'],
  ['a@b.co, c@d.co', 'inviteEmailFormat'],
  ['a@b.co;c@d.co', 'inviteEmailFormat'],
])('%j: %s', (email, code) => expect(check(email)).toBe(code));

it('takes 50 characters, and drops the blanks around', () => {
  const longest = `${'a'.repeat(40)}@plinth.ab`;
  expect(longest).toHaveLength(50);
  expect(check(`  ${longest}\n`)).toBe(longest);
});

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

/** The broken rules of a password that is confirmed rightly. */
function brokenBy(newPassword: string, confirmation = newPassword) {
  const result = validate(resetPasswordRules, { newPassword, confirmation });
  return result.valid ? {} : result.errors;
}

describe('a new password (specification §5)', () => {
  it.each([
    ['', 'newPasswordRequired'],
    ['Aa1!aaa', 'newPasswordTooShort'],
    [`Aa1!${'a'.repeat(47)}`, 'newPasswordTooLong'],
    ['password1!', 'newPasswordNoCapital'],
    ['Password!', 'newPasswordNoNumber'],
    ['Password1', 'newPasswordNoSpecial'],
    ['Password 1', 'newPasswordNoSpecial'],
  ])('%s is %s', (password, code) => {
    expect(brokenBy(password)).toEqual({ newPassword: code });
  });

  it.each(['Aa1!aaaa', `Aa1!${'a'.repeat(46)}`, ' Ünlängst1_ ', 'Éa1€aaaa'])(
    '%s is good',
    (good) => {
      expect(brokenBy(good)).toEqual({});
    },
  );

  it('is sent byte for byte', () => {
    const values = { newPassword: ' Aa1!aaaa ', confirmation: ' Aa1!aaaa ' };
    expect(validate(resetPasswordRules, values)).toEqual({ valid: true, values });
  });

  it.each(['', 'aa1!aaaa', 'Aa1!aaaa '])('is not confirmed by "%s"', (confirmation) => {
    expect(brokenBy('Aa1!aaaa', confirmation)).toEqual({ confirmation: 'resetMismatch' });
  });
});

describe('what is typed', () => {
  const short = v.pipe(v.string(), v.maxLength(3, 'tooLong'));

  it('runs into no rule after one that it has broken', () => {
    const seen: string[] = [];
    const rules = v.object({
      name: v.pipe(
        short,
        v.check((text) => seen.push(text) > 0),
      ),
    });
    expect(validate(rules, { name: 'Ada!' })).toMatchObject({ errors: { name: 'tooLong' } });
    expect(seen).toEqual([]);
  });

  it('says where a part of a part is wrong, and blames no part for the whole', () => {
    const parts = validate(v.object({ home: v.object({ city: short }) }), {
      home: { city: 'Oslo' },
    });
    expect(parts).toMatchObject({ errors: { 'home.city': 'tooLong' } });
    const whole = v.pipe(
      v.object({ name: v.string() }),
      v.check(() => false, 'never'),
    );
    expect(validate(whole, { name: 'Ada' })).toEqual({ valid: false, errors: {} });
  });
});

it('forgot password has the e-mail rules of the sign-in', () => {
  const result = validate(forgotPasswordRules, { email: ' ' });
  expect(result).toEqual({ valid: false, errors: { email: 'emailRequired' } });
});

const emailsOf = (text: string) => inviteAddressesIn(text).map(({ email }) => email);

describe('several addresses at once (contract §4.29)', () => {
  it('takes lines, commas, semicolons, blanks, and what mail programs write', () => {
    expect(
      emailsOf('ada@a.example\r\nbob@b.example, cy@c.example;dee@d.example eve@e.example'),
    ).toEqual(['ada@a.example', 'bob@b.example', 'cy@c.example', 'dee@d.example', 'eve@e.example']);
    expect(emailsOf(' \n ,; \n')).toEqual([]);
  });

  it.each([
    ['a name in quotes', '"Berg, Zoë" <zoe@b.example>, Ann Lee <ann@l.example>'],
    ['last name first', 'Berg, Zoë <zoe@b.example>; Lee, Ann <ann@l.example>'],
    [
      'names in quotes with a quote in them',
      '"Zoë \\"Z\\" Berg" <zoe@b.example>,"Ann" ann@l.example',
    ],
    ['an address as the name', 'zoe@b.example <ZOE@b.example>, "ann@l.example" <ann@l.example>'],
    ['plain ones between', 'zoe@b.example, Lee, Ann <ann@l.example>'],
    ['two columns', 'Zoë Berg\tzoe@b.example\nLee, Ann\tann@l.example'],
    ['two columns the other way', 'zoe@b.example\tBerg\tZoë\r\nann@l.example\t"Lee, Ann"'],
    ['invisible marks', '\u200ezoe@b.\u200bexample\u2060 \ufeffann@l.example\u200f'],
    ['full-width signs', 'zoe＠b．example，ann＠l.example'],
    ['links and quotes', "mailto:zoe@b.example 'ann@l.example'"],
  ])('takes %s', (_what, text) => {
    expect(emailsOf(text).map((email) => email.toLowerCase())).toEqual([
      'zoe@b.example',
      'ann@l.example',
    ]);
    expect(inviteAddressesIn(text).map(({ problem }) => problem)).toEqual([null, null]);
  });

  it('marks what is wrong at its line, by the rules of one invitation', () => {
    const long = `${'a'.repeat(45)}@b.example`;
    const marks = inviteAddressesIn(`ada@a.example\nbob@\n\n${long}`).map(({ line, problem }) => [
      line,
      problem,
    ]);
    expect(marks).toEqual([
      [1, null],
      [2, 'inviteEmailFormat'],
      [4, 'inviteEmailTooLong'],
    ]);
  });

  it('sends an address once that is there twice, whatever its case, and says where it was before', () => {
    const addresses = inviteAddressesIn('ada@a.example\nbob@b.example\nADA@a.example\ncy@');
    expect(addresses.map(({ sameAs }) => sameAs)).toEqual([null, null, 1, null]);
    expect(invitedIn(addresses)).toEqual(['ada@a.example', 'bob@b.example']);
    // The line of the first one, however often it comes, and a place for each.
    const often = inviteAddressesIn('ada@a.example\nada@a.example, Ada@a.example');
    expect(often.map(({ sameAs, place }) => [sameAs, place])).toEqual([
      [null, 0],
      [1, 1],
      [1, 2],
    ]);
  });

  it.each([
    ['ada@a.example\nbob@', 'severalFix'],
    [' \n', 'inviteEmailRequired'],
    [
      Array.from({ length: INVITE_MOST + 1 }, (_, n) => `u${n}@a.example`).join('\n'),
      'severalTooMany',
    ],
  ])('sends nothing of %j: %s', (emails, code) => {
    expect(validate(inviteSeveralRules, { emails })).toEqual({
      valid: false,
      errors: { emails: code },
    });
  });

  it('sends up to a hundred, each once', () => {
    const most = Array.from({ length: INVITE_MOST }, (_, n) => `u${n}@a.example`);
    const emails = [...most, 'U0@a.example'].join('\n');
    expect(validate(inviteSeveralRules, { emails })).toMatchObject({ values: { emails: most } });
  });

  it('distinguishes one pasted address from several', () => {
    expect(namesSeveral(' Ada Lind <ada@a.example>\n')).toBe(false);
    expect(namesSeveral('ada@a.example; bob@b.example')).toBe(true);
    expect(namesSeveral('Ada Lind ada@a.example')).toBe(false);
  });
});

describe('the address of one person (contract §4.34)', () => {
  it.each([
    ' zoe@b.example\u200b ',
    '\u202azoe@b.example\u202c',
    'Zoë Berg <zoe@b.example>',
    'Berg, Zoë <zoe@b.example>',
    '"Berg, Zoë" <zoe@b.example>',
    'Zoë Berg\tzoe@b.example',
    'zoe@b.example\tZoë Berg',
  ])('is taken from %j at every sign of an e-mail', (typed) => {
    const invited = validate(inviteRules, { email: typed });
    const forgotten = validate(forgotPasswordRules, { email: typed });
    const signedIn = validate(loginRules, { email: typed, password: ' \u200bpass\u200e ' });
    expect(invited).toMatchObject({ values: { email: 'zoe@b.example' } });
    expect(forgotten).toMatchObject({ values: { email: 'zoe@b.example' } });
    // A password is sent as it was typed.
    expect(signedIn).toEqual({
      valid: true,
      values: { email: 'zoe@b.example', password: ' \u200bpass\u200e ' },
    });
    expect(alertText({ type: 'email' }, typed)).toBe('zoe@b.example');
    expect(namesSeveral(typed)).toBe(false);
  });

  it.each(['Zoë zoe@b.example', 'zoe@b.example ann@l.example', 'zoe', 'zoe@'])(
    'is not guessed from %j',
    (typed) => {
      expect(validate(inviteRules, { email: typed }).valid).toBe(false);
    },
  );
});

describe('the rules of what is typed in dialogs', () => {
  const answer = (result: ReturnType<typeof validate>) =>
    result.valid ? result.values : result.errors;

  it.each([
    ['11.00', false, { unitPrice: 'unchanged' }],
    ['12.00', false, { unitPrice: 1_200, allowBelowCost: false }],
    ['', false, { unitPrice: 'amountRequired' }],
    ['1e3', false, { unitPrice: 'unreadable' }],
    ['7.99', false, { allowBelowCost: 'confirmLoss' }],
    ['7.99', true, { unitPrice: 799, allowBelowCost: true }],
    ['8.00', false, { unitPrice: 800, allowBelowCost: false }],
  ])('an own price of %j, below cost %s: %j', (unitPrice, allowBelowCost, expected) => {
    const plan = { unitPrice: 1_100, unitCost: 800, isOwn: true };
    const rules = priceOverrideRules(plan, 'EUR', 'en');
    expect(answer(validate(rules, { unitPrice, allowBelowCost }))).toEqual(expected);
  });

  it('an own price may be what the mark-up gives, and whose cost is not known is not compared', () => {
    const plan = { unitPrice: 1_100, isOwn: false };
    const rules = priceOverrideRules(plan, 'EUR', 'en');
    const typed = { unitPrice: '11', allowBelowCost: false };
    expect(answer(validate(rules, typed))).toEqual({ unitPrice: 1_100, allowBelowCost: false });
  });

  it.each([
    ['5.00', '2026-11-12', 'ok', { amount: 500, paidOn: '2026-11-12', reference: 'ok' }],
    ['5.01', '2026-11-12', '', { amount: 'above_balance' }],
    ['0', '2026-11-12', '', { amount: 'not_integer' }],
    ['', '2026-11-13', '', { amount: 'amountRequired', paidOn: 'paidOn' }],
    ['1', 'today', 'x'.repeat(101), { paidOn: 'paidOn', reference: 'tooLong' }],
  ])('a payment of %j on %s with the reference %j: %j', (amount, paidOn, reference, expected) => {
    const rules = paymentRules({ balance: 500, currency: 'EUR' }, '2026-11-12', 'en');
    expect(answer(validate(rules, { amount, paidOn, reference }))).toEqual(expected);
  });

  it('a renewal has a number of seats, none needs one', () => {
    const draft = { autoRenew: true, quantity: null, planId: null, endsOn: null };
    expect(answer(validate(renewalRules, draft))).toEqual({ quantity: 'unreadable' });
    const off = { ...draft, autoRenew: false };
    expect(answer(validate(renewalRules, off))).toEqual(off);
  });

  it('a role is chosen by its place, also one without a name', () => {
    const rules = giveRoleRules([{ name: 'Desk' }, { name: '' }]);
    expect(answer(validate(rules, { roleName: '1' }))).toEqual({ roleName: '' });
    expect(answer(validate(rules, { roleName: null }))).toEqual({ roleName: 'chooseRole' });
    expect(answer(validate(rules, { roleName: '2' }))).toEqual({ roleName: 'chooseRole' });
    expect(answer(validate(addUsersRules, { emails: [] }))).toEqual({ emails: 'addNobody' });
  });

  it('the reason of an impersonation is optional, and has at most 200 characters', () => {
    const reasonOf = (reason: string) => answer(validate(startImpersonationRules, { reason }));
    expect(reasonOf('  ')).toEqual({ reason: '' });
    expect(reasonOf(` ${'x'.repeat(200)} `)).toEqual({ reason: 'x'.repeat(200) });
    expect(reasonOf('x'.repeat(201))).toEqual({ reason: 'tooLong' });
  });
});
