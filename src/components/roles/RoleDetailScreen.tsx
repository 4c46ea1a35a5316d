import { Suspense } from 'react';
import type { RoleDetailScreenProps } from '../../contracts/roles';
import type { Role } from '../../domain/roles/role';
import {
  rolesDetailMessages,
  rolesMessages,
  rolesViewAsMessages,
} from '../../messages/generated/en/roles';
import { sharedRolesMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { ShowIcon } from '../ui/icons';
import { useBackLink } from '../ui/LinksProvider';
import { lazyPart } from '../ui/lazy-part';
import { RecordScreen } from '../ui/RecordScreen';
import { useRefusal } from '../ui/useRefusal';
import { LazyRoleDialogs } from './LazyRoleDialogs';
import { RoleCardsSkeleton } from './RoleCardsSkeleton';
import { RolePermissionsCard } from './RolePermissionsCard';
import { RoleUsersCard } from './RoleUsersCard';
import { useRoleLabel } from './useRoleLabel';
import { useRoleRefusal } from './useRoleRefusal';

/** Dialogs, loaded on first open. */
const AddUsersModal = lazyPart(async () => (await import('./AddUsersModal')).AddUsersModal);
const RevokeRoleModal = lazyPart(async () => (await import('./RevokeRoleModal')).RevokeRoleModal);

const Cards = styled('div')(
  layered(`
  container-type: inline-size;
  & > div { display: grid; grid-template-columns: minmax(0, 1fr); align-items: start; gap: var(--plinth-space-6); }
  @container (width >= 860px) {
    & > div { grid-template-columns: minmax(260px, 1fr) minmax(0, 2.4fr); }
  }
  `),
);

/**
 * A role: its permissions and users, with dialogs to change both (specification §2.7).
 *
 * @example
 * <RoleDetailScreen {...useRoleDetailScreen({ name })} />
 */
export function RoleDetailScreen(props: RoleDetailScreenProps) {
  const { role, viewAs, dialog = null, addUsers, revoke } = props;
  const rolesHref = useBackLink('roles');
  const t = useMessages(rolesDetailMessages);
  const tRoles = useMessages(rolesMessages);
  const tShared = useMessages(sharedRolesMessages);
  const tViewAs = useMessages(rolesViewAsMessages);
  const refusal = useRefusal();
  const label = useRoleLabel();
  const pageTitle = props.name === undefined ? t('detailTitle') : label(props.name);
  return (
    <RecordScreen
      data-slot="role-detail-screen"
      area={tRoles('title')}
      reading={role}
      title={pageTitle}
      knownTitle={pageTitle}
      titleOf={({ name }) => label(name)}
      actions={
        viewAs &&
        role.status === 'ready' && (
          <Button
            isDisabled={!viewAs.access.allowed}
            {...refusal(viewAs.access)}
            onPress={() => viewAs.onStart(role.data)}
          >
            <ShowIcon aria-hidden />
            <span>{tViewAs('viewAsRole')}</span>
          </Button>
        )
      }
      back={{ href: rolesHref, label: t('backToRoles') }}
      missing={{ title: t('roleGoneText') }}
      failedText={tShared('rolesFailed')}
      staleText={t('detailStale')}
      outline={<RoleCardsSkeleton label={tRoles('loading')} />}
      dialogs={
        <>
          <LazyRoleDialogs dialog={dialog} />
          <Suspense fallback={null}>
            {revoke && <RevokeRoleModal {...revoke} />}
            {addUsers && <AddUsersModal {...addUsers} />}
          </Suspense>
        </>
      }
    >
      {(role) => <RoleCards {...props} role={role} />}
    </RecordScreen>
  );
}

function RoleCards({ role, ...props }: Omit<RoleDetailScreenProps, 'role'> & { role: Role }) {
  const { changeRefusal } = props;
  const refusal = useRoleRefusal();
  return (
    <>
      <Cards data-slot="role-detail-body">
        <Part as="div" data-slot="role-detail-cards">
          <RolePermissionsCard
            role={role}
            onEdit={() => props.editing.onEdit(role)}
            onDelete={() => props.deletion.onDelete(role)}
            edit={refusal(props.editing.access, changeRefusal)}
            deletion={refusal(props.deletion.access, changeRefusal)}
          />
          <RoleUsersCard role={role} changeRefusal={changeRefusal} {...props.users} />
        </Part>
      </Cards>
      {props.activity}
    </>
  );
}
