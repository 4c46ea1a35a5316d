import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { isSameName } from '../../src/sandbox/db/roles-table';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, DEMO_PASSWORD } from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller } from './commerce-caller';

const sandbox = createSandbox();
let admin: CommerceCaller;

beforeEach(async () => {
  sandbox.reset();
  admin = await commerceCaller(sandbox, ADMIN_EMAIL);
});

const marked = (email: string) => `\u200e${email.replace('@', '\u200b@')}\u2060 `;
const inPath = (email: string) => `/users/${encodeURIComponent(marked(email))}`;
const users = async () => (await admin('GET', '/users')).json.totalRecords;

describe('an e-mail with marks that nobody sees (contract §4.34)', () => {
  it('is invited without them, and once', async () => {
    const before = await users();
    expect((await admin('POST', '/users', { email: marked('new@x.example') })).status).toBe(200);
    expect(sandbox.outbox.at(-1)?.to).toBe('new@x.example');
    expect((await admin('GET', '/users/new@x.example')).json.email).toBe('new@x.example');
    expect((await admin('POST', '/users', { email: 'new@x.example' })).status).toBe(400);
    expect((await admin('POST', '/users', { email: marked(CUSTOMER_EMAIL) })).status).toBe(400);
    expect(await users()).toBe(before + 1);
  });

  it.each(['a\u0007@x.example', 'a@x.example\u0085', 'a:b@x.example', 'a@x.example\u00ad\u0001'])(
    'is refused with what is no mark: %j',
    async (email) => {
      expect((await admin('POST', '/users', { email })).status).toBe(400);
    },
  );

  it('is that of the same person in every write that takes one', async () => {
    const signIn = { email: marked(ADMIN_EMAIL), password: DEMO_PASSWORD };
    expect((await admin('POST', '/login', signIn)).status).toBe(200);
    admin = await commerceCaller(sandbox, ADMIN_EMAIL);
    const host = 'host=portal.test';
    const query = `email=${encodeURIComponent(marked(CUSTOMER_EMAIL))}&${host}`;
    await admin('GET', `/login/generate-password-reset-token?${query}`);
    expect(sandbox.outbox.at(-1)?.to).toBe(CUSTOMER_EMAIL);
    const { token } = sandbox.outbox.at(-1) ?? {};
    const newPassword = 'Another-2026!';
    const reset = { email: marked(CUSTOMER_EMAIL), token, newPassword };
    expect((await admin('POST', '/login/reset-password', reset)).status).toBe(200);
    const named = await admin('PATCH', inPath(CUSTOMER_EMAIL), { firstname: 'Karl' });
    expect(named.status).toBe(200);
    const role = '/roles/assign-role?roleName=Guest';
    expect((await admin('POST', role, [marked(CUSTOMER_EMAIL)])).status).toBe(200);
    const begin = { email: marked(CUSTOMER_EMAIL), reason: '' };
    expect((await admin('POST', '/impersonation', begin)).json.email).toBe(CUSTOMER_EMAIL);
    const contact = { name: 'Kai', email: marked('kai@x.example'), phone: null };
    const changed = await admin('PATCH', '/customers/customer-5', { revision: 1, contact });
    expect(changed.json.contact.email).toBe('kai@x.example');
    await admin('POST', '/users', { email: 'new@x.example' });
    expect((await admin('DELETE', `${inPath('new@x.example')}/invitation`)).status).toBe(200);
    // One's own, whichever way it is written.
    expect((await admin('DELETE', inPath(ADMIN_EMAIL))).status).toBe(400);
  });

  it('finds what the e-mail finds', async () => {
    const found = async (path: string, email: string) =>
      (await admin('GET', `${path}${encodeURIComponent(email)}`)).json.totalRecords;
    for (const path of [
      '/activity?by=',
      '/activity?recordType=user&recordId=',
      '/activity?searchString=',
      '/users?searchString=',
    ]) {
      const plain = await found(path, ADMIN_EMAIL);
      expect(plain).toBeGreaterThan(0);
      expect(await found(path, marked(ADMIN_EMAIL)), path).toBe(plain);
    }
  });
});

describe('a role that people cannot tell from another', () => {
  const create = (name: string) =>
    admin('POST', `/roles/create-role?roleName=${encodeURIComponent(name)}`, ['Order.Read']);

  it.each(['Admin\u200b', 'admin', 'ADMIN', '\uff21dmin', ' Ad\u00admin '])(
    'is not made: %j',
    async (name) => {
      const same = await create('Admin');
      expect(same.status).toBe(400);
      const { status, json } = await create(name);
      expect([status, json]).toEqual([400, same.json]);
    },
  );

  it('has no owner that people cannot tell from the product itself', async () => {
    await admin('PATCH', `/users/${ADMIN_EMAIL}`, { displayName: 'system\u200b' });
    expect((await create('Night shift')).status).toBe(200);
    const roles = (await admin('GET', '/roles/roles')).json;
    expect(roles['Night shift'].owner).toBe(ADMIN_EMAIL);
  });

  it('is not made of nothing that is seen', async () => {
    expect((await create('\u200b\u2060')).json.message).toBe('The role needs a name.');
  });

  it('is another one with another accent', async () => {
    expect((await create('Ádmin')).status).toBe(200);
    expect((await create('A\u0301dmin')).status).toBe(400);
    expect((await create('Àdmin')).status).toBe(200);
  });

  it.each([
    ['STRASSE', 'straße', true],
    ['e\u0301', 'é', true],
    ['e', 'é', false],
    ['ﬁne', 'FINE', true],
    ['Σας', 'ΣΑΣ', true],
  ])('%s is %s: %s', (one, other, isSame) => {
    expect(isSameName(one, other)).toBe(isSame);
  });
});
