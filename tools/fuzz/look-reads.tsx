import { listRoles } from '../../src/api/calls/roles';
import { getCurrentUser, listUsers } from '../../src/api/calls/users';
import type { ApiClient } from '../../src/api/client';
import { ViewAsBanner } from '../../src/components/roles/ViewAsBanner';
import { UsersScreen } from '../../src/components/users/UsersScreen';
import type { ListState } from '../../src/contracts/list';
import { MATCHES_MAX, MATCHES_PAGE } from '../../src/domain/paging';
import type { Role } from '../../src/domain/roles/role';
import { asHolder, canViewAs, toViewedRole } from '../../src/domain/roles/viewed-role';
import { type NavigationItem, visibleNavigation } from '../../src/domain/shell/navigation';
import { type CurrentUser, toCurrentUser, type User } from '../../src/domain/users/user';
import type { UserRow } from '../../src/domain/users/user-row';
import { collectPages } from '../../src/hooks/reads/collect-pages';
import { FUZZ_NOW, type FuzzedRead, fuzzed, nothing, reading, shown } from './fuzzed-read';

/** Pages as the portal has them, each with what opens it. */
const PAGES: readonly NavigationItem[] = [
  { id: 'users', url: '/users', permissions: ['User.Read'] },
  { id: 'roles', url: '/roles', permissions: ['Permissions.Read'], minimumCustomerType: 1 },
];

const ROLE: Role = {
  name: 'Support Desk',
  owner: 'System',
  permissions: [{ name: 'User.Read', description: '' }],
};

/** The portal as a holder of a role has it: the banner, who looks, and the menu. */
function View({ user, role }: { readonly user: CurrentUser; readonly role: Role }) {
  const holder = asHolder(user, toViewedRole(role));
  const words = [holder.email, holder.roleName, ...holder.allowedActions];
  return (
    <>
      <ViewAsBanner role={role.name} onEnd={nothing} />
      <p>{[...words, visibleNavigation(PAGES, holder).length].join(' ')}</p>
      <p>{canViewAs(user).allowed ? 'may look' : 'may not'}</p>
    </>
  );
}

/** All records on all pages, as a selection of all that matches reads them. */
const readMatches = (client: ApiClient) =>
  collectPages<UserRow>((position) => listUsers(client, position), {
    pageSize: MATCHES_PAGE,
    mostPages: MATCHES_MAX / MATCHES_PAGE,
  });

/** Reads of the view as a role, and of all that matches a list. */
export const LOOK_READS = (
  user: unknown,
  people: unknown,
  list: Omit<ListState<UserRow>, 'rows'>,
): readonly FuzzedRead[] => [
  fuzzed<User>({
    name: 'getCurrentUser viewing as',
    call: (client) => getCurrentUser(client),
    answer: user,
    show: shown((own) => <View user={toCurrentUser(own, 2)} role={ROLE} />),
  }),
  fuzzed<readonly Role[]>({
    name: 'listRoles viewed as',
    call: (client) => listRoles(client),
    answer: {
      Admin: { ...ROLE, name: 'Admin', permissions: [ROLE.permissions] },
      Desk: { name: 'Desk', owner: 'maren@fjord.example', permissions: [[]] },
    },
    show: shown((roles) => (
      <>
        {roles.slice(0, 3).map((role) => (
          <View key={role.name} user={VIEWER} role={role} />
        ))}
      </>
    )),
  }),
  fuzzed<readonly UserRow[]>({
    name: 'listUsers all matches',
    call: async (client) => (await readMatches(client)).rows,
    answer: people,
    show: (read) => {
      const rows = read.status === 'ready' ? read.data.slice(0, MATCHES_PAGE) : [];
      const all = read.status === 'ready' ? read.data : null;
      const failure = read.status === 'failed' ? read.failure : null;
      const total = MATCHES_MAX;
      return (
        <UsersScreen
          now={FUZZ_NOW}
          list={{
            ...list,
            rows: reading({
              status: 'ready',
              data: { data: rows, totalRecords: total, totalPages: 10 },
            }),
            selectedKeys: new Set(rows.map(({ email }) => email)),
            matches: { total, rows: all, isPending: false, failure, onSelect: nothing },
          }}
          actor={{ email: VIEWER.email, allowedActions: ['User.Delete'] }}
          deletion={{ onDelete: nothing }}
          onImpersonate={nothing}
        />
      );
    },
  }),
];

const VIEWER: CurrentUser = {
  email: 'maren@fjord.example',
  firstname: 'Maren',
  lastname: 'Okafor',
  username: '',
  phone: '',
  twoFactorEnabled: false,
  userAvatar: '',
  customerId: 'c1',
  roles: [],
  isActive: true,
  isSystem: false,
  lastLoginDate: null,
  allowedWhileImpersonating: [],
  customerType: 2,
  allowedActions: ['Permissions.Edit'],
  roleName: '',
};
