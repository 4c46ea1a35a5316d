import { describe, expect, it } from 'vitest';
import { readUser, readUsers } from '../../src/api/calls/users';
import { AVATAR_MAX_LENGTH, avatarFormat, avatarSource } from '../../src/domain/avatar';
import {
  type BulkEvent,
  type BulkRun,
  bulkTransition,
  planBulkRun,
} from '../../src/domain/bulk-run';
import { queryIn } from '../../src/domain/lists/list-address';
import { initialsOf } from '../../src/domain/text/initials';
import { type Device, inListOrder } from '../../src/domain/users/device';
import { canAct, viewerAccess } from '../../src/domain/users/permission-access';
import {
  displayNameOf,
  isProfileIncomplete,
  readNameOf,
  toCurrentUser,
  type User,
} from '../../src/domain/users/user';
import { canDelete, canImpersonate } from '../../src/domain/users/user-actions';
import { countSteps, deletionOf } from '../../src/domain/users/user-deletion';
import { countInvited, invitationsOf } from '../../src/domain/users/user-invitations';
import { isKnown } from '../../src/domain/users/user-row';
import { userSearchOf } from '../../src/domain/users/user-search';
import { ROLE_USERS_LIST, USERS_LIST } from '../../src/domain/users/users-list';

const user: User = {
  email: 'ada@plinth.example',
  firstname: 'Ada',
  lastname: 'Lindqvist',
  username: 'Ada L.',
  phone: '',
  twoFactorEnabled: false,
  userAvatar: '',
  customerId: '1',
  roles: [],
  isActive: true,
  isSystem: false,
  lastLoginDate: null,
  allowedWhileImpersonating: [],
};

describe('users (specification §4, §6)', () => {
  it.each([
    [{}, false],
    [{ firstname: '' }, true],
    [{ lastname: '  ' }, true],
    [{ username: '' }, true],
  ])('a profile with %j is incomplete: %s', (names, expected) => {
    expect(isProfileIncomplete({ ...user, ...names })).toBe(expected);
  });

  it('takes the permissions of the first role only', () => {
    const role = (name: string, ...names: string[]) => ({
      name,
      permissions: names.map((permission) => ({ name: permission, description: '' })),
    });
    const current = toCurrentUser(
      { ...user, roles: [role('A', 'User.Invite'), role('B', 'Permissions.Read')] },
      2,
    );
    expect(current.allowedActions).toEqual(['User.Invite']);
    expect(current.roleName).toBe('A');
    expect(toCurrentUser(user, 0)).toMatchObject({ allowedActions: [], roleName: '' });
  });

  it.each([
    [{}, 'Ada L.'],
    [{ username: ' ' }, 'Ada Lindqvist'],
    [{ username: '', firstname: '' }, 'Lindqvist'],
    [{ username: '', firstname: '', lastname: '' }, 'ada@plinth.example'],
  ])('with %j is called %s', (names, expected) => {
    expect(displayNameOf({ ...user, ...names })).toBe(expected);
  });

  it('is called by the e-mail until the name is there', () => {
    const ready = { status: 'ready', data: user, isStale: false } as const;
    expect(readNameOf(ready, user.email)).toBe('Ada L.');
    expect(readNameOf({ status: 'loading' }, user.email)).toBe('ada@plinth.example');
  });

  it('without any name is called by the e-mail', () => {
    expect(displayNameOf({ email: 'ada@plinth.example' })).toBe('ada@plinth.example');
  });
});

const device = (id: string, more: Partial<Device> = {}): Device => ({
  id,
  name: '',
  place: '',
  lastSeen: null,
  isCurrent: false,
  isSignedIn: true,
  trustedUntil: null,
  ...more,
});

it('devices begin with this one, then come those that were seen last, and then the unknown', () => {
  const devices = [
    device('never'),
    device('old', { lastSeen: new Date(1_000) }),
    device('this', { lastSeen: new Date(2_000), isCurrent: true }),
    device('new', { lastSeen: new Date(3_000) }),
  ];
  const inOrder = ['this', 'new', 'old', 'never'];
  expect(inListOrder(devices).map(({ id }) => id)).toEqual(inOrder);
  expect(inListOrder([...devices].reverse()).map(({ id }) => id)).toEqual(inOrder);
});

it('invitations of several show the state of each, and who is invited', () => {
  const failure = { kind: 'server' } as const;
  const facts = { preview: null, before: null, lost: null };
  const entries = [
    { id: 'w@x.test', status: 'ready', ...facts },
    { id: 's@x.test', status: 'sending', ...facts },
    { id: 'd@x.test', status: 'done', ...facts },
    { id: 'k@x.test', status: 'kept', ...facts },
    { id: 'i@x.test', status: 'failed', failure, retry: 'send', preview: null },
    { id: 'f@x.test', status: 'failed', failure, retry: 'send', preview: null },
  ] as const;
  const several = invitationsOf({ phase: 'running', entries }, new Set(['i@x.test']));
  expect(several).toEqual({
    phase: 'running',
    tried: 6,
    entries: [
      { email: 'w@x.test', status: 'waiting' },
      { email: 's@x.test', status: 'sending' },
      { email: 'd@x.test', status: 'done' },
      { email: 'k@x.test', status: 'kept' },
      { email: 'i@x.test', status: 'failed', failure, isInvited: true },
      { email: 'f@x.test', status: 'failed', failure, isInvited: false },
    ],
  });
  expect(countInvited(several)).toBe(2);
  expect(invitationsOf({ phase: 'reviewed', entries }, new Set()).phase).toBe('ended');
});

const viewer = {
  email: 'ada@plinth.example',
  customerId: 'c1',
  customerType: 0,
  allowedActions: ['Orders.Read'],
} as const;

it('what takes nothing is open to everybody', () => {
  expect(canAct({ ...viewer, allowedWhileImpersonating: [] }, {}).allowed).toBe(true);
});

it('a viewer is refused what they may not once they are known', () => {
  const need = { permission: 'Orders.Write' };
  expect(viewerAccess(null, need).allowed).toBe(true);
  expect(viewerAccess(viewer, need)).toEqual({
    allowed: false,
    reason: 'noPermission',
    permission: 'Orders.Write',
  });
  expect(viewerAccess(viewer, { permission: 'Orders.Read' }).allowed).toBe(true);
});

it('a server may allow what is blocked while impersonating, by these names alone', () => {
  const names = ['placeOrders', 'approveOrders', 'changeSubscriptions', 'recordPayments'];
  const user = readUser({
    email: 'ada@plinth.example',
    allowedWhileImpersonating: [...names, 'x'],
  });
  expect(user.allowedWhileImpersonating).toEqual(names);
});

const bytes = (...head: number[]) =>
  Buffer.concat([Buffer.from(head), Buffer.alloc(30, 7)]).toString('base64');
const JPEG = bytes(0xff, 0xd8, 0xff, 0xe0);
const PNG = bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const WEBP = Buffer.from(`RIFF\x10\0\0\0WEBPVP8 ${'x'.repeat(20)}`, 'latin1').toString('base64');

describe('avatarFormat', () => {
  it.each([
    ['jpeg', JPEG],
    ['png', PNG],
    ['webp', WEBP],
  ])('knows a %s by its first bytes', (format, picture) => {
    expect(avatarFormat(picture)).toBe(format);
    expect(avatarSource(picture)).toBe(`data:image/${format};base64,${picture}`);
  });

  it.each([24, AVATAR_MAX_LENGTH])('knows one of %i letters', (length) => {
    expect(avatarFormat(JPEG.slice(0, 24) + 'A'.repeat(length - 24))).toBe('jpeg');
  });

  it.each([
    ['null', null],
    ['undefined', undefined],
    ['empty', ''],
    ['not base64', 'hello there, this is no base64!!'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>').toString('base64')],
    ['a GIF', Buffer.from(`GIF89a${'x'.repeat(30)}`).toString('base64')],
    ['a quote inside', `${JPEG.slice(0, 20)}"${JPEG.slice(21)}`],
    ['a data address', `data:image/jpeg;base64,${JPEG}`],
    ['a line break inside', `${JPEG.slice(0, 24)}\n${JPEG.slice(24)}`],
    ['cut to no whole group', JPEG.slice(0, -1)],
    ['too large', JPEG.slice(0, 24) + 'A'.repeat(AVATAR_MAX_LENGTH)],
    ['a RIFF that is sound', Buffer.from(`RIFF\x10\0\0\0WAVE${'x'.repeat(24)}`).toString('base64')],
    ['a picture in no RIFF', Buffer.from(`RIFX\x10\0\0\0WEBP${'x'.repeat(24)}`).toString('base64')],
    ['a number', 5 as unknown as string],
  ])('shows initials for %s', (_what, picture) => {
    expect(avatarSource(picture)).toBeNull();
  });
});

describe('initialsOf', () => {
  it.each([
    ['AL', { firstname: 'Ada', lastname: 'Lovelace', email: 'x@y.z' }],
    ['AL', { firstname: ' ada ', lastname: 'lovelace' }],
    ['MG', { firstname: 'María José', lastname: 'García López' }],
    ['A', { firstname: 'Ada', lastname: '', email: 'x@y.z' }],
    ['L', { firstname: null, lastname: 'Lovelace' }],
    ['AL', { name: 'Ada King Lovelace' }],
    ['AL', { name: 'Ada Lovelace' }],
    ['P', { name: 'Prince', email: 'x@y.z' }],
    ['ОЛ', { email: 'ольга@x.example' }],
    ['О', { firstname: 'о\u200Dльга', lastname: '' }],
    ['А\u0316\u0301', { firstname: 'а\u0316\u0301нна', lastname: '' }],
    ['KN', { firstname: '', lastname: '  ', email: 'k.nakamura@example.com' }],
    ['A1', { email: 'a1@example.com' }],
    ['KN', { name: 'k.nakamura@example.com', email: 'k.nakamura@example.com' }],
    ['', {}],
    ['', { firstname: '', lastname: '', name: '', email: '' }],
    ['', { firstname: '---', lastname: '…' }],
    ['明王', { firstname: '明', lastname: '王' }],
    ['مع', { firstname: 'محمد', lastname: 'علي' }],
    ['ОІ', { firstname: 'Ольга', lastname: 'Іваненко' }],
    ['👩‍🚀S', { firstname: '👩‍🚀', lastname: 'Space' }],
    ['🇩🇪', { firstname: '🇩🇪', lastname: '' }],
    ['P', { firstname: '__proto__', lastname: '' }],
    ['SB', { firstname: 'ßeta', lastname: 'b' }],
    ['É', { firstname: 'e\u0301ric', lastname: '' }],
    ['AB', { firstname: '\u202Eada', lastname: '\u200Bbee' }],
  ])('gives %j for %j', (expected, source) => {
    expect(initialsOf(source)).toBe(expected.normalize('NFC'));
  });

  it('keeps a heap of marks inside its circle', () => {
    const zalgo = `a${'\u0316'.repeat(50)}`;
    expect([...initialsOf({ firstname: zalgo, lastname: '' })].length).toBeLessThanOrEqual(3);
  });

  it('costs the same for a name of any length', () => {
    expect(initialsOf({ firstname: 'x'.repeat(1_000_000), lastname: 'y' })).toBe('XY');
  });
});

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
  it('distinguishes never from unknown, and no role from unknown roles', () => {
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
