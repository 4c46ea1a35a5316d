import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptKeys } from '../../src/domain/list-query';
import { PAGE_SIZES, type Page, pageWithRows } from '../../src/domain/paging';
import { ADMIN_ROLE, canRevoke, GUEST_ROLE, type RoleMember } from '../../src/domain/roles/role';
import {
  candidatesOf,
  hasSelection,
  memberKeys,
  roleSearchOf,
  withoutMembers,
} from '../../src/domain/roles/role-users';
import { readViewRoleState, toViewRoleState } from '../../src/domain/roles/view-role-state';
import type { UserRow } from '../../src/domain/users/user-row';

const member = (email: string, isSystem = false): RoleMember => ({
  email,
  firstname: '',
  lastname: '',
  userAvatar: '',
  lastLoginDate: null,
  isActive: true,
  isSystem,
});

const user = (email: string, extra: Partial<UserRow> = {}): UserRow => ({
  email,
  firstname: '',
  lastname: '',
  userAvatar: '',
  isSystem: false,
  isActive: null,
  twoFactorEnabled: null,
  lastLoginDate: null,
  roles: [],
  ...extra,
});

const roleNames = fc.constantFrom(ADMIN_ROLE, GUEST_ROLE, 'Support', '__proto__', 'constructor');
const members = fc.uniqueArray(
  fc.record({ email: fc.constantFrom(...'abcdefgh'), isSystem: fc.boolean() }),
  { selector: ({ email }) => email },
);

describe('searches of role users (specification §5)', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['a', null],
    ['abc', null],
    ['  abc  ', null],
    ['abcd', 'abcd'],
    [' ab d ', 'ab d'],
    ['😀', null],
    ['😀😀😀', null],
    ['👩‍👩‍👧‍👦👩‍👩‍👧‍👦', null],
    ['😀😀😀😀', '😀😀😀😀'],
    ['é́éé', null],
  ])('"%s" asks for %j', (text, search) => {
    expect(roleSearchOf(text)).toBe(search);
  });
});

describe('who can be selected and revoked (specification §5)', () => {
  it.each([
    [GUEST_ROLE, false],
    [ADMIN_ROLE, true],
    ['guest', true],
    ['__proto__', true],
  ])('rows of %s can be selected: %s', (name, expected) => {
    expect(hasSelection({ name })).toBe(expected);
  });

  it('a selection never holds protected people, people of Guest, or people who left', () => {
    fc.assert(
      fc.property(
        roleNames,
        members,
        fc.array(fc.constantFrom(...'abcdefghij')),
        (name, rows, selected) => {
          const people = rows.map(({ email, isSystem }) => member(email, isSystem));
          const keys = keptKeys(
            people,
            new Set(selected),
            (one) => one.email,
            (one) => canRevoke({ name }, one).allowed,
          );
          const kept = people.filter((one) => keys.has(one.email));
          if (name === GUEST_ROLE) expect(kept).toEqual([]);
          for (const one of kept) {
            expect(selected).toContain(one.email);
            expect(people).toContain(one);
            expect(canRevoke({ name }, one).allowed).toBe(true);
            expect(name === ADMIN_ROLE && one.isSystem).toBe(false);
          }
          const lost = people.filter((one) => selected.includes(one.email) && !kept.includes(one));
          for (const one of lost) expect(canRevoke({ name }, one).allowed).toBe(false);
        },
      ),
    );
  });
});

describe('who can be added (specification §5)', () => {
  it('omits members in any case, system users and marked rows, without duplicates', () => {
    const users = [
      user('Ada@plinth.example'),
      user('new@plinth.example'),
      user('NEW@plinth.example'),
      user('robot@plinth.example', { isSystem: true }),
      user('known@plinth.example', { roles: ['Support'] }),
      user('other@plinth.example', { roles: ['Guest'] }),
    ];
    const found = candidatesOf(
      { name: 'Support' },
      users,
      memberKeys([{ email: 'ada@PLINTH.example' }]),
    );
    expect(found.map(({ email }) => email)).toEqual(['new@plinth.example', 'other@plinth.example']);
  });

  it('what is still to be done of a list is who is not a member', () => {
    const left = withoutMembers([{ email: 'A' }, { email: 'b' }], memberKeys([{ email: 'a' }]));
    expect(left).toEqual([{ email: 'b' }]);
  });
});

describe('a page without rows (contract §4.7)', () => {
  const answer = (rows: number, totalRecords: number | null): Page<number> => ({
    data: Array.from({ length: rows }, (_, index) => index),
    totalRecords,
    totalPages: null,
  });

  it.each([
    [3, 10, 1, 21, 3],
    [3, 10, 0, 20, 2],
    [9, 10, 0, 5, 1],
    [9, 10, 0, 0, 1],
    [1, 10, 0, 0, 1],
    // Totals that are not true: one step down, not to a page that is as empty.
    [3, 10, 0, 400, 2],
    [3, 10, 0, null, 2],
  ])(
    'page %i of %i rows, %i rows of %j: page %i',
    (pageNumber, pageSize, rows, total, expected) => {
      expect(pageWithRows({ pageNumber, pageSize }, answer(rows, total))).toBe(expected);
    },
  );

  it('always ends, whatever the server says', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.constantFrom(...PAGE_SIZES),
        fc.array(fc.oneof(fc.nat(1e9), fc.constant(null)), { minLength: 201, maxLength: 201 }),
        (start, pageSize, totals) => {
          let pageNumber = start;
          for (const total of totals) {
            const next = pageWithRows({ pageNumber, pageSize }, answer(0, total));
            expect(next).toBeGreaterThanOrEqual(1);
            expect(next === 1 || next < pageNumber).toBe(true);
            pageNumber = next;
          }
          expect(pageNumber).toBe(1);
        },
      ),
    );
  });
});

describe('the state of a navigation to a role (specification §2.2)', () => {
  const role = {
    name: '__proto__',
    owner: 'System',
    permissions: [{ name: 'A.B', description: 'May' }],
  };
  const state = toViewRoleState(role, [member('ada@plinth.example')]);

  it('comes back as it was, also through the history of a browser, without pictures', () => {
    expect(readViewRoleState(structuredClone(state))).toEqual(state);
    expect(readViewRoleState(JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(state.users).toEqual([{ email: 'ada@plinth.example' }]);
  });

  it.each([
    ['nothing', null],
    ['a text', 'Admin'],
    ['a list', [state]],
    ['no role', { ...state, role: undefined }],
    ['another name', { ...state, name: 'Admin' }],
    ['no longer a system role', { ...state, isSystemRole: false }],
    ['another owner', { ...state, role: { ...role, owner: 'me' } }],
    ['invalid permissions', { ...state, role: { ...role, permissions: [null] } }],
    ['invalid users', { ...state, users: 'all' }],
    ['a user without e-mail', { ...state, users: [{}] }],
  ])('refuses %s', (_, tampered) => {
    expect(readViewRoleState(tampered)).toBeNull();
  });

  it('drops what it does not know', () => {
    expect(readViewRoleState({ ...state, html: '<img>' })).toEqual(state);
  });
});
