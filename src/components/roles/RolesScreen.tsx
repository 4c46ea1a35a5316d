import type { RolesScreenProps } from '../../contracts/roles';
import { dataOr } from '../../domain/reading';
import type { Role } from '../../domain/roles/role';
import { rolesMessages, rolesSharedMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { AddIcon } from '../ui/icons';
import { Screen } from '../ui/Screen';
import { StaleBanner } from '../ui/StaleBanner';
import { LazyRoleDialogs } from './LazyRoleDialogs';
import { ReadyRoles } from './ReadyRoles';
import { RoleCardsSkeleton } from './RoleCardsSkeleton';
import { useRoleRefusal } from './useRoleRefusal';

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
  return (
    <Screen
      data-slot="roles-screen"
      reading={reading}
      title={t('title')}
      text={t('intro')}
      isBusy={reading.status === 'loading'}
    >
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
    </Screen>
  );
}
