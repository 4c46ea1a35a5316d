import { beforeAll, expect, it } from 'vitest';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import type { Person } from './verdicts';
import { type Ask, openWorld, type WalkedWorld } from './walk';

/*
 * Every write of roles by every actor of the seed: what is given, taken, made, changed and deleted holds
 * nothing that they lack (workday §1, §9.6).
 */

const GUEST = 'Guest';
/** Nobody holds it, so that it can be changed and deleted; made again for each actor. */
const SPARE = 'Spare';

let world: WalkedWorld;
let actors: readonly Person[];
/** The permissions of each role, the specification's first. */
let roles: ReadonlyMap<string, readonly string[]>;
/** A person of each company that is asked about; they are guests. */
let guests: readonly Person[];

const query = (role: string) => `?roleName=${encodeURIComponent(role)}`;
const assign = (ask: Ask, role: string, email: string) =>
  ask('POST', `/roles/assign-role${query(role)}`, [email]);

beforeAll(async () => {
  world = await openWorld();
  const people = await world.everybody();
  const invited = new Set(world.subjects.map(({ email }) => email));
  guests = people.filter(({ email }) => invited.has(email));
  const pending = await (await world.admin('GET', '/users?isInvited=true&pageSize=100')).json();
  const waiting = new Set(pending.data.map(({ email }: Person) => email));
  actors = people.filter(({ email, isActive }) => isActive && !waiting.has(email));
  const map: Record<string, { permissions: { name: string }[][] }> = await (
    await world.admin('GET', '/roles/roles')
  ).json();
  roles = new Map(
    Object.entries(map).map(([name, { permissions }]) => [
      name,
      (permissions[0] ?? []).map((each) => each.name),
    ]),
  );
});

/** What the pages say of a write: whose permission it takes, and which it must not go beyond. */
function wanted(person: Person, needs: string, ...held: readonly (readonly string[])[]): number {
  if (!person.permissions.includes(needs)) return 403;
  return held.flat().every((name) => person.permissions.includes(name)) ? 200 : 403;
}

it('DAY3 nobody gives or takes by a role what they do not hold', async () => {
  const different: string[] = [];
  let tried = 0;
  for (const person of actors.filter(({ email }) => email !== ADMIN_EMAIL)) {
    const ask = world.as(await world.signIn(person.email));
    async function check(what: string, answer: Response, status: number) {
      tried += 1;
      const code = answer.status === 403 ? (await answer.clone().json()).code : '';
      const isKnown = ['', 'forbidden', 'beyond_own_rights'].includes(code);
      if (answer.status !== status || !isKnown) {
        different.push(`${person.email} ${what}: ${answer.status} ${code}, by the pages ${status}`);
      }
    }
    const seen = guests.find(
      ({ company }) =>
        person.level >= 2 ||
        company === person.company ||
        (person.level === 1 && world.parents.get(company) === person.company),
    );
    for (const [role, permissions] of roles) {
      if (seen) {
        // Guest is what everybody falls back to: giving it takes nothing that it allows.
        const given = role === GUEST ? [] : permissions;
        const gives = await assign(ask, role, seen.email);
        await check(`gives ${role}`, gives, wanted(person, 'Permissions.Assign', given));
        await assign(world.admin, role, seen.email);
        const takes = await assign(ask, GUEST, seen.email);
        await check(`takes ${role}`, takes, wanted(person, 'Permissions.Assign', given));
        expect((await world.personOf(seen.email)).level, 'their level').toBe(seen.level);
        await assign(world.admin, GUEST, seen.email);
      }
      // Guest allows nothing, and no role is made of nothing.
      if (permissions.length === 0) continue;
      await world.admin('POST', `/roles/create-role${query(SPARE)}`, permissions);
      const changes = await ask('PATCH', `/roles/${SPARE}/permissions`, ['Settings.AuditLog']);
      const after = wanted(person, 'Permissions.Edit', permissions, ['Settings.AuditLog']);
      await check(`changes ${role}`, changes, after);
      await world.admin('PATCH', `/roles/${SPARE}/permissions`, permissions);
      const deletes = await ask('DELETE', `/roles/${SPARE}`);
      await check(`deletes ${role}`, deletes, wanted(person, 'Permissions.Delete', permissions));
      if (!deletes.ok) await world.admin('DELETE', `/roles/${SPARE}`);
      const makes = await ask('POST', `/roles/create-role${query(SPARE)}`, permissions);
      await check(`makes ${role}`, makes, wanted(person, 'Permissions.Create', permissions));
      await world.admin('DELETE', `/roles/${SPARE}`);
    }
  }
  expect(different).toEqual([]);
  expect(tried).toBeGreaterThan(1_000);
});

it('DAY3 a role that people of unseen companies hold is not deleted by who cannot give them Guest', async () => {
  const person = actors.find(
    ({ level, permissions: held }) =>
      level === 1 &&
      ['Settings.AuditLog', 'Permissions.Delete'].every((name) => held.includes(name)),
  );
  if (!person) throw new Error('Nobody of a reseller may do everything');
  const ask = world.as(await world.signIn(person.email));
  const far = guests.find(({ company }) => company === world.provider);
  await world.admin('POST', `/roles/create-role${query(SPARE)}`, ['Settings.AuditLog']);
  await assign(world.admin, SPARE, far?.email ?? '');
  const refused = await ask('DELETE', `/roles/${SPARE}`);
  expect([refused.status, (await refused.json()).code]).toEqual([403, 'beyond_own_rights']);
  await assign(world.admin, GUEST, far?.email ?? '');
  expect((await ask('DELETE', `/roles/${SPARE}`)).status).toBe(200);
});
