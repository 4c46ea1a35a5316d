import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allEndpoints, type CallName } from '../../src/api/calls/all-calls';
import {
  IMPERSONATION_SETTINGS,
  type ImpersonationSetting,
} from '../../src/domain/users/permission-access';
import { ADMIN_EMAIL } from '../../src/sandbox/world/accounts';
import { isDeclared } from '../../tools/openapi/refusals';
import { READINGS, type Reading, type Subject } from './readings';
import { expected, isWithin, type Mode, type Person, sees, verdictOf } from './verdicts';
import { type Ask, openWorld, type WalkedWorld } from './walk';

/** With `PLINTH_EVERYBODY` some 47,000 calls: a while, on a machine that does other things as well. */
const WALK_MS = 240_000;
/** Everybody makes every call in `npm run test:all`; one of each level and permissions all day. */
const EVERYBODY = Boolean(process.env.PLINTH_EVERYBODY);
const SUPPORT = 'lukasz.swiecicki@plinth.example';
const CALLS = Object.entries(READINGS);
const REMOVES = ['deleteUser', 'withdrawInvitation'];
/** Roles that somebody who may look as any looks as; the others are refused whatever they name. */
const VIEWED = ['Admin', 'Reseller', 'Billing Clerk'];

let world: WalkedWorld;
let people: readonly Person[];
let actors: readonly Person[];
const counts = new Map<string, number>();
const count = (mode: string) => counts.set(mode, (counts.get(mode) ?? 0) + 1);

function oneOfEach(all: readonly Person[]): readonly Person[] {
  if (EVERYBODY) return all;
  const kindOf = ({ level, permissions }: Person) => `${level} ${permissions.join()}`;
  return [...new Map(all.map((person) => [kindOf(person), person])).values()];
}

const find = (email: string): Person => {
  const person = people.find((each) => each.email === email);
  if (!person) throw new Error(`Nobody is called ${email}`);
  return person;
};

function filled(path: string, subject: Subject): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(subject[name as keyof Subject])),
  );
}

/** The person and the thing that a call is about. */
function subjectsOf(
  name: string,
  { call, about, body }: Reading,
  person: Person,
): readonly Subject[] {
  const places = { email: '{email}', company: '{company}', priceList: '{priceList}' };
  const text = `${call}${JSON.stringify(body?.(places as Subject))}`;
  const named = [...text.matchAll(/\{(\w+)\}/g)].map(([, field]) => field as keyof Subject);
  const others = world.subjects.filter((subject) => named.every((field) => subject[field] !== ''));
  const [any] = others;
  if (!any) throw new Error(`Nothing to ask ${call} about`);
  if (name === 'startImpersonation' && person.permissions.includes('User.Impersonate')) {
    return people.map(({ email, company }) => ({ ...any, email, company }));
  }
  if (about === undefined) return [any];
  const hasOwn =
    name !== 'assignRole' && named.every((field) => field === 'email' || field === 'company');
  const own = { ...any, email: person.email, company: person.company };
  return hasOwn ? [...others, own] : others;
}

/** Makes every call in one way, and returns where the server and the pages differ. */
async function walk(
  mode: string,
  person: Person,
  ask: Ask,
  how: Mode,
  calls = CALLS,
): Promise<readonly string[]> {
  const different: string[] = [];
  for (const [name, reading] of calls) {
    const [method = '', path = ''] = reading.call.split(' ');
    const subjects = subjectsOf(name, reading, person);
    // Without the right to look as a role, nothing is looked up.
    const isShut = how.viewed && !person.permissions.includes('Permissions.Edit');
    for (const subject of isShut ? subjects.slice(0, 1) : subjects) {
      const body = reading.body?.(subject) ?? (method === 'POST' ? {} : undefined);
      const answer = await ask(method, filled(path, subject), body);
      count(mode);
      const target = people.find(({ email }) => email === subject.email);
      const wanted = expected(reading, person, subject, target, how, world.parents);
      const got = await verdictOf(answer.clone(), reading);
      if (got !== wanted) {
        different.push(
          `${mode} ${person.email}: ${method} ${filled(path, subject)} (${subject.email}): ${got}, by the pages ${wanted}`,
        );
      }
      if (answer.status >= 400) {
        const { code } = await answer.clone().json();
        if (!isDeclared(name as CallName, answer.status, code)) {
          different.push(`${name} is refused undeclared: ${answer.status} ${code}`);
        }
      }
      if (REMOVES.includes(name) && answer.ok) await world.restore(subject.email);
      if (name === 'listUsers' && answer.ok) {
        const { data, facets } = await answer.json();
        const told = data.map(({ email }: Person) => email);
        const known = people.filter(({ company }) => sees(person, company, world.parents));
        expect(new Set(told), person.email).toEqual(new Set(known.map(({ email }) => email)));
        const named = data.map(({ customerId }: { customerId: string }) => customerId);
        const counted = facets.customerId.map(({ value }: { value: string }) => value);
        for (const companies of [named, counted]) {
          expect(new Set(companies), person.email).toEqual(
            new Set(known.map(({ company }) => company)),
          );
        }
      }
      if (name === 'listRoleMembers' && answer.ok) {
        for (const { email } of (await answer.json()).data) {
          expect(sees(person, find(email).company, world.parents), email).toBe(true);
        }
      }
    }
  }
  return different;
}

async function open(allowed?: readonly ImpersonationSetting[]) {
  world = await openWorld(allowed);
  people = await world.everybody();
  // Who is invited has not accepted; who is inactive cannot sign in.
  const { data } = await (await world.admin('GET', '/users?isInvited=true&pageSize=100')).json();
  const invited = new Set(data.map(({ email }: Person) => email));
  actors = people.filter(({ email, isActive }) => isActive && !invited.has(email));
}

afterAll(() => {
  const told = [...counts].map(([mode, number]) => `${mode} ${number}`).join(', ');
  process.stdout.write(`Rights: ${CALLS.length} calls × ${actors.length} actors: ${told}\n`);
});

describe('DAY2 who may make which call, about people and companies that they see, by the pages', () => {
  beforeAll(() => open());

  it('has a reading of every call, and somebody of each level and company', () => {
    const asked = allEndpoints.filter(({ name }) => name !== 'notificationsHub');
    const pattern = (text: string) => text.replace('/app', '').replaceAll(/\{\w+\}/g, '{}');
    for (const { name, method, path } of asked) {
      const [ownMethod, ownPath = ''] = READINGS[name as keyof typeof READINGS].call.split(' ');
      expect(ownMethod, name).toBe(method);
      const shape = new RegExp(`^${pattern(path).replaceAll('{}', '[^/]+')}$`);
      expect(ownPath.split('?')[0], name).toMatch(shape);
    }
    expect(new Set(actors.map(({ level }) => level))).toEqual(new Set([0, 1, 2]));
    const companies = new Set(actors.map(({ company }) => company));
    expect(companies.size).toBeGreaterThan(25);
  });

  it('for everybody as themselves', async () => {
    const different: string[] = [];
    for (const person of oneOfEach(actors)) {
      const ask = world.as(await world.signIn(person.email));
      different.push(...(await walk('plain', person, ask, {})));
      expect(await world.personOf(person.email), 'rights afterwards').toEqual(person);
    }
    expect(different).toEqual([]);
  });

  it('in the view of a role: with what both allow, and no write', async () => {
    const different: string[] = [];
    for (const person of oneOfEach(actors)) {
      const roles = person.permissions.includes('Permissions.Edit') ? VIEWED : ['Admin'];
      for (const role of roles) {
        const map = await (await world.admin('GET', '/roles/roles')).json();
        const viewed = map[role].permissions[0].map(({ name }: { name: string }) => name);
        const ask = world.viewing(await world.signIn(person.email), role);
        different.push(...(await walk('viewing', person, ask, { viewed })));
      }
    }
    expect(different).toEqual([]);
  });

  it.each([ADMIN_EMAIL, SUPPORT])(
    'while %s acts as somebody',
    { timeout: WALK_MS },
    async (email) => {
      const actor = find(email);
      const different: string[] = [];
      // The list of people to act as is the same for all; what the tab may do then is asked once.
      const calls =
        email === ADMIN_EMAIL ? CALLS : CALLS.filter(([, { isOfSession }]) => isOfSession);
      const walked = new Set(oneOfEach(actors));
      for (const person of people) {
        const headers = await world.signIn(email);
        const { status, ask } = await world.act(person.email, headers);
        const mayAct =
          person.isActive && !person.isSystem && person !== actor && isWithin(actor, person);
        expect(status === 200, `${email} as ${person.email}`).toBe(mayAct);
        if (mayAct && walked.has(person))
          different.push(...(await walk('acting', person, ask, { actor }, calls)));
      }
      expect(different).toEqual([]);
    },
  );
});

describe('with everything allowed while acting', () => {
  beforeAll(() => open(IMPERSONATION_SETTINGS));

  it('takes what the person may do, and nothing else', async () => {
    const actor = find(ADMIN_EMAIL);
    const different: string[] = [];
    const calls = CALLS.filter(([, { setting }]) => setting !== undefined);
    for (const person of oneOfEach(actors).filter(({ isSystem }) => !isSystem)) {
      if (person === actor) continue;
      const { ask } = await world.act(person.email, await world.signIn(ADMIN_EMAIL));
      const how = { actor, allowed: IMPERSONATION_SETTINGS };
      different.push(...(await walk('acting, all allowed', person, ask, how, calls)));
    }
    expect(different).toEqual([]);
  });
});

describe('nobody gets further than they are', () => {
  beforeAll(() => open());

  it('by a call of roles, people, or acting', async () => {
    const roles: Record<string, { permissions: { name: string }[][]; owner: string }> = await (
      await world.admin('GET', '/roles/roles')
    ).json();
    const allowedBy = (role: string) => (roles[role]?.permissions[0] ?? []).map(({ name }) => name);
    const guest = allowedBy('Guest');
    const GREEDY = { role: 'Admin', roles: ['Admin'], customerType: 2, permissions: world.all };
    let tried = 0;
    for (const person of actors.filter(({ email }) => email !== ADMIN_EMAIL)) {
      const headers = await world.signIn(person.email);
      const ask = world.as(headers);
      const own = `/users/${encodeURIComponent(person.email)}`;
      const isOwnWithin = (names: readonly string[]) =>
        names.every((name) => person.permissions.includes(name) || guest.includes(name));
      /** Nobody has more than before. */
      async function check(what: string) {
        tried += 1;
        const after = await world.personOf(person.email);
        const text = `${person.email} by ${what}`;
        expect(after.level, text).toBe(person.level);
        expect(after.company, text).toBe(person.company);
        expect(isOwnWithin(after.permissions), text).toBe(true);
        if (after.permissions.join() !== person.permissions.join()) {
          const role = Object.keys(roles).find(
            (name) => allowedBy(name).join() === person.permissions.join(),
          );
          await world.admin(
            'POST',
            `/roles/assign-role?roleName=${encodeURIComponent(role ?? '')}`,
            [person.email],
          );
        }
      }
      await ask('PATCH', own, { ...GREEDY, customerId: world.provider });
      await check('PATCH');
      for (const role of Object.keys(roles)) {
        await ask('POST', `/roles/assign-role?roleName=${encodeURIComponent(role)}`, [
          person.email,
        ]);
        await check(`the role ${role}`);
        const patched = await ask(
          'PATCH',
          `/roles/${encodeURIComponent(role)}/permissions`,
          world.all,
        );
        const before = allowedBy(role);
        if (patched.ok) {
          const added = world.all.filter((name) => !before.includes(name));
          expect(isOwnWithin(added), `${person.email} changes ${role}`).toBe(true);
          await world.admin('PATCH', `/roles/${encodeURIComponent(role)}/permissions`, before);
        }
      }
      const made = await ask('POST', '/roles/create-role?roleName=Greedy', world.all);
      expect(made.ok && person.permissions.length < world.all.length, person.email).toBe(false);
      if (made.ok) await world.admin('DELETE', '/roles/Greedy');
      const invited = await ask('POST', '/users', { email: 'greedy@walk.example', ...GREEDY });
      if (invited.ok) {
        const after = await world.personOf('greedy@walk.example');
        expect([after.level, after.permissions], person.email).toEqual([person.level, guest]);
        expect(after.company, person.email).toBe(person.company);
        await world.admin('DELETE', '/users/greedy@walk.example');
      }
      for (const other of people) {
        const { status, ask: acting } = await world.act(other.email, headers);
        if (status !== 200) continue;
        const me = await (await acting('GET', '/users/me')).json();
        expect(me.customerType, other.email).toBeLessThanOrEqual(person.level);
        const names = me.roles.flatMap((each: { permissions: { name: string }[] }) =>
          each.permissions.map(({ name }) => name),
        );
        expect(names.filter((name: string) => !person.permissions.includes(name))).toEqual([]);
      }
    }
    expect(tried).toBeGreaterThan(500);
  });
});
