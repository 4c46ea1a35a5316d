import { useRef } from 'react';
import type { RolesScreenProps } from '../../contracts/roles';
import { unreadableIn } from '../../domain/entries';
import { dataOr } from '../../domain/reading';
import type { Role } from '../../domain/roles/role';
import { rolesMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { AddIcon } from '../ui/icons';
import { useLinks } from '../ui/LinksProvider';
import { unreadableItem } from '../ui/UnreadableEntry';
import { useDisabledReason } from '../ui/useDisabledReason';
import { useKeptFocus } from '../ui/useKeptFocus';
import { useOnScreen } from '../ui/useOnScreen';
import type { Refused } from '../ui/useRefusal';
import { RoleCard } from './RoleCard';
import { useRoleRefusal } from './useRoleRefusal';

const Root = styled('button')(
  layered(`
  appearance: none;
  box-sizing: border-box;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--plinth-space-1);
  inline-size: 100%;
  min-block-size: 128px;
  margin: 0;
  padding: var(--plinth-space-5);
  border: 1px dashed var(--plinth-border-strong);
  border-radius: var(--plinth-radius-lg);
  background: transparent;
  color: var(--plinth-text);
  font: inherit;
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;
  transition: background-color var(--plinth-duration-fast) var(--plinth-ease), border-color var(--plinth-duration-fast) var(--plinth-ease);
  &:hover { background: var(--plinth-surface); border-color: var(--plinth-brand); }
  &:active { background: var(--plinth-surface-pressed); }
  &:focus-visible { outline: var(--plinth-focus-width) solid var(--plinth-focus-ring); outline-offset: var(--plinth-focus-offset); }
  & > span:first-of-type {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    margin-block-end: var(--plinth-space-2);
    border-radius: 50%;
    background: var(--plinth-brand-soft);
    color: var(--plinth-brand-text);
  }
  &[aria-disabled] { cursor: default; opacity: 0.6; }
  & svg { inline-size: 20px; block-size: 20px; }
  & > strong { font-weight: 600; }
  & > span:last-of-type { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); text-wrap: balance; }
  @media (prefers-reduced-motion: reduce) { transition: none; }
  `),
);

/** The card that opens the dialog to create a role (specification §2.6). */
function CreateRoleCard({
  onPress,
  disabledReason,
  onWhy,
}: {
  onPress: () => void;
} & Refused) {
  const t = useMessages(rolesMessages);
  const why = useDisabledReason(disabledReason, {});
  return (
    <>
      <Root
        type="button"
        data-slot="create-role-card"
        aria-disabled={disabledReason ? true : undefined}
        aria-describedby={why.id}
        {...why.listeners}
        onClick={(event) => {
          if (!disabledReason) onPress();
          else if (onWhy) onWhy();
          else why.show(event.currentTarget);
        }}
      >
        <span aria-hidden>
          <AddIcon />
        </span>
        <strong>{t('createNewRole')}</strong>
        <span>{t('createNewRoleText')}</span>
      </Root>
      {why.element}
    </>
  );
}

type ListedRoleProps = { role: Role } & Pick<
  RolesScreenProps,
  'useRoleMembers' | 'onAction' | 'onView' | 'permissionTotal' | 'changeRefusal' | 'changeAccess'
>;

const NO_PAGE = { data: [], totalRecords: null, totalPages: null };

/** A role's card. Its users load when it becomes visible (contract §4.17). */
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
  /** Whether the list starts with the card to create a role. */
  hasCreate: boolean;
  onCreate: () => void;
} & Omit<ListedRoleProps, 'role'>;

/** The roles as cards (specification §2.6). */
export function RoleGrid({ roles, hasCreate, onCreate, ...listed }: RoleGridProps) {
  const t = useMessages(rolesMessages);
  const refusal = useRoleRefusal();
  const list = useRef<HTMLUListElement>(null);
  // If the focused card disappears, the card in its place is focused (contract §4.10).
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
