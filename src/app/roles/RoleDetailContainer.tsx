import { type ReactNode, useCallback, useState } from 'react';
import { generatePath, useNavigate } from 'react-router';
import { RoleDetailScreen } from '../../components/roles/RoleDetailScreen';
import { DEFAULT_PAGE_SIZE } from '../../domain/paging';
import { failureOfReading } from '../../domain/reading';
import type { RoleMember } from '../../domain/roles/role';
import type { ViewRoleState } from '../../domain/roles/view-role-state';
import { useRoles } from '../../hooks/roles/useRoles';
import { useRoleUsers } from '../../hooks/roles/useRoleUsers';
import { useActionAccess } from '../impersonation/useActionAccess';
import { PageTitle } from '../PageTitle';
import { pagedListProps } from '../paged-list-props';
import { paths } from '../paths';
import { retryProps } from '../reading-props';
import { AddUsersContainer } from './AddUsersContainer';
import { RevokeRoleContainer } from './RevokeRoleContainer';
import { RoleDialogs } from './RoleDialogs';
import type { RoleDialog } from './role-dialog';

const userHref = ({ email }: RoleMember) => generatePath(paths.userEdit, { email });

/**
 * A role as the list of roles has it now; until that is there, and when it cannot be had, as the
 * navigation brought it.
 */
export function RoleDetailContainer({
  view,
  whenGone,
}: {
  view: ViewRoleState;
  /** Shown when there is no such role any more. */
  whenGone: ReactNode;
}) {
  const roles = useRoles();
  const users = useRoleUsers(view.name);
  const navigate = useNavigate();
  const { reason: changeRefusal } = useActionAccess('manageRoles');
  const [dialog, setDialog] = useState<RoleDialog | null>(null);
  const [revoking, setRevoking] = useState<readonly RoleMember[]>([]);
  const [isRevoking, setIsRevoking] = useState(false);
  const [adding, setAdding] = useState({ time: 0, isOpen: false });
  const onRevoke = useCallback((members: readonly RoleMember[]) => {
    setRevoking(members);
    setIsRevoking(true);
  }, []);
  const onAddUsers = useCallback(
    () => setAdding(({ time }) => ({ time: time + 1, isOpen: true })),
    [],
  );

  const known = roles.status === 'ready' ? roles.data : [];
  const current = known.find(({ name }) => name === view.name);
  const isListRead =
    (roles.status === 'ready' || roles.status === 'empty') && !roles.isRefreshing && !roles.isStale;
  const isGone = isListRead
    ? current === undefined
    : failureOfReading(users.reading)?.kind === 'notFound';
  // A deletion says so itself, and leads on.
  if (isGone && dialog === null) return whenGone;

  const role = current ?? view.role;
  const expectedRows = Math.min(Math.max(view.users.length, 1), DEFAULT_PAGE_SIZE);
  return (
    <PageTitle title={role.name}>
      <RoleDetailScreen
        role={role}
        users={{
          ...pagedListProps(users),
          selected: users.selected,
          userHref,
          onAddUsers,
          onRevoke,
          expectedRows,
        }}
        rolesHref={paths.roles}
        changeRefusal={changeRefusal}
        onEdit={() => setDialog({ kind: 'edit', role })}
        onDelete={() => setDialog({ kind: 'delete', role })}
        isStale={failureOfReading(roles) !== undefined}
        {...retryProps(roles)}
      />
      <RoleDialogs
        dialog={dialog}
        onClose={() => setDialog(null)}
        onDeleted={() => void navigate(paths.rolesIndex, { replace: true })}
      />
      <RevokeRoleContainer
        key={revoking.map(({ email }) => email).join()}
        members={revoking}
        reading={users.reading}
        isOpen={isRevoking}
        onClose={() => setIsRevoking(false)}
      />
      {adding.time > 0 && (
        <AddUsersContainer
          key={adding.time}
          role={role.name}
          isOpen={adding.isOpen}
          onClose={() => setAdding((opening) => ({ ...opening, isOpen: false }))}
        />
      )}
    </PageTitle>
  );
}
