import { describe, expect, it } from 'vitest';
import { alertText } from '../../src/domain/alerts/alert-input';
import { forgotPasswordRules } from '../../src/domain/forms/forgot-password';
import { inviteRules } from '../../src/domain/forms/invite';
import { inviteAddressesIn, invitedIn, namesSeveral } from '../../src/domain/forms/invite-several';
import { loginRules } from '../../src/domain/forms/login';
import { validate } from '../../src/domain/forms/validate';

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

  it('tells one address that is pasted from several', () => {
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
