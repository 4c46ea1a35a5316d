import {
  InviteModal,
  ProfileScreen,
  RoleDetailScreen,
  RolesScreen,
  UsersScreen,
} from '@plinth/console/components';
import {
  addressWith,
  queryIn,
  USERS_LIST,
  useInviteDialog,
  useProfileScreen,
  useRoleDetailScreen,
  useRolesScreen,
  useUsersScreen,
} from '@plinth/console/hooks';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';

/** Search, page, order and filters are in the address: they survive a reload, and can be sent on. */
export function Users() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => queryIn(params, USERS_LIST), [params]);
  const { open, dialog } = useInviteDialog();
  const screen = useUsersScreen({
    query,
    onQueryChange: (next) =>
      setParams((now) => addressWith(now, next, USERS_LIST), { replace: true }),
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
  const { email = '' } = useParams();
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
  const { name = '' } = useParams();
  return <RoleDetail key={name} name={name} />;
}

function RoleDetail({ name }: { readonly name: string }) {
  return <RoleDetailScreen {...useRoleDetailScreen({ name })} />;
}
