import type { RolesScreenProps } from '../../contracts/roles';
import { refusalOf } from '../../domain/failure';
import { dataOr } from '../../domain/reading';
import type { Role } from '../../domain/roles/role';
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
import { useRoleRefusal } from './useRoleRefusal';

const Page = styled('div')(
  layered(`
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
