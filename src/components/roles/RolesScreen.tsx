import type { Access } from '../../domain/access';
import { refusalOf } from '../../domain/failure';
import type { ListState } from '../../domain/list-query';
import { dataOr, type Reading } from '../../domain/reading';
import type { Role, RoleMember } from '../../domain/roles/role';
import type { RoleAction, RoleChange, RoleRefusal } from '../../domain/roles/role-actions';
import type { OpenRoleDialog, UseRoleMembers } from '../../domain/roles/role-dialogs';
import { rolesMessages, rolesSharedMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { ForbiddenState } from '../ui/ForbiddenState';
import { AddIcon } from '../ui/icons';
import { PageHeader } from '../ui/PageHeader';
import { StaleBanner } from '../ui/StaleBanner';
import { LazyRoleDialogs } from './LazyRoleDialogs';
import { ReadyRoles } from './ReadyRoles';
import { RoleCardsSkeleton } from './RoleCardsSkeleton';
import type { RolesView } from './RolesTools';
import { useRoleRefusal } from './useRoleRefusal';

/** Props of {@link RolesScreen}. */
export interface RolesScreenProps {
  /** The roles, in the order in which they are shown. */
  roles: Reading<readonly Role[]>;
  /** What reads the people of a card, called by each card; it may be a hook. Keep it the same. */
  useRoleMembers: UseRoleMembers;
  /** Called with what was chosen in a card's menu, except to view the role. */
  onAction: (action: RoleAction, role: Role) => void;
  /** Called by the card that begins a new role. */
  onCreate: () => void;
  /**
   * Called by "View Role", with the people that the card knows. @default none, and no such entry
   */
  onView?: ((role: Role, people: readonly RoleMember[]) => void) | undefined;
  /** Where a role's page is: its name leads there. @default names are no links */
  roleHref?: ((role: Role) => string) | undefined;
  /** How many permissions there are to give: "18 of 80 permissions". @default not said */
  permissionTotal?: number | undefined;
  /**
   * Search, order and page of the list, and how its user likes it; the cards have its search.
   * @default the screen holds it, and remembers nothing
   */
  list?: ListState<Role> | undefined;
  /** Cards, or a list for many, when you hold it. @default the screen holds it, cards at first */
  view?: RolesView | undefined;
  /** Called with the view that was chosen. @default nothing */
  onViewChange?: ((view: RolesView) => void) | undefined;
  /** Why no role can be changed now, as a sentence. @default they can */
  changeRefusal?: string | undefined;
  /**
   * Whether the viewer may make a change, of a role or of none in particular, and why not; keep the
   * function the same. @default they may
   */
  changeAccess?: ((change: RoleChange, role: Role | null) => Access<RoleRefusal>) | undefined;
  /** The dialog that is open. @default none */
  dialog?: OpenRoleDialog | null | undefined;
}

const Page = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  display: grid;
  gap: var(--plinth-space-6);
  color: var(--plinth-text);
  `),
);

const NONE: readonly Role[] = [];

/**
 * The roles as cards or as a list, with the dialogs that change them (specification §2.6, §2.8).
 *
 * @example
 * <RolesScreen {...useRolesScreen()} />
 */
export function RolesScreen(props: RolesScreenProps) {
  const { roles: reading, onCreate, changeRefusal, changeAccess, dialog = null } = props;
  const refusal = useRoleRefusal();
  const t = useMessages(rolesMessages);
  const tShared = useMessages(rolesSharedMessages);
  const roles = dataOr(reading, NONE);
  const refusedFor = reading.status === 'failed' && refusalOf(reading.failure);
  if (refusedFor) {
    return (
      <Page data-slot="roles-screen">
        <PageHeader title={t('title')} />
        <ForbiddenState
          area={t('title')}
          permission={reading.failure.permission}
          text={reading.failure.serverMessage}
          reason={refusedFor}
        />
      </Page>
    );
  }
  return (
    <Page data-slot="roles-screen" aria-busy={reading.status === 'loading'}>
      <PageHeader title={t('title')} text={t('intro')} />
      {reading.status === 'loading' && <RoleCardsSkeleton label={t('loading')} />}
      {reading.status === 'failed' && (
        <FailedState
          failure={reading.failure}
          fallback={tShared('rolesFailed')}
          isRetrying={reading.isRefreshing}
        />
      )}
      {reading.status === 'empty' && (
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          actions={
            <Button
              variant="primary"
              {...refusal(changeAccess?.('create', null), changeRefusal)}
              onPress={onCreate}
            >
              <AddIcon aria-hidden />
              <span>{t('createNewRole')}</span>
            </Button>
          }
        />
      )}
      {reading.status === 'ready' && (
        <>
          <StaleBanner reading={reading} />
          <ReadyRoles {...props} all={roles} />
        </>
      )}
      <LazyRoleDialogs dialog={dialog} />
    </Page>
  );
}
