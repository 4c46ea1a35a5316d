import type { DeletedUser, DeletionStep, UserDeletion } from '../../src/domain/users/user-deletion';
import type { UserRow } from '../../src/domain/users/user-row';
import { STORY_NOW } from './sandbox';

const HOUR_MS = 3_600_000;

/** A user of the list, for stories that get their data by args. */
export function userRow(
  firstname: string,
  lastname: string,
  extra: Partial<UserRow> = {},
): UserRow {
  return {
    email: `${firstname}.${lastname}@northwind.example`.toLowerCase(),
    firstname,
    lastname,
    userAvatar: '',
    isSystem: false,
    isActive: true,
    twoFactorEnabled: false,
    lastLoginDate: new Date(STORY_NOW - 26 * HOUR_MS),
    roles: ['Customer'],
    ...extra,
  };
}

/** Who looks at the list. */
export const ada = {
  email: 'ada@northwind.example',
  allowedActions: ['User.Delete', 'User.Impersonate'],
};

export const users: readonly UserRow[] = [
  userRow('Ada', 'Lindqvist', {
    email: ada.email,
    roles: ['Admin'],
    twoFactorEnabled: true,
    lastLoginDate: new Date(STORY_NOW - 40_000),
  }),
  userRow('Maren', 'Okafor', { roles: ['Support desk', 'Billing clerk'], twoFactorEnabled: true }),
  userRow('Billing', 'Robot', { isSystem: true, roles: ['Admin'], lastLoginDate: 'never' }),
  userRow('Søren', 'Ødegård', {
    isActive: false,
    lastLoginDate: new Date(STORY_NOW - 999 * HOUR_MS),
  }),
  userRow('美咲', '田中', { email: 'misaki@northwind.example', roles: [] }),
  userRow('', '', {
    email: 'just.invited@northwind.example',
    lastLoginDate: 'never',
    roles: ['Guest'],
  }),
];

/** Names and an e-mail as long as they get. */
export const longUser = userRow('Maria', 'Vandermeulenbroeck-'.repeat(11).slice(0, 200), {
  email: `${'maria.'.repeat(12)}@${'subdomain.'.repeat(8)}northwind.example`,
  roles: ['Marketplace buyer with a rather long name', 'x'.repeat(120)],
});

/** So many users, in the order of their numbers. */
export function manyUserRows(count: number): readonly UserRow[] {
  return Array.from({ length: count }, (_, index) =>
    userRow(
      ['Maren', 'Tomasz', 'Priya', 'Yusuf', 'Chloé'][index % 5] ?? '',
      `Number ${index + 1}`,
      {
        email: `user${index + 1}@northwind.example`,
        isActive: index % 4 !== 2,
        twoFactorEnabled: index % 3 === 0,
      },
    ),
  );
}

/** A user, as far as a deletion needs them. */
function deletedUser({ email, firstname, lastname }: UserRow): DeletedUser {
  return { email, firstname, lastname };
}

/** A deletion whose users stand as the steps say, in their order. */
export function deletionOf(
  phase: UserDeletion['phase'],
  of: readonly UserRow[],
  steps: readonly (DeletionStep['status'] | { failed: string; permission?: string })[],
): UserDeletion {
  return {
    phase,
    entries: of.map(deletedUser).map((user, index) => {
      const step = steps[index] ?? 'waiting';
      if (step !== 'failed' && typeof step !== 'object') return { user, status: step };
      const { failed: serverMessage, permission } =
        step === 'failed' ? { failed: undefined, permission: undefined } : step;
      return { user, status: 'failed', failure: { kind: 'refused', serverMessage, permission } };
    }),
  };
}
