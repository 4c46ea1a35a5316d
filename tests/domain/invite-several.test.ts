import { describe, expect, it } from 'vitest';
import { inviteAddressesIn, invitedIn, namesSeveral } from '../../src/domain/forms/invite-several';

const emailsOf = (text: string) => inviteAddressesIn(text).map(({ email }) => email);

describe('several addresses at once (contract §4.29)', () => {
  it('takes lines, commas, semicolons, blanks, and what mail programs write', () => {
    expect(
      emailsOf('ada@a.example\r\nbob@b.example, cy@c.example;dee@d.example eve@e.example'),
    ).toEqual(['ada@a.example', 'bob@b.example', 'cy@c.example', 'dee@d.example', 'eve@e.example']);
    expect(emailsOf('"Berg, Zoë" <zoe@b.example>, Ann Lee <ann@l.example>')).toContain(
      'ann@l.example',
    );
    expect(emailsOf(' \n ,; \n')).toEqual([]);
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
