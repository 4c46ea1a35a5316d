import { useId, useMemo } from 'react';
import type { Links } from '../../contracts/links';
import type { RoleUsersProps } from '../../contracts/roles';
import type { Access } from '../../domain/access';
import { ALLOWED } from '../../domain/access';
import { dataOr } from '../../domain/reading';
import type { Role, RoleMember } from '../../domain/roles/role';
import { canRevoke, GUEST_ROLE } from '../../domain/roles/role';
import { hasSelection } from '../../domain/roles/role-users';
import { displayNameOf } from '../../domain/users/user';
import { rolesDetailMessages, rolesSharedMessages } from '../../messages/generated/en/roles';
import { sharedPeopleMessages, sharedRolesMessages } from '../../messages/generated/en/shared';
import { uiDataMessages } from '../../messages/generated/en/ui';
import type { Translate } from '../../messages/messages';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { DeleteIcon, UserIcon, UsersIcon } from '../ui/icons';
import { useLinks } from '../ui/LinksProvider';
import { List } from '../ui/list/List';
import type { TableAction } from '../ui/Table';
import { roleUsersColumns } from './role-users-columns';
import { useRoleRefusal } from './useRoleRefusal';

type T = Translate<(typeof rolesDetailMessages)['messages']>;
type Shared = Translate<(typeof sharedRolesMessages)['messages']>;

interface RoleUserActions {
  role: string;
  t: T;
  tShared: Shared;
  links: Links;
  onRevoke: (members: readonly RoleMember[]) => void;
  /** Why the viewer cannot revoke the role. */
  refused: ReturnType<ReturnType<typeof useRoleRefusal>>;
}

/** Whether a user can be selected and lose the role, with the reason if not. */
export function revokeAccess(role: string, member: RoleMember, t: Shared): Access {
  const access = canRevoke({ name: role }, member);
  return access.allowed ? access : { allowed: false, reason: t('keepsAdmin') };
}

/**
 * The menu of a row: View User and Revoke role. Guest cannot be revoked. Admin cannot be revoked
 * from a system user; the disabled entry explains why (specification §2.7).
 */
export function roleUserActions(options: RoleUserActions) {
  const { role, t, tShared, links, onRevoke, refused } = options;
  return (member: RoleMember): readonly TableAction[] => {
    const access = revokeAccess(role, member, tShared);
    const href = links.user?.(member.email);
    const view: readonly TableAction[] = href
      ? [{ id: 'view', label: t('viewUser'), icon: <UserIcon aria-hidden />, href }]
      : [];
    if (role === GUEST_ROLE) return view;
    return [
      ...view,
      {
        id: 'revoke',
        label: t('revokeRoleAction'),
        icon: <DeleteIcon aria-hidden />,
        tone: 'danger',
        ...(access.allowed ? refused : { isDisabled: true, disabledReason: access.reason }),
        onAction: () => onRevoke([member]),
      },
    ];
  };
}

/** Layout of the users' card. */
const RoleUsersFrame = styled('section')(
  layered(`
  display: grid;
  align-content: start;
  gap: var(--plinth-space-3);
  min-inline-size: 0;
  & > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: var(--plinth-space-3);
  }
  & h2 {
    margin: 0;
    font-size: var(--plinth-font-size-lg);
    line-height: 24px;
    font-family: var(--plinth-font-heading);
    font-weight: 600;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  @media (width < 576px) {
    & > header { grid-template-columns: minmax(0, 1fr); }
  }
  `),
);

const NO_PAGE = { data: [], totalRecords: null, totalPages: null };
const keyOf = ({ email }: RoleMember) => email;

/** The right card: the users of the role (specification §2.7). */
export function RoleUsersCard({ role, ...props }: RoleUsersProps & { role: Pick<Role, 'name'> }) {
  const links = useLinks();
  const { list, onRevoke, changeRefusal, giveAccess = ALLOWED } = props;
  const t = useMessages(rolesDetailMessages);
  const tShared = useMessages(rolesSharedMessages);
  const tRoles = useMessages(sharedRolesMessages);
  const tPeople = useMessages(sharedPeopleMessages);
  const tData = useMessages(uiDataMessages);
  const refusal = useRoleRefusal();
  const id = useId();
  // A role with more permissions than the viewer's own can be neither assigned nor revoked (workday
  // §9.6).
  const refused = useMemo(
    () => refusal(giveAccess, changeRefusal),
    [refusal, giveAccess, changeRefusal],
  );
  const columns = useMemo(() => roleUsersColumns(t, tPeople, links), [t, tPeople, links]);
  const rowActions = useMemo(
    () =>
      roleUserActions({
        role: role.name,
        t,
        tShared: tRoles,
        links,
        onRevoke,
        refused,
      }),
    [role.name, t, tRoles, links, onRevoke, refused],
  );

  const { data: members, totalRecords: total } = dataOr(list.rows, NO_PAGE);
  const selected = members.filter((member) => list.selectedKeys.has(keyOf(member)));
  const title = total === null ? t('usersAssignedOpen') : t('usersAssigned', { count: total });

  return (
    <RoleUsersFrame data-slot="role-users-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {/* One button with two actions, so that it keeps the focus when the selection ends. */}
        <Button
          variant={selected.length > 0 ? 'danger' : 'primary'}
          {...refused}
          onPress={() => (selected.length > 0 ? onRevoke(selected) : props.onAddUsers())}
        >
          {selected.length > 0 ? t('revokeRole') : tShared('addUsersToRole')}
        </Button>
      </header>
      <List
        list={list}
        label={t('usersAssignedOpen')}
        columns={columns}
        getRowKey={keyOf}
        getRowLabel={displayNameOf}
        now={props.now}
        search={{
          label: t('searchUsers'),
          placeholder: tPeople('searchPeople'),
          tooShort: tPeople('searchTooShort'),
          isKept: true,
        }}
        rowActions={rowActions}
        selectable={hasSelection(role)}
        canSelect={(member) => revokeAccess(role.name, member, tRoles)}
        empty={{ icon: <UsersIcon />, title: tData('noRecords'), text: t('noUsersText') }}
        noMatchText={t('noMatchText')}
        failedText={tShared('usersFailed')}
        skeletonRows={props.expectedRows ?? 5}
        headingLevel={3}
      />
    </RoleUsersFrame>
  );
}
