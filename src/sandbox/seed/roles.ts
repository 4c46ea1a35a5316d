import { SYSTEM_OWNER } from '../../domain/roles/role';
import type { CategoryRecord } from '../db/catalogue';
import { PROVIDER_ID } from '../db/commerce-records';
import type { RoleRecord } from '../db/roles-table';
import type { Scenario } from '../world/scenarios';

type RoleSeed = readonly [name: string, owner: string, permissions: readonly string[]];

const EVERYTHING = ['*'];

/** The seeded roles; `Area.*` stands for all permissions of an area. */
const ROLES: readonly RoleSeed[] = [
  ['Admin', 'System', EVERYTHING],
  ['Guest', 'System', []],
  [
    'Reseller',
    'System',
    [
      'User.Read',
      'User.Invite',
      'User.Deactivate',
      'User.ResetTwoFactor',
      'Permissions.Read',
      'Permissions.Assign',
      'Customer.*',
      'Subscription.*',
      'Order.Read',
      'Order.Create',
      'Order.Approve',
      'Order.Retry',
      'Order.Cancel',
      'Marketplace.Read',
      'Marketplace.ReadWrite',
      'Marketplace.Prices',
      'Billing.Read',
      'Billing.Correct',
      'Billing.Pay',
      'Billing.Export',
      'Report.Revenue',
      'Settings.AuditLog',
    ],
  ],
  ['Customer', 'System', ['Subscription.Read', 'Order.Read', 'Marketplace.Read', 'Billing.Read']],
  [
    'Support Desk',
    'Ada Lindqvist',
    [
      'User.Read',
      'User.Impersonate',
      'Permissions.Read',
      'Customer.Read',
      'Subscription.Read',
      'Order.Read',
      'Marketplace.Read',
      'Marketplace.ReadWrite',
      'Billing.Read',
    ],
  ],
  [
    'Billing Clerk',
    'Ada Lindqvist',
    ['Customer.Read', 'Order.Read', 'Billing.*', 'Report.Revenue'],
  ],
  [
    'Marketplace Buyer',
    'Bruno Keller',
    ['Order.Read', 'Marketplace.Read', 'Marketplace.ReadWrite'],
  ],
  ['Auditor', 'Bruno Keller', ['User.Read', 'Permissions.Read', 'Settings.AuditLog']],
];

/** Names that break code with roles in a plain object, a path or a narrow column. */
const AWKWARD_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '10',
  '2',
  'a/b',
  '100%',
  'Sales & <Marketing> "EMEA"?#1',
  'Ωmega 🛡️',
  'דסק תמיכה',
  'Long '.repeat(40).trim().padEnd(200, '.'),
];

function matches(permission: string, pattern: string): boolean {
  if (pattern === '*') return true;
  return pattern.endsWith('.*')
    ? permission.startsWith(pattern.slice(0, -1))
    : permission === pattern;
}

function moreRoles(count: number, all: readonly string[]): RoleRecord[] {
  return Array.from({ length: count }, (_, index) => ({
    name: AWKWARD_NAMES[index] ?? `Team ${index + 1}`,
    owner: index % 5 === 0 ? 'Bruno Keller' : 'Ada Lindqvist',
    ownerCompanyId: PROVIDER_ID,
    permissions: all.filter((_, position) => position % (2 + (index % 17)) === 0),
    isHidden: false,
  }));
}

/** The eight seeded roles; a scenario may add more, or hide them. */
export function seedRoles(
  categories: readonly CategoryRecord[],
  scenario: Scenario,
): readonly RoleRecord[] {
  const all = categories.flatMap((category) => category.permissions.map(({ name }) => name));
  const roles = ROLES.map(([name, owner, patterns]) => ({
    name,
    owner,
    // Their authors work at the provider.
    ...(owner !== SYSTEM_OWNER && { ownerCompanyId: PROVIDER_ID }),
    permissions: all.filter((name) => patterns.some((pattern) => matches(name, pattern))),
    isHidden: scenario.isEmpty === true,
  }));
  return [...roles, ...moreRoles(Math.max(0, (scenario.roleCount ?? 0) - roles.length), all)];
}
