import { useRef } from 'react';
import type { RolesScreenProps } from '../../contracts/roles';
import { unreadableIn } from '../../domain/entries';
import { dataOr } from '../../domain/reading';
import type { Role } from '../../domain/roles/role';
import { rolesMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { useLinks } from '../ui/LinksProvider';
import { unreadableItem } from '../ui/UnreadableEntry';
import { useKeptFocus } from '../ui/useKeptFocus';
import { useOnScreen } from '../ui/useOnScreen';
import { CreateRoleCard } from './CreateRoleCard';
import { RoleCard } from './RoleCard';
import { useRoleRefusal } from './useRoleRefusal';

/** Props of {@link ListedRole}. */
type ListedRoleProps = { role: Role } & Pick<
  RolesScreenProps,
  'useRoleMembers' | 'onAction' | 'onView' | 'permissionTotal' | 'changeRefusal' | 'changeAccess'
>;

const NO_PAGE = { data: [], totalRecords: null, totalPages: null };

/** A card of the list that asks for its people once it is on screen (contract §4.17). */
function ListedRole(props: ListedRoleProps) {
  const { role, useRoleMembers, onAction, onView, changeRefusal } = props;
  const links = useLinks();
  const [frameRef, isVisible] = useOnScreen();
  const members = useRoleMembers(role.name, { isVisible });
  return (
    <RoleCard
      role={role}
      members={members}
      isDeferred={!isVisible}
      href={links.role?.(role.name)}
      permissionTotal={props.permissionTotal}
      onAction={(action) =>
        action === 'view' ? onView?.(role, dataOr(members, NO_PAGE).data) : onAction(action, role)
      }
      canView={onView !== undefined}
      changeRefusal={changeRefusal}
      changeAccess={props.changeAccess}
      frameRef={frameRef}
    />
  );
}

const Grid = styled('ul')(
  layered(`
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  gap: var(--plinth-space-4);
  & > li {
    min-inline-size: 0;
    content-visibility: auto;
    contain-intrinsic-block-size: auto 180px;
  }
  & > li > * {
    box-sizing: border-box;
    block-size: 100%;
  }
  `),
);

type RoleGridProps = {
  roles: readonly Role[];
  /** The card that begins a new role stands before the others. */
  hasCreate: boolean;
  onCreate: () => void;
} & Omit<ListedRoleProps, 'role'>;

/** The roles as cards (specification §2.6). */
export function RoleGrid({ roles, hasCreate, onCreate, ...listed }: RoleGridProps) {
  const t = useMessages(rolesMessages);
  const refusal = useRoleRefusal();
  const list = useRef<HTMLUListElement>(null);
  // A card that is gone passes the focus to the one in its place (contract §4.10).
  const { onFocus, onBlur } = useKeptFocus({
    rows: list,
    count: roles.length,
    keyAt: (index) => roles[index]?.name ?? index,
  });
  return (
    <Grid ref={list} aria-label={t('title')} onFocus={onFocus} onBlur={onBlur}>
      {hasCreate && (
        <li>
          <CreateRoleCard
            onPress={onCreate}
            {...refusal(listed.changeAccess?.('create', null), listed.changeRefusal)}
          />
        </li>
      )}
      {roles.map((role, index) => (
        <li key={role.name} data-index={index}>
          <ListedRole {...listed} role={role} />
        </li>
      ))}
      {unreadableIn(roles).map(unreadableItem)}
    </Grid>
  );
}
