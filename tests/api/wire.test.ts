import { describe, expect, it, vi } from 'vitest';
import { getExternalLoginUrl, login, validateToken } from '../../src/api/calls/auth';
import { getCustomerType } from '../../src/api/calls/customers';
import { extendImpersonation, startImpersonation } from '../../src/api/calls/impersonation';
import { getTask, listNotifications } from '../../src/api/calls/notifications';
import { getPermissionCatalogue, listRoleMembers, listRoles } from '../../src/api/calls/roles';
import { getCurrentUser, listUsers, setupTwoFactor } from '../../src/api/calls/users';
import type { ApiClient } from '../../src/api/client';
import { unreadableIn } from '../../src/domain/entries';
import { failure, setUp } from './support';

/** What a call makes of an answer's text. */
function read<T>(call: (client: ApiClient) => Promise<T>, body: unknown): Promise<T> {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return call(setUp(() => new Response(text)).client);
}

const page = { pageNumber: 1, pageSize: 10 };
const members = (client: ApiClient) => listRoleMembers(client, { role: 'Admin', ...page });
const userRows = (client: ApiClient) => listUsers(client, page);

describe('roles', () => {
  const long = 'x'.repeat(200);
  const names = [
    'Zoo',
    '10',
    '__proto__',
    'constructor',
    '',
    '2',
    long,
    'toString',
    'data',
    'Ähre',
  ];
  const map = `{${names
    .map(
      (name) =>
        `${JSON.stringify(name)}: {"name": ${JSON.stringify(name)}, "owner": "System", "permissions": [[]]}`,
    )
    .join(', ')}}`;

  it.each([
    ['as it is', map],
    ['in data', `{"message": "ok", "data": ${map}}`],
  ])('come in the order of the server, whatever they are called: %s', async (_, text) => {
    const roles = await read(listRoles, text);
    expect(roles.map((role) => role.name)).toEqual(names);
    expect(roles.every((role) => role.owner === 'System')).toBe(true);
    expect(({} as Record<string, unknown>).owner).toBeUndefined();
  });

  it('may be one role called data', async () => {
    const role = { name: 'data', owner: 'a@b.example', permissions: [] };
    expect(await read(listRoles, { data: role })).toEqual([role]);
    expect(await read(listRoles, { data: { permissions: ['X'] } })).toEqual([
      { name: 'data', owner: '', permissions: [{ name: 'X', description: '' }] },
    ]);
  });

  it.each([
    ['a list in a list', [[{ name: 'A', description: 'a' }, { name: 'B' }]]],
    [
      'a list',
      [
        { name: 'A', description: 'a' },
        { name: 'B', description: null },
      ],
    ],
    [
      'a list in a list with rubbish',
      [[{ name: 'A', description: 'a' }, null, 3, {}, { name: 'B' }]],
    ],
    ['repeated names', [[{ name: 'A', description: 'a' }, { name: 'B' }, { name: 'A' }]]],
  ])('have permissions as %s', async (_, permissions) => {
    expect((await read(listRoles, { R: { permissions } }))[0]?.permissions).toEqual([
      { name: 'A', description: 'a' },
      { name: 'B', description: '' },
    ]);
  });

  it('have permissions as names', async () => {
    const roles = await read(listRoles, { R: { permissions: ['User.Invite'] } });
    expect(roles[0]?.permissions).toEqual([{ name: 'User.Invite', description: '' }]);
  });

  it.each([[[]], [[[]]], [null], [undefined], ['x'], [{}], [7]])(
    'have no permissions when they are %j',
    async (permissions) => {
      expect((await read(listRoles, { R: { permissions } }))[0]?.permissions).toEqual([]);
    },
  );

  it('keep an unknown owner and are called by their key without a name', async () => {
    const roles = await read(listRoles, { R: { owner: null }, S: { owner: 'system' }, T: 3 });
    expect([...roles]).toEqual([
      { name: 'R', owner: '', permissions: [] },
      { name: 'S', owner: 'system', permissions: [] },
    ]);
    expect(unreadableIn(roles)).toEqual([{ before: 2, id: 'T' }]);
  });

  it('are said to be the catalogue of permissions, to who develops, when a server answers with it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await read(listRoles, { Guest: { permissions: [] } });
    expect(warn).not.toHaveBeenCalled();
    const catalogue = { Users: [{ name: 'User.Read', description: 'See' }], Roles: [] };
    expect(unreadableIn(await read(listRoles, catalogue)).map(({ id }) => id)).toEqual([
      'Users',
      'Roles',
    ]);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('GET /app/roles/roles was answered'));
    warn.mockRestore();
  });
});

describe('the permission catalogue', () => {
  const text =
    '{"Users": [{"name": "User.Read", "description": "See"}], "10": ["X"], "__proto__": [], "data": [], "2": null}';
  const categories = [
    { name: 'Users', permissions: [{ name: 'User.Read', description: 'See' }] },
    { name: '10', permissions: [{ name: 'X', description: '' }] },
    { name: '__proto__', permissions: [] },
    { name: 'data', permissions: [] },
  ];

  it.each([text, `{"data": ${text}}`])('comes in the order of the server: %s', async (body) => {
    expect(await read(getPermissionCatalogue, body)).toEqual(categories);
  });
});

describe('the user', () => {
  it('is read whole', async () => {
    const user = await read(getCurrentUser, {
      email: 'a@b.example',
      firstname: 'Ada',
      lastname: 'Byron',
      username: 'ada',
      phone: 123456789,
      twoFactorEnabled: true,
      userAvatar: 'data:image/jpeg;base64,/9j/4AAQ',
      customerId: 'c1',
      roles: [{ name: 'Admin', permissions: [[{ name: 'User.Read', description: 'x' }]] }],
      isActive: false,
      isSystem: 'true',
      lastLoginDate: '2026-01-15T12:00:00',
      somethingElse: { data: 1 },
    });
    expect(user).toEqual({
      email: 'a@b.example',
      firstname: 'Ada',
      lastname: 'Byron',
      username: 'ada',
      phone: '123456789',
      twoFactorEnabled: true,
      userAvatar: '/9j/4AAQ',
      customerId: 'c1',
      roles: [{ name: 'Admin', permissions: [{ name: 'User.Read', description: 'x' }] }],
      isActive: false,
      isSystem: true,
      lastLoginDate: new Date('2026-01-15T12:00:00Z'),
      allowedWhileImpersonating: [],
    });
  });

  it('says what is allowed while a tab acts as them; what nobody knows allows nothing', async () => {
    const allowed = async (allowedWhileImpersonating: unknown) =>
      (await read(getCurrentUser, { email: 'a@b.example', allowedWhileImpersonating }))
        .allowedWhileImpersonating;
    expect(await allowed(['recordPayments', 'buyTheMoon', 'placeOrders', 3])).toEqual([
      'placeOrders',
      'recordPayments',
    ]);
    for (const nothing of [undefined, null, 'placeOrders', { placeOrders: true }, []]) {
      expect(await allowed(nothing)).toEqual([]);
    }
  });

  it('needs only an e-mail', async () => {
    const bare = {
      email: 'a@b.example',
      firstname: '',
      lastname: '',
      username: '',
      phone: '',
      twoFactorEnabled: false,
      userAvatar: '',
      customerId: '',
      roles: [],
      isActive: true,
      isSystem: false,
      lastLoginDate: null,
      allowedWhileImpersonating: [],
    };
    expect(await read(getCurrentUser, { data: { email: 'a@b.example', roles: null } })).toEqual(
      bare,
    );
    expect(await read(getCurrentUser, { email: 'a@b.example', data: { email: 'x' } })).toEqual(
      bare,
    );
    for (const body of [{}, { email: '' }, { email: null }, { email: ['a'] }]) {
      expect((await failure(read(getCurrentUser, body))).kind).toBe('unexpected');
    }
  });

  it('may have roles as names', async () => {
    const user = await read(getCurrentUser, { email: 'a', roles: ['Guest', null, 4] });
    expect(user.roles).toEqual([{ name: 'Guest', permissions: [] }]);
  });

  it('is not what somebody else inherits', async () => {
    const body = '{"__proto__": {"email": "evil@example.com"}}';
    expect((await failure(read(getCurrentUser, body))).kind).toBe('unexpected');
  });
});

describe('lists of people', () => {
  it('have totals, or null', async () => {
    const data = [{ email: 'a@b.example' }, null, {}, 'x'];
    for (const [totals, expected] of [
      [{ totalRecords: 31, totalPages: 4 }, [31, 4]],
      [{ totalRecords: '31', totalPages: '4' }, [31, 4]],
      [{}, [null, null]],
      [{ totalRecords: -1, totalPages: 1.5 }, [null, null]],
      [{ totalRecords: 'many', totalPages: null }, [null, null]],
    ] as const) {
      for (const body of [{ data, ...totals }, { data: { data, ...totals } }]) {
        const answer = await read(userRows, body);
        expect(answer.data.map((row) => row.email)).toEqual(['a@b.example']);
        expect([answer.totalRecords, answer.totalPages]).toEqual(expected);
      }
    }
  });

  it('say of a user what the server says, and null for what it does not', async () => {
    const { data } = await read(userRows, {
      data: [
        {
          email: 'a',
          isSystem: true,
          isActive: false,
          twoFactorEnabled: 1,
          roles: [{ name: 'R' }],
        },
        { email: 'b', avatar: 'QUJD', lastLoginDate: '0001-01-01T00:00:00' },
      ],
    });
    expect(data[0]).toMatchObject({
      isSystem: true,
      isActive: false,
      twoFactorEnabled: true,
      roles: ['R'],
    });
    expect(data[1]).toMatchObject({
      userAvatar: 'QUJD',
      isSystem: false,
      isActive: null,
      twoFactorEnabled: null,
      lastLoginDate: 'never',
      roles: null,
    });
  });

  it('read the people of a role', async () => {
    const answer = await read(members, {
      data: [
        { email: 'a', firstname: null, lastLoginDate: '0001-01-01T00:00:00Z', isActive: true },
      ],
      totalRecords: 1,
      totalPages: 1,
    });
    expect(answer.data).toEqual([
      {
        email: 'a',
        firstname: '',
        lastname: '',
        userAvatar: '',
        lastLoginDate: null,
        isActive: true,
        isSystem: false,
      },
    ]);
  });
});

describe('what comes twice', () => {
  const twice = (...fields: object[]) => ({ data: fields, totalRecords: fields.length });
  it('is one entry of a list, the first', async () => {
    const people = twice(
      { email: 'a@x.example', firstname: 'First' },
      { email: 'b@x.example' },
      { email: 'a@x.example', firstname: 'Second' },
    );
    for (const call of [userRows, members]) {
      const { data } = await read<{ data: readonly { email: string; firstname: string }[] }>(
        call,
        people,
      );
      expect(data.map(({ email, firstname }) => email + firstname)).toEqual([
        'a@x.exampleFirst',
        'b@x.example',
      ]);
    }
    const notifications = await read(listNotifications, [
      { id: 'n1', title: 'First' },
      { id: 'n1', title: 'Second' },
    ]);
    expect(notifications.map(({ title }) => title)).toEqual(['First']);
    const roles = await read(listRoles, { A: { name: 'Same' }, B: { name: 'Same', owner: 'x' } });
    expect(roles).toEqual([{ name: 'Same', owner: '', permissions: [] }]);
  });

  it('is one role of a user', async () => {
    const roles = ['Guest', { name: 'Guest' }, 'Admin'];
    const { data } = await read(userRows, twice({ email: 'a@x.example', roles }));
    expect(data[0]?.roles).toEqual(['Guest', 'Admin']);
  });
});

describe('the customer type', () => {
  it.each([
    ['2', 2],
    ['"2"', 2],
    ['0', 0],
    ['{"customerType": 2}', 2],
    ['{"customerType": "1"}', 1],
    ['{"data": 2}', 2],
    ['{"data": {"customerType": 1}}', 1],
    ['7', 7],
  ])('%s is level %i', async (text, level) => {
    expect(await read(getCustomerType, text)).toBe(level);
  });

  it.each([
    '"admin"',
    '-1',
    '1.5',
    '1e999',
    '{"customerType": null}',
    '{"customerType": [2]}',
    '""',
  ])('%s is the least', async (text) => {
    expect(await read(getCustomerType, text)).toBe(0);
  });

  it.each(['{}', 'true', '[2]', '{"data": []}', '{"data": null}'])(
    '%s is no answer',
    async (text) => {
      expect((await failure(read(getCustomerType, text))).kind).toBe('unexpected');
    },
  );
});

describe('the external login address', () => {
  const url = 'https://idp.example/o?state=1';
  const ask = (client: ApiClient) => getExternalLoginUrl(client, { provider: 'google' });

  it.each([JSON.stringify(url), JSON.stringify({ data: url }), `${url}\n`])(
    'is taken from %s',
    async (text) => {
      expect(await read(ask, text)).toBe(url);
    },
  );

  it.each([
    '"javascript:alert(1)"',
    '"http://idp.example/"',
    '{"data": "https://a@idp.example/"}',
    '{"data": {"url": "https://idp.example/"}}',
    '"/auth"',
    '{"url": "https://idp.example/"}',
  ])('is never %s', async (text) => {
    expect((await failure(read(ask, text))).kind).toBe('unexpected');
  });
});

describe('sessions', () => {
  it('read when they end', async () => {
    const body = { data: { expires: '2026-01-15T12:00:00.1234567', csrfToken: 't' } };
    const result = { csrfToken: 't', expires: new Date('2026-01-15T12:00:00.123Z') };
    expect(await read(validateToken, body)).toEqual(result);
    expect(await read(validateToken, { csrfToken: 't' })).toEqual({
      csrfToken: 't',
      expires: null,
    });
  });

  it.each([{}, { csrfToken: '' }, { csrfToken: null }, { csrfToken: { a: 1 } }])(
    'need a token: %j',
    async (body) => {
      const signIn = (client: ApiClient) => login(client, { email: 'a', password: '' });
      expect((await failure(read(signIn, body))).kind).toBe('unexpected');
    },
  );

  it('read impersonations', async () => {
    const start = (client: ApiClient) => startImpersonation(client, { email: 'a' });
    const extend = (client: ApiClient) => extendImpersonation(client, { sessionId: 's' });
    expect(await read(start, { data: { sessionId: 's', email: 'a', expires: 'soon' } })).toEqual({
      sessionId: 's',
      email: 'a',
      expires: null,
    });
    expect(await read(extend, { expires: '2026-01-15T12:00:00+01:00' })).toEqual({
      expires: new Date('2026-01-15T11:00:00Z'),
    });
  });
});

describe('the second factor', () => {
  const ask = (client: ApiClient) => setupTwoFactor(client, { email: 'a' });

  it('is set up from a key, and from an address that authenticators know', async () => {
    const body = { sharedKey: 'ABCD', authenticatorUri: 'otpauth://totp/P:a?secret=ABCD' };
    expect(await read(ask, body)).toEqual(body);
    const odd = { ...body, authenticatorUri: 'https://evil.example/' };
    expect(await read(ask, odd)).toEqual({ sharedKey: 'ABCD', authenticatorUri: '' });
    expect((await failure(read(ask, { sharedKey: '' }))).kind).toBe('unexpected');
  });
});

describe('notifications', () => {
  const notification = { id: 7, severity: 'ERROR', title: 'T', createdAt: '2026-01-15T12:00:00' };
  const expected = {
    id: '7',
    type: '',
    category: '',
    severity: 'error',
    title: 'T',
    description: '',
    createdAt: new Date('2026-01-15T12:00:00Z'),
    relatedEntityId: '',
    relatedEntityType: '',
  };

  it.each([[[notification, null, {}, { id: '' }]], [{ data: [notification] }]])(
    'are read from %j',
    async (body) => {
      expect([...(await read(listNotifications, body))]).toEqual([expected]);
    },
  );

  it('are informations when their severity is unknown', async () => {
    const severities = ['fatal', null, 3, 'Warning', 'SUCCESS', 'constructor'];
    const body = severities.map((severity, id) => ({ id: id + 1, severity }));
    const read_ = await read(listNotifications, body);
    expect(read_.map(({ severity }) => severity)).toEqual([
      'info',
      'info',
      'info',
      'warning',
      'success',
      'info',
    ]);
  });
});

describe('tasks', () => {
  const ask = (client: ApiClient) => getTask(client, { id: 't' });
  const metadata = {
    Domain: 'contoso.example',
    TenantId: 't-1',
    InitialCredentials: { UserName: 'admin', Password: 'Pa$$' },
  };

  it('carry what a vendor made', async () => {
    const task = { id: 't', status: 'Done', metadata };
    const expected = {
      id: 't',
      status: 'Done',
      vendorIntegration: {
        domain: 'contoso.example',
        tenantId: 't-1',
        userName: 'admin',
        password: 'Pa$$',
      },
    };
    expect(await read(ask, { data: task })).toEqual(expected);
    expect(await read(ask, task)).toEqual(expected);
  });

  it.each([null, undefined, 'x', {}, [], { Other: 1 }])(
    'carry nothing when their metadata are %j',
    async (other) => {
      const task = await read(ask, { data: { id: 't', metadata: other } });
      expect(task).toEqual({ id: 't', status: '', vendorIntegration: null });
    },
  );
});
