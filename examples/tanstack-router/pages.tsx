import {
  InviteModal,
  ProfileScreen,
  RoleDetailScreen,
  RolesScreen,
  UsersScreen,
} from '@plinth/console/components';
import {
  addressWith,
  USERS_LIST,
  useInviteDialog,
  useProfileScreen,
  useRoleDetailScreen,
  useRolesScreen,
  useUsersScreen,
} from '@plinth/console/hooks';
import { getRouteApi } from '@tanstack/react-router';
import { parseSearch, searchParams } from './address';

const usersRoute = getRouteApi('/signed-in/users');
const userRoute = getRouteApi('/signed-in/users/$email');
const roleRoute = getRouteApi('/signed-in/roles/$name');

/** Search, page, order and filters are in the address: they survive a reload, and can be sent on. */
export function Users() {
  const { query } = usersRoute.useLoaderDeps();
  const navigate = usersRoute.useNavigate();
  const { open, dialog } = useInviteDialog();
  const screen = useUsersScreen({
    query,
    onQueryChange: (next) =>
      void navigate({
        search: (now) => parseSearch(addressWith(searchParams(now), next, USERS_LIST).toString()),
        replace: true,
      }),
    onInvite: open,
  });
  return (
    <>
      <UsersScreen {...screen} />
      <InviteModal {...dialog} />
    </>
  );
}

export function User() {
  const { email } = userRoute.useParams();
  return <Profile key={email} email={email} />;
}

function Profile({ email }: { readonly email: string }) {
  const screen = useProfileScreen({ email });
  return <ProfileScreen {...screen} />;
}

export function Roles() {
  return <RolesScreen {...useRolesScreen()} />;
}

export function Role() {
  const { name } = roleRoute.useParams();
  return <RoleDetail key={name} name={name} />;
}

function RoleDetail({ name }: { readonly name: string }) {
  return <RoleDetailScreen {...useRoleDetailScreen({ name })} />;
}
