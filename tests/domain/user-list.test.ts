import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readUserRow } from '../../src/api/wire/users';
import { queryIn } from '../../src/domain/list-address';
import { canDelete, canImpersonate } from '../../src/domain/users/user-actions';
import {
  confirmed,
  countSteps,
  type DeletionStep,
  emailsOf,
  finished,
  planDeletion,
  withStep,
} from '../../src/domain/users/user-deletion';
import { isKnown } from '../../src/domain/users/user-row';
import { userSearchOf } from '../../src/domain/users/user-search';
import { ROLE_USERS_LIST, USERS_LIST } from '../../src/domain/users/users-list';

describe('search (specification §5)', () => {
  it.each([
    ['', ''],
    ['   ', ''],
    ['abc', null],
    [' abc ', null],
    ['abcd', 'abcd'],
    ['  abcd ', 'abcd'],
    // Two units each: what counts is what a reader counts.
    ['😀😀', null],
    ['👩‍👩‍👧‍👦'.repeat(3), null],
    ['😀😀😀😀', '😀😀😀😀'],
  ])('%j is searched as %j', (text, search) => {
    expect(userSearchOf(text)).toBe(search);
  });
});

it.each([
  [USERS_LIST, ['name', 'roles', 'lastLoginDate'], ['role', 'isActive', 'twoFactorEnabled']],
  [ROLE_USERS_LIST, ['name', 'isActive', 'lastLoginDate'], ['isActive']],
])('an address can sort and filter people as the wire does', (rules, sorts, filters) => {
  for (const sort of sorts) expect(queryIn(new URLSearchParams({ sort }), rules).sort).toBe(sort);
  for (const name of filters) {
    expect(queryIn(new URLSearchParams({ [name]: 'true' }), rules).filters[name]).toEqual(['true']);
  }
});

describe('who may be deleted and impersonated', () => {
  const actor = { email: 'ada@x.example', allowedActions: ['User.Impersonate'] };

  it('not the users themselves, in whatever case; no system user', () => {
    expect(canDelete(actor, { email: 'ADA@x.example', isSystem: false }).reason).toBe('self');
    expect(canDelete(actor, { email: 'robot@x.example', isSystem: true }).reason).toBe(
      'systemUser',
    );
    expect(canDelete(actor, { email: 'bo@x.example', isSystem: false }).allowed).toBe(true);
  });

  it('impersonation needs its permission and somebody else (contract §3)', () => {
    const nobody = { email: 'ada@x.example', allowedActions: [] };
    expect(canImpersonate(actor, { email: 'bo@x.example' }).allowed).toBe(true);
    expect(canImpersonate(actor, { email: 'Ada@X.example' }).reason).toBe('self');
    expect(canImpersonate(nobody, { email: 'bo@x.example' }).reason).toBe('noPermission');
  });
});

describe('what a row says', () => {
  it('tells never from unknown, and no role from unknown roles', () => {
    const promised = readUserRow({ email: 'bo@x.example' });
    expect(promised).toMatchObject({ lastLoginDate: null, roles: null, isActive: null });
    expect(promised && isKnown([promised], 'lastLoginDate')).toBe(false);
    const told = readUserRow({
      email: 'bo@x.example',
      lastLoginDate: '0001-01-01T00:00:00.000Z',
      roles: [],
      isActive: false,
    });
    expect(told).toMatchObject({ lastLoginDate: 'never', roles: [], isActive: false });
    expect(told && isKnown([told], 'roles')).toBe(true);
    expect(told && promised && isKnown([promised, told], 'roles')).toBe(true);
    expect(readUserRow({ email: 'a', lastLoginDate: 'soon' })?.lastLoginDate).toBeNull();
    expect(readUserRow({ email: 'a', roles: ['Guest', { name: 'Admin' }, {}] })?.roles).toEqual([
      'Guest',
      'Admin',
    ]);
  });
});

const step: fc.Arbitrary<DeletionStep> = fc.oneof(
  fc.constantFrom('waiting', 'deleting', 'deleted', 'kept').map((status) => ({ status }) as const),
  fc
    .string()
    .map(
      (serverMessage) =>
        ({ status: 'failed', failure: { kind: 'refused', serverMessage } }) as const,
    ),
);

it('a deletion loses nobody, whatever the steps', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
      const users = steps.map((_, index) => ({ email: `${index}@x`, firstname: '', lastname: '' }));
      let deletion = confirmed(planDeletion(users));
      expect(emailsOf(deletion, 'waiting')).toEqual(users.map(({ email }) => email));
      steps.forEach((each, index) => {
        deletion = withStep(deletion, `${index}@x`, each);
      });
      const end = finished(deletion);
      const counts = countSteps(end);
      expect(counts.all).toBe(steps.length);
      expect(counts.waiting + counts.deleting).toBe(0);
      expect(counts.deleted + counts.kept + counts.failed).toBe(counts.all);
      // What failed is what is sent once more, and nothing else.
      expect(emailsOf(confirmed(end), 'waiting')).toEqual(emailsOf(end, 'failed'));
    }),
  );
});

it('a deletion asks first, sends, and ends with what became of each', () => {
  const user = (email: string) => ({ email, firstname: '', lastname: '' });
  const failed = { status: 'failed', failure: { kind: 'network' } } as const;
  const planned = planDeletion(['a', 'b', 'c'].map(user));
  expect(planned.phase).toBe('asking');
  expect(confirmed(planned).phase).toBe('deleting');
  const under = withStep(withStep(confirmed(planned), 'a', failed), 'b', { status: 'deleting' });
  expect(under.entries.map(({ status }) => status)).toEqual(['failed', 'deleting', 'waiting']);
  expect(finished(under)).toEqual({
    phase: 'finished',
    entries: [
      { user: user('a'), ...failed },
      { user: user('b'), status: 'kept' },
      { user: user('c'), status: 'kept' },
    ],
  });
});
