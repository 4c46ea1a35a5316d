import { describe, expect, it } from 'vitest';
import type { WirePermission, WireRoleMap, WireRoleMember } from '../../../src/api/calls/roles';
import type { WirePage } from '../../../src/api/wire/page';
import { ADMIN_EMAIL, CUSTOMER_EMAIL } from '../../../src/sandbox/world/accounts';
import type { Browser } from './browser';

const COLUMNS = [
  'email',
  'userAvatar',
  'firstname',
  'lastname',
  'lastLoginDate',
  'isActive',
  'isSystem',
];

/** Roles (specification §7.3). */
export function describeRoles(browser: () => Browser): void {
  const roleMap = async () => (await browser().get<WireRoleMap>('/app/roles/roles')).body;
  const members = (role: string, filter: object = {}) =>
    browser().get<WirePage<WireRoleMember>>(
      `/app/roles/users-per-role?${new URLSearchParams({
        role,
        filter: JSON.stringify({ pageSize: 10, pageNumber: 1, columns: COLUMNS, ...filter }),
      })}`,
    );
  const create = (name: string, permissions: unknown = ['User.Read']) =>
    browser().post<{ message: string }>(
      `/app/roles/create-role?roleName=${encodeURIComponent(name)}`,
      permissions,
    );
  const assign = (role: string, emails: unknown) =>
    browser().post<{ message: string }>(
      `/app/roles/assign-role?roleName=${encodeURIComponent(role)}`,
      emails,
    );
  const path = (role: string) => `/app/roles/${encodeURIComponent(role)}`;

  describe('reading roles', () => {
    it('asks for a session and for Permissions.Read', async () => {
      const paths = ['/app/roles', '/app/roles/roles', '/app/roles/users-per-role?role=Admin'];
      for (const each of paths) expect((await browser().get(each)).status).toBe(401);
      await browser().login(CUSTOMER_EMAIL);
      for (const each of paths) expect((await browser().get(each)).status).toBe(403);
    });

    it('answers the catalogue: 9 categories, 41 permissions', async () => {
      await browser().login(ADMIN_EMAIL);
      const { body } = await browser().get<Record<string, WirePermission[]>>('/app/roles');
      const names = Object.values(body).flatMap((list) => list.map(({ name }) => name));
      expect([Object.keys(body).length, names.length, new Set(names).size]).toEqual([9, 41, 41]);
      expect(names).toEqual(
        expect.arrayContaining([
          'User.Invite',
          'User.Impersonate',
          'Permissions.Read',
          'Marketplace.Read',
          'Marketplace.ReadWrite',
        ]),
      );
    });

    it('answers 8 roles with their permissions one level down', async () => {
      await browser().login(ADMIN_EMAIL);
      const roles = await roleMap();
      expect(Object.keys(roles)).toHaveLength(8);
      expect(roles.Admin).toMatchObject({ name: 'Admin', owner: 'System' });
      expect(roles.Admin?.permissions[0]).toHaveLength(41);
      expect(roles.Auditor?.owner).not.toBe('System');
    });

    it('answers the people of a role, searched and paged', async () => {
      await browser().login(ADMIN_EMAIL);
      const first = (await members('Customer')).body;
      expect(first.data).toHaveLength(10);
      expect(Object.keys(first.data[0] ?? {}).toSorted()).toEqual(COLUMNS.toSorted());
      expect(first.totalPages).toBe(Math.ceil((first.totalRecords ?? 0) / 10));
      const found = (await members('Customer', { searchString: 'jiho' })).body;
      expect(found.data.map(({ email }) => email)).toEqual(['jiho.park@hangang.example']);
      expect((await members('Auditor')).body).toEqual({ data: [], totalRecords: 0, totalPages: 0 });
      const narrow = (await members('Admin', { columns: ['firstname'] })).body;
      expect(Object.keys(narrow.data[0] ?? {})).toEqual(['email', 'firstname']);
    });

    it('refuses unknown roles and filters that make no sense', async () => {
      await browser().login(ADMIN_EMAIL);
      expect((await members('No such role')).status).toBe(404);
      expect((await members('Admin', { pageNumber: 0 })).status).toBe(400);
      for (const filter of ['{', '[]', 'null']) {
        const query = new URLSearchParams({ role: 'Admin', filter });
        expect((await browser().get(`/app/roles/users-per-role?${query}`)).status).toBe(400);
      }
    });
  });

  describe('changing roles', () => {
    it('creates, changes and deletes a role of one’s own', async () => {
      await browser().login(ADMIN_EMAIL);
      const created = await create('Night shift', ['Order.Read', 'User.Read', 'Order.Read']);
      expect([created.status, created.body]).toEqual([200, { message: expect.any(String) }]);
      const role = (await roleMap())['Night shift'];
      expect(role?.owner).toBe('Ada Lindqvist');
      expect(role?.permissions[0]?.map(({ name }) => name)).toEqual(['User.Read', 'Order.Read']);
      const changed = await browser().patch(`${path('Night shift')}/permissions`, ['Billing.Read']);
      expect(changed.status).toBe(200);
      expect((await roleMap())['Night shift']?.permissions[0]?.map(({ name }) => name)).toEqual([
        'Billing.Read',
      ]);
      await assign('Night shift', ['jd@short.example']);
      expect((await browser().delete(path('Night shift'))).status).toBe(200);
      expect((await browser().delete(path('Night shift'))).status).toBe(404);
      expect(Object.keys(await roleMap())).not.toContain('Night shift');
      const guests = (await members('Guest', { searchString: 'jd@short' })).body;
      expect(guests.totalRecords).toBe(1);
    });

    it.each([
      ['an empty name', ' ', ['User.Read']],
      ['a name that is there', 'Auditor', ['User.Read']],
      ['no permission', 'New', []],
      ['an unknown permission', 'New', ['User.Fly']],
      ['an object', 'New', { name: 'User.Read' }],
      ['a list of objects', 'New', [{ name: 'User.Read' }]],
    ])('refuses to create a role with %s', async (_, name, permissions) => {
      await browser().login(ADMIN_EMAIL);
      const before = await roleMap();
      expect((await create(name, permissions)).status).toBe(400);
      expect(await roleMap()).toEqual(before);
    });

    it('leaves system roles and unknown ones alone', async () => {
      await browser().login(ADMIN_EMAIL);
      for (const [name, status] of [
        ['Admin', 403],
        ['Guest', 403],
        ['No such role', 404],
      ] as const) {
        expect((await browser().delete(path(name))).status).toBe(status);
        expect((await browser().patch(`${path(name)}/permissions`, [])).status).toBe(status);
      }
    });

    it('asks for the permission', async () => {
      await browser().login(CUSTOMER_EMAIL);
      expect((await create('New')).status).toBe(403);
      expect((await browser().delete(path('Auditor'))).status).toBe(403);
      expect((await browser().patch(`${path('Auditor')}/permissions`, [])).status).toBe(403);
      expect((await assign('Guest', [ADMIN_EMAIL])).status).toBe(403);
    });

    it('carries names that break objects and paths, in order', async () => {
      await browser().login(ADMIN_EMAIL);
      const names = [
        '__proto__',
        'constructor',
        '10',
        'a/b',
        'a%2Fb',
        '100%',
        '?#&+',
        'é 🛡️',
        'x'.repeat(200),
      ];
      for (const name of names) expect((await create(name)).status, name).toBe(200);
      const { text } = await browser().get('/app/roles/roles');
      const found = [...text.matchAll(/"name":("(?:[^"\\]|\\.)*"),"owner"/g)].map((match) =>
        JSON.parse(match[1] ?? ''),
      );
      expect(found.slice(8)).toEqual(names);
      expect(Object.keys(JSON.parse(text))).toContain('__proto__');
      for (const name of names) {
        expect((await members(name)).body.totalRecords, name).toBe(0);
        expect((await browser().patch(`${path(name)}/permissions`, [])).status, name).toBe(200);
        expect((await browser().delete(path(name))).status, name).toBe(200);
      }
      expect(Object.keys(await roleMap())).toHaveLength(8);
    });
  });

  describe('giving roles', () => {
    it('gives a role to several, and takes it by making them Guest', async () => {
      await browser().login(ADMIN_EMAIL);
      const emails = ['jd@short.example', 'emma@polder.example'];
      const added = await assign('Auditor', emails);
      expect([added.status, added.body.message]).toEqual([200, 'Users added successfully']);
      expect((await members('Auditor')).body.totalRecords).toBe(2);
      expect((await assign('Guest', [emails[0]])).status).toBe(200);
      expect((await members('Auditor')).body.data.map(({ email }) => email)).toEqual([emails[1]]);
    });

    it('protects system users in Admin, and does all or nothing', async () => {
      await browser().login(ADMIN_EMAIL);
      const before = (await members('Admin')).body.totalRecords;
      const emails = ['bruno.keller@plinth.example', 'platform@plinth.example'];
      expect((await assign('Guest', emails)).status).toBe(403);
      expect((await members('Admin')).body.totalRecords).toBe(before);
    });

    it('refuses unknown roles, unknown users and no users', async () => {
      await browser().login(ADMIN_EMAIL);
      expect((await assign('No such role', [CUSTOMER_EMAIL])).status).toBe(404);
      expect((await assign('Auditor', ['nobody@plinth.example'])).status).toBe(404);
      expect((await assign('Auditor', [])).status).toBe(400);
      expect((await assign('Auditor', 'x')).status).toBe(400);
    });

    it('holds at once: who loses a permission is refused by the next call', async () => {
      await browser().login(ADMIN_EMAIL);
      expect((await assign('Guest', [ADMIN_EMAIL])).status).toBe(200);
      expect((await browser().get('/app/roles')).status).toBe(403);
      expect((await browser().get('/app/users/me')).body).toMatchObject({
        roles: [{ name: 'Guest' }],
      });
    });
  });
}
