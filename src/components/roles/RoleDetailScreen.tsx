import { Suspense } from 'react';
import type { RoleDetailScreenProps } from '../../contracts/roles';
import { refusalOf } from '../../domain/failure';
import { isSignedOutOf, type Reading } from '../../domain/reading';
import type { Role } from '../../domain/roles/role';
import {
  rolesDetailMessages,
  rolesMessages,
  rolesSharedMessages,
  rolesViewAsMessages,
} from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { ForbiddenState } from '../ui/ForbiddenState';
import { ShowIcon } from '../ui/icons';
import { Link } from '../ui/Link';
import { useBackLink } from '../ui/LinksProvider';
import { lazyPart } from '../ui/lazy-part';
import { PageHeader } from '../ui/PageHeader';
import { StaleBanner } from '../ui/StaleBanner';
import { useRefusal } from '../ui/useRefusal';
import { LazyRoleDialogs } from './LazyRoleDialogs';
import { RoleCardsSkeleton } from './RoleCardsSkeleton';
import { RolePermissionsCard } from './RolePermissionsCard';
import { RoleUsersCard } from './RoleUsersCard';
import { useRoleLabel } from './useRoleLabel';
import { useRoleRefusal } from './useRoleRefusal';

/** Each comes when it first opens. */
const AddUsersModal = lazyPart(async () => (await import('./AddUsersModal')).AddUsersModal);
const RevokeRoleModal = lazyPart(async () => (await import('./RevokeRoleModal')).RevokeRoleModal);

const Page = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-6);
  color: var(--plinth-text);
  container-type: inline-size;
  & > [data-slot='role-detail-cards'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    gap: var(--plinth-space-6);
  }
  @container (width >= 860px) {
    & > [data-slot='role-detail-cards'] { grid-template-columns: minmax(260px, 1fr) minmax(0, 2.4fr); }
  }
  `),
);

/**
 * One role: what it allows and who has it, with the dialogs that change both (specification §2.7).
 *
 * @example
 * <RoleDetailScreen {...useRoleDetailScreen({ name })} />
 */
export function RoleDetailScreen(props: RoleDetailScreenProps) {
  const rolesHref = useBackLink('roles');
  const { role, viewAs, dialog = null, addUsers, revoke } = props;
  const name = role.status === 'ready' ? role.data.name : props.name;
  const t = useMessages(rolesDetailMessages);
  const tViewAs = useMessages(rolesViewAsMessages);
  const refusal = useRefusal();
  const label = useRoleLabel();
  return (
    <Page data-slot="role-detail-screen" aria-busy={role.status === 'loading' || undefined}>
      <PageHeader
        title={name === undefined ? t('detailTitle') : label(name)}
        actions={
          !isSignedOutOf(role) && (
            <>
              <Link data-variant="button" href={rolesHref}>
                {t('backToRoles')}
              </Link>
              {viewAs && role.status === 'ready' && (
                <Button
                  isDisabled={!viewAs.access.allowed}
                  {...refusal(viewAs.access)}
                  onPress={() => viewAs.onStart(role.data)}
                >
                  <ShowIcon aria-hidden />
                  <span>{tViewAs('viewAsRole')}</span>
                </Button>
              )}
            </>
          )
        }
      />
      {role.status === 'ready' ? <RoleCards {...props} role={role} /> : <NoRole role={role} />}
      <LazyRoleDialogs dialog={dialog} />
      <Suspense fallback={null}>
        {revoke && <RevokeRoleModal {...revoke} />}
        {addUsers && <AddUsersModal {...addUsers} />}
      </Suspense>
    </Page>
  );
}

type ReadyRole = Extract<Reading<Role>, { status: 'ready' }>;

function RoleCards({ role: reading, ...props }: RoleDetailScreenProps & { role: ReadyRole }) {
  const t = useMessages(rolesDetailMessages);
  const { changeRefusal } = props;
  const refusal = useRoleRefusal();
  const role = reading.data;
  return (
    <>
      <StaleBanner reading={reading} text={t('detailStale')} />
      <Part as="div" data-slot="role-detail-cards">
        <RolePermissionsCard
          role={role}
          onEdit={() => props.onEdit(role)}
          onDelete={() => props.onDelete(role)}
          edit={refusal(props.editAccess, changeRefusal)}
          deletion={refusal(props.deleteAccess, changeRefusal)}
        />
        <RoleUsersCard role={role} changeRefusal={changeRefusal} {...props.users} />
      </Part>
      {props.activity}
    </>
  );
}

/** What stands in place of a role that is not there, or not yet. */
function NoRole({ role }: { role: Exclude<Reading<Role>, { status: 'ready' }> }) {
  const t = useMessages(rolesMessages);
  const tShared = useMessages(rolesSharedMessages);
  const say = useMessages(rolesDetailMessages);
  if (role.status === 'loading') return <RoleCardsSkeleton label={t('loading')} />;
  if (role.status === 'empty') return <EmptyState title={say('roleGoneText')} />;
  const refusedFor = refusalOf(role.failure);
  if (refusedFor) {
    const { permission, serverMessage } = role.failure;
    const facts = { permission, text: serverMessage, reason: refusedFor };
    return <ForbiddenState area={t('title')} {...facts} />;
  }
  return (
    <FailedState
      failure={role.failure}
      fallback={tShared('rolesFailed')}
      isRetrying={role.isRefreshing}
    />
  );
}
