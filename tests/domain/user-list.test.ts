import { describe, expect, it } from 'vitest';
import { readUsers } from '../../src/api/calls/users';
import {
  type BulkEvent,
  type BulkRun,
  bulkTransition,
  planBulkRun,
} from '../../src/domain/bulk-run';
import { queryIn } from '../../src/domain/list-address';
import { canDelete, canImpersonate } from '../../src/domain/users/user-actions';
import { countSteps, deletionOf } from '../../src/domain/users/user-deletion';
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
  [
    USERS_LIST,
    ['name', 'roles', 'lastLoginDate'],
    ['role', 'hasRole', 'isActive', 'twoFactorEnabled'],
  ],
  [ROLE_USERS_LIST, ['name', 'isActive', 'lastLoginDate'], ['isActive']],
])('an address can sort and filter people as the wire does', (rules, sorts, filters) => {
  for (const sort of sorts) expect(queryIn(new URLSearchParams({ sort }), rules).sort).toBe(sort);
  for (const name of filters) {
    expect(queryIn(new URLSearchParams({ [name]: 'true' }), rules).filters[name]).toEqual(['true']);
  }
});

describe('who may be deleted and impersonated', () => {
  const actor = { email: 'ada@x.example', allowedActions: ['User.Impersonate', 'User.Delete'] };

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
    const bo = readUsers.of.row({ email: 'bo@x.example', beyondOwnRights: true });
    expect(bo && canImpersonate(actor, bo).reason).toBe('beyondOwnRights');
  });
});

describe('what a row says', () => {
  it('tells never from unknown, and no role from unknown roles', () => {
    const promised = readUsers.of.row({ email: 'bo@x.example' });
    expect(promised).toMatchObject({ lastLoginDate: null, roles: null, isActive: null });
    expect(promised && isKnown([promised], 'lastLoginDate')).toBe(false);
    const told = readUsers.of.row({
      email: 'bo@x.example',
      lastLoginDate: '0001-01-01T00:00:00.000Z',
      roles: [],
      isActive: false,
    });
    expect(told).toMatchObject({ lastLoginDate: 'never', roles: [], isActive: false });
    expect(told && isKnown([told], 'roles')).toBe(true);
    expect(told && promised && isKnown([promised, told], 'roles')).toBe(true);
    expect(readUsers.of.row({ email: 'a', lastLoginDate: 'soon' }).lastLoginDate).toBeNull();
    expect(readUsers.of.row({ email: 'a', roles: ['Guest', { name: 'Admin' }, {}] }).roles).toEqual(
      ['Guest', 'Admin'],
    );
  });
});

it('a deletion asks first, sends, and ends with what became of each', () => {
  const users = ['a', 'b', 'c', 'd', 'e'].map((email) => ({ email, firstname: '', lastname: '' }));
  const failure = { kind: 'network' } as const;
  const states = (run: BulkRun<null>) => {
    const { phase, entries } = deletionOf(run, users);
    return [phase, ...entries.map(({ status }) => status)];
  };
  const planned = planBulkRun(users.map(({ email }) => email));
  expect(states(planned)).toEqual(['asking', ...users.map(() => 'waiting')]);
  let { run } = bulkTransition(planned, { type: 'CONFIRM' });
  const tell = (event: BulkEvent<null>) => {
    run = bulkTransition(run, event).run;
  };
  expect(states(run)).toEqual([
    'deleting',
    'deleting',
    'deleting',
    'deleting',
    'waiting',
    'waiting',
  ]);
  tell({ type: 'SENT', id: 'a', answer: { status: 'failed', failure, retry: 'send' } });
  tell({ type: 'STOP' });
  for (const id of ['b', 'c', 'd']) tell({ type: 'SENT', id, answer: { status: 'done' } });
  expect(states(run)).toEqual(['finished', 'failed', 'deleted', 'deleted', 'deleted', 'kept']);
  expect(countSteps(deletionOf(run, users))).toEqual({
    all: 5,
    waiting: 0,
    deleting: 0,
    deleted: 3,
    kept: 1,
    failed: 1,
  });
  // What failed is what is sent once more, and nothing else.
  expect(bulkTransition(run, { type: 'RETRY' }).effects).toEqual([
    { type: 'send', id: 'a', preview: null },
  ]);
});
