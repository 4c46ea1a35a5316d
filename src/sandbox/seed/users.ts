import { millisecondsInHour } from 'date-fns/constants';
import type { GeneratedUsers, UserRecord } from '../db/users-table';
import {
  ADMIN_EMAIL,
  BUYER_EMAIL,
  CUSTOMER_EMAIL,
  DEMO_ACCOUNTS,
  DEMO_PASSWORD,
  FIRST_LOGIN_EMAIL,
  NO_ROLE_EMAIL,
  RESELLER_EMAIL,
  TWO_FACTOR_EMAIL,
} from '../world/accounts';
import type { Scenario } from '../world/scenarios';
import { companyOf, DEMO_CUSTOMER_ID, seededCompany } from './companies';
import { PEOPLE, type Person } from './people';

/** Maximum length of a display name (specification §5). */
const DISPLAY_NAME_MAX = 20;

const DEMO_NAMES: Readonly<Record<string, readonly [first: string, last: string, role: string]>> = {
  [ADMIN_EMAIL]: ['Ada', 'Lindqvist', 'Admin'],
  [RESELLER_EMAIL]: ['Rosa', 'Moreau', 'Reseller'],
  [CUSTOMER_EMAIL]: ['Carl', 'Jensen', 'Customer'],
  [TWO_FACTOR_EMAIL]: ['Tova', 'Falk', 'Reseller'],
  [NO_ROLE_EMAIL]: ['Nora', 'Weiss', ''],
  [FIRST_LOGIN_EMAIL]: ['', '', 'Customer'],
};

const PROVIDER_DOMAIN = '@plinth.example';
/** Level of the company for some roles, if the e-mail does not determine it. */
const WORKS_AT: Readonly<Record<string, number>> = { Admin: 2, 'Support Desk': 2, Reseller: 1 };

function displayNameOf(first: string, last: string): string {
  const full = `${first} ${last}`;
  return full.length <= DISPLAY_NAME_MAX ? full : first;
}

/** Account id of a seeded user. */
export const seededAccount = (email: string) => `account of ${email}`;

const isDemo = (email: string) => DEMO_ACCOUNTS.some((account) => account.email === email);

/** Demo accounts that are not in the list of people. */
const OWN_ACCOUNTS = DEMO_ACCOUNTS.filter(({ email }) => Object.hasOwn(DEMO_NAMES, email));

function demoUsers(scenario: Scenario, now: number): UserRecord[] {
  return OWN_ACCOUNTS.map((account, index) => {
    const [first = '', last = '', role = ''] = DEMO_NAMES[account.email] ?? [];
    const isAdmin = account.email === ADMIN_EMAIL;
    const customerId = `customer-${index + 1}`;
    const isNew = first === '' || (isAdmin && scenario.adminIsNew === true);
    return {
      id: seededAccount(account.email),
      madeAt: 0,
      email: account.email,
      firstname: isNew ? null : first,
      lastname: isNew ? null : last,
      username: isNew ? null : displayNameOf(first, last),
      phone: isNew ? null : `5550100${20 + index}`,
      password: account.password,
      totpSecret: (isAdmin ? scenario.adminTotpSecret : undefined) ?? account.totpSecret,
      pendingTotpSecret: null,
      avatarSeed: null,
      customerId,
      customerType: levelOf(customerId),
      role: role === '' ? null : role,
      isActive: true,
      isSystem: false,
      isEmailConfirmed: true,
      invitedAt: null,
      lastLogin: isNew ? null : now - (index + 1) * 26 * millisecondsInHour,
      isHidden: scenario.isEmpty === true,
    };
  });
}

/** The company of a user: the provider for its e-mail domain, except for the demo's buyer. */
function workplaceOf([, , email, role]: Person, index: number): string {
  // The buyer has a colleague with read access, the customer's account.
  if (email === BUYER_EMAIL) return DEMO_CUSTOMER_ID;
  return companyOf(email.endsWith(PROVIDER_DOMAIN) ? 2 : (WORKS_AT[role] ?? 0), index);
}

/** A user's level is that of their company, whatever their role (workday §1). */
const levelOf = (customerId: string) => seededCompany(customerId)?.level ?? 0;

function toUser(person: Person, index: number, now: number): UserRecord {
  const [first, last, email, role, ...traits] = person;
  const customerId = workplaceOf(person, index);
  return {
    id: seededAccount(email),
    madeAt: 0,
    email,
    firstname: first,
    lastname: last,
    username: displayNameOf(first, last),
    phone: index % 3 === 0 ? null : `55501${String(1000 + index * 37)}`,
    password: DEMO_PASSWORD,
    totpSecret: null,
    pendingTotpSecret: null,
    avatarSeed: traits.includes('picture') ? index + 11 : null,
    customerId,
    customerType: levelOf(customerId),
    role,
    isActive: !traits.includes('inactive'),
    isSystem: traits.includes('system'),
    isEmailConfirmed: !traits.includes('invited'),
    invitedAt: traits.includes('invited')
      ? now - (1 + (index % 3)) * 30 * millisecondsInHour
      : null,
    // From half an hour to several years ago, so that every unit of relative time occurs.
    lastLogin: traits.includes('never')
      ? null
      : now - Math.round(millisecondsInHour * 0.5 * 1.22 ** index),
    isHidden: false,
  };
}

/** The demo accounts, and unless lists are empty, all others: 60 users. */
export function seedUsers(scenario: Scenario, now: number): readonly UserRecord[] {
  const people = PEOPLE.map((person, index) => toUser(person, index, now));
  const hidden = people.flatMap((user) =>
    isDemo(user.email) ? [{ ...user, isHidden: true }] : [],
  );
  return [...demoUsers(scenario, now), ...(scenario.isEmpty ? hidden : people)];
}

const GENERATED_EMAIL = /^user-([1-9]\d*)@many\.example$/;
const GENERATED_ROLES = ['Guest', 'Customer', 'Customer', 'Customer', 'Marketplace Buyer'];

/** Additional users for a scenario, generated from the seeded names on access. */
export function generateUsers(scenario: Scenario, now: number): GeneratedUsers {
  const count = Math.max(0, (scenario.userCount ?? 0) - OWN_ACCOUNTS.length - PEOPLE.length);
  return {
    count,
    indexOf(email) {
      const number = Number(GENERATED_EMAIL.exec(email)?.[1] ?? 0);
      return number <= count ? number - 1 : -1;
    },
    at(index) {
      const first = PEOPLE[(index * 7) % PEOPLE.length]?.[0] ?? '';
      const last = PEOPLE[(index * 11 + 5) % PEOPLE.length]?.[1] ?? '';
      const role = GENERATED_ROLES[index % GENERATED_ROLES.length] ?? 'Guest';
      const person: Person = [first, last, `user-${index + 1}@many.example`, role];
      const lastLogin = index % 9 === 0 ? null : now - (index + 1) * 61_000;
      return { ...toUser(person, index % 40, now), lastLogin };
    },
  };
}
