import { useRef } from 'react';
import { failureText } from '../../domain/failure';
import { dataOr, type Reading } from '../../domain/reading';
import type { Role, RoleMember } from '../../domain/roles/role';
import type { RoleAction } from '../../domain/roles/role-actions';
import type { OpenRoleDialog, UseRoleMembers } from '../../domain/roles/role-dialogs';
import { rolesMessages } from '../../messages/generated/en/roles';
import { uiFailureMessages, uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { AddIcon } from '../ui/icons';
import { PageHeader } from '../ui/PageHeader';
import { useKeptFocus } from '../ui/useKeptFocus';
import { CreateRoleCard } from './CreateRoleCard';
import { LazyRoleDialogs } from './LazyRoleDialogs';
import { ListedRole } from './ListedRole';
import { RoleCardsSkeleton } from './RoleCardsSkeleton';

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
  /** Why no role can be changed now, as a sentence. @default they can */
  changeRefusal?: string | undefined;
  /** The dialog that is open. @default none */
  dialog?: OpenRoleDialog | null | undefined;
}

const Grid = /* @__PURE__ */ styled('ul')(
  /* @__PURE__ */ layered(`
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 288px), 1fr));
  gap: var(--plinth-space-4);
  & > li {
    min-inline-size: 0;
    content-visibility: auto;
    contain-intrinsic-block-size: auto 298px;
  }
  & > li > * {
    box-sizing: border-box;
    block-size: 100%;
  }
  `),
);

const Page = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  display: grid;
  gap: var(--plinth-space-6);
  color: var(--plinth-text);
  `),
);

const NONE: readonly Role[] = [];

/**
 * The roles as cards, with the dialogs that change them (specification §2.6, §2.8).
 *
 * @example
 * <RolesScreen {...useRolesScreen()} />
 */
export function RolesScreen(props: RolesScreenProps) {
  const { roles: reading, useRoleMembers, onCreate, changeRefusal, dialog = null } = props;
  const t = useMessages(rolesMessages);
  const tFailure = useMessages(uiFailureMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const roles = dataOr(reading, NONE);
  const list = useRef<HTMLUListElement>(null);
  // A card that is gone passes the focus to the one in its place (contract §4.10).
  const { onFocus, onBlur } = useKeptFocus({
    rows: list,
    count: roles.length,
    keyAt: (index) => roles[index]?.name ?? index,
  });
  return (
    <Page data-slot="roles-screen" aria-busy={reading.status === 'loading'}>
      <PageHeader title={t('title')} text={t('intro')} />
      {reading.status === 'loading' && <RoleCardsSkeleton label={t('loading')} />}
      {reading.status === 'failed' && (
        <ErrorState
          title={tFailure('failed')}
          text={failureText(reading.failure, t('failedText'))}
          onRetry={reading.failure.retry}
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
              isDisabled={Boolean(changeRefusal)}
              disabledReason={changeRefusal}
              onPress={onCreate}
            >
              <AddIcon aria-hidden />
              {t('createNewRole')}
            </Button>
          }
        />
      )}
      {reading.status === 'ready' && (
        <>
          {reading.isStale && (
            <Banner
              tone="warning"
              title={tFailure('stale')}
              actions={
                reading.failure?.retry && (
                  <Button
                    size="sm"
                    variant="secondary"
                    isPending={reading.isRefreshing}
                    onPress={reading.failure.retry}
                  >
                    {tFeedback('tryAgain')}
                  </Button>
                )
              }
            />
          )}
          <Grid ref={list} aria-label={t('title')} onFocus={onFocus} onBlur={onBlur}>
            <li>
              <CreateRoleCard onPress={onCreate} disabledReason={changeRefusal} />
            </li>
            {roles.map((role, index) => (
              <li key={role.name} data-index={index}>
                <ListedRole
                  {...{ role, useRoleMembers, changeRefusal }}
                  onAction={props.onAction}
                  onView={props.onView}
                />
              </li>
            ))}
          </Grid>
        </>
      )}
      <LazyRoleDialogs dialog={dialog} />
    </Page>
  );
}
