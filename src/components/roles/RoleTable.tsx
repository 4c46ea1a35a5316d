import { useMemo } from 'react';
import type { ListState } from '../../contracts/list';
import type { RolesScreenProps } from '../../contracts/roles';
import { isSystemRole, type Role } from '../../domain/roles/role';
import { rolesMessages, rolesSharedMessages } from '../../messages/generated/en/roles';
import { sharedPeopleMessages, sharedRolesMessages } from '../../messages/generated/en/shared';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { PermissionsIcon } from '../ui/icons';
import { useLinks } from '../ui/LinksProvider';
import { innerList } from '../ui/list/inner-list';
import { List } from '../ui/list/List';
import type { ListColumn } from '../ui/list/list-props';
import { useOnScreen } from '../ui/useOnScreen';
import { permissionCount } from './permission-count';
import { RoleCardMembers } from './RoleCardMembers';
import { roleMenu } from './role-menu';
import { useRoleLabel } from './useRoleLabel';
import { useRoleRefusal } from './useRoleRefusal';

type RoleTableProps = { list: ListState<Role> } & Pick<
  RolesScreenProps,
  'useRoleMembers' | 'onAction' | 'onView' | 'permissionTotal' | 'changeRefusal' | 'changeAccess'
>;

const keyOf = ({ name }: Role) => name;

/** The users of a row, loaded when it becomes visible (contract §4.17). */
function Members({
  role,
  useRoleMembers,
}: { role: Role } & Pick<RoleTableProps, 'useRoleMembers'>) {
  const [frameRef, isVisible] = useOnScreen();
  const members = useRoleMembers(role.name, { isVisible });
  return (
    <div ref={frameRef}>
      <RoleCardMembers
        roleName={useRoleLabel()(role.name)}
        members={members}
        isDeferred={!isVisible}
      />
    </div>
  );
}

/** The roles as a list, for many roles. */
export function RoleTable(props: RoleTableProps) {
  const { role: roleHref } = useLinks();
  const { list, useRoleMembers, onAction, onView, permissionTotal } = props;
  const { changeRefusal, changeAccess } = props;
  const t = useMessages(rolesMessages);
  const tShared = useMessages(rolesSharedMessages);
  const tRoles = useMessages(sharedRolesMessages);
  const refusal = useRoleRefusal();
  const tPeople = useMessages(sharedPeopleMessages);
  const tData = useMessages(uiDataMessages);
  const label = useRoleLabel();
  const columns: readonly ListColumn<Role>[] = useMemo(
    () => [
      {
        id: 'role',
        kind: 'name',
        header: tPeople('columnRole'),
        sort: 'name',
        value: (role) => ({
          text: role.name.trim() === '' ? tRoles('unnamedRole') : role.name,
          href: roleHref?.(role.name),
          badges: isSystemRole(role) ? [{ label: tShared('systemRole'), tone: 'info' }] : [],
        }),
      },
      {
        id: 'owner',
        kind: 'text',
        header: t('columnOwner'),
        sort: 'owner',
        summary: 'headed',
        value: ({ owner }) => <bdi>{owner || t('ownerUnknown')}</bdi>,
      },
      {
        id: 'permissions',
        kind: 'text',
        header: tShared('permissions'),
        sort: '-permissions',
        value: (role) => permissionCount(t, role, permissionTotal),
      },
      {
        id: 'users',
        kind: 'text',
        header: t('columnUsers'),
        summary: 'none',
        isInFile: false,
        value: (role) => <Members role={role} useRoleMembers={useRoleMembers} />,
      },
    ],
    [t, tShared, tRoles, tPeople, roleHref, permissionTotal, useRoleMembers],
  );
  const rowActions = useMemo(
    () => (role: Role) =>
      roleMenu(role, {
        t,
        tShared,
        refusal,
        canView: onView !== undefined,
        changeRefusal,
        changeAccess,
        onAction: (action) => (action === 'view' ? onView?.(role, []) : onAction(action, role)),
      }),
    [t, tShared, refusal, onView, changeRefusal, changeAccess, onAction],
  );
  return (
    <List
      list={innerList(list)}
      label={t('title')}
      columns={columns}
      getRowKey={keyOf}
      getRowLabel={({ name }) => label(name)}
      now={0}
      rowActions={rowActions}
      empty={{ icon: <PermissionsIcon />, title: tData('noRecords') }}
      failedText={tRoles('rolesFailed')}
    />
  );
}
