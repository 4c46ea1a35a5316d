import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../src/sandbox/create-sandbox';
import { Catalogue } from '../../src/sandbox/db/catalogue';
import { objectText } from '../../src/sandbox/http/ordered-json';
import { roleMapText } from '../../src/sandbox/roles/routes';
import { ADMIN_EMAIL, CUSTOMER_EMAIL, RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import { type CommerceCaller, commerceCaller } from './commerce-caller';
import { allowOnly } from './commerce-roles';

const NAMES = [
  'b',
  '10',
  '__proto__',
  '2',
  'constructor',
  'toString',
  'a"\\\n',
  '',
  'x'.repeat(5000),
];

describe('an object whose keys are data', () => {
  it('keeps every key where it was', () => {
    const text = objectText(NAMES.map((name, index) => [name, index]));
    const keys = [...text.matchAll(/("(?:[^"\\]|\\.)*"):(\d+)/g)].map((match) => [
      JSON.parse(match[1] ?? ''),
      Number(match[2]),
    ]);
    expect(keys).toEqual(NAMES.map((name, index) => [name, index]));
    expect(Object.keys(JSON.parse(text)).toSorted()).toEqual(NAMES.toSorted());
  });

  it('touches no prototype', () => {
    const catalogue = new Catalogue([
      { name: 'A', permissions: [{ name: 'A.Read', description: 'Read' }] },
    ]);
    const roles = NAMES.map((name) => ({
      name,
      owner: 'System',
      permissions: ['A.Read'],
      isHidden: false,
    }));
    const map = JSON.parse(roleMapText(roles, catalogue));
    expect(Object.getPrototypeOf(map)).toBe(Object.prototype);
    expect(Object.getOwnPropertyDescriptor(map, '__proto__')?.value).toEqual({
      name: '__proto__',
      owner: 'System',
      permissions: [[{ name: 'A.Read', description: 'Read' }]],
    });
    expect(({} as Record<string, unknown>).owner).toBeUndefined();
  });
});

describe('the owner of a role', () => {
  it('has no name for those who do not see their company', async () => {
    const sandbox = createSandbox();
    const needed = ['Permissions.Read', 'Permissions.Create'];
    await allowOnly(sandbox, RESELLER_EMAIL, needed);
    await allowOnly(sandbox, CUSTOMER_EMAIL, needed);
    const [admin, seller, customer] = await Promise.all(
      [ADMIN_EMAIL, RESELLER_EMAIL, CUSTOMER_EMAIL].map((email) => commerceCaller(sandbox, email)),
    );
    await seller?.('POST', '/roles/create-role?roleName=Ours', ['Permissions.Read']);
    await customer?.('POST', '/roles/create-role?roleName=Theirs', ['Permissions.Read']);
    const ownersFor = async (call: CommerceCaller | undefined) => {
      const roles = (await call?.('GET', '/roles/roles'))?.json;
      return ['Admin', 'Auditor', 'Ours', 'Theirs'].map((name) => roles[name].owner);
    };
    const [rosa, carl] = ['Rosa Moreau', 'Carl Jensen'];
    expect(await ownersFor(admin)).toEqual(['System', 'Bruno Keller', rosa, carl]);
    expect(await ownersFor(seller)).toEqual(['System', 'Plinth Cloud', rosa, carl]);
    expect(await ownersFor(customer)).toEqual(['System', 'Plinth Cloud', 'Nordlys Partner', carl]);
  });

  it('is never the product, whatever they call themselves', async () => {
    const sandbox = createSandbox();
    const admin = await commerceCaller(sandbox, ADMIN_EMAIL);
    await admin('PATCH', `/users/${ADMIN_EMAIL}`, { displayName: 'System' });
    await admin('POST', '/roles/create-role?roleName=Mine', ['Permissions.Read']);
    expect((await admin('GET', '/roles/roles')).json.Mine.owner).toBe(ADMIN_EMAIL);
    expect((await admin('DELETE', '/roles/Mine')).status).toBe(200);
  });
});
