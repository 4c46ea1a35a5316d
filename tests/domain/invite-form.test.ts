import { expect, it } from 'vitest';
import { inviteRules } from '../../src/domain/forms/invite';
import { validate } from '../../src/domain/forms/validate';

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
