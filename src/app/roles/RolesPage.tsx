import { useNavigate } from 'react-router';
import { RolesScreen } from '../../components/roles/RolesScreen';
import { toViewRoleState } from '../../domain/roles/view-role-state';
import { useRolesScreen } from '../../hooks/roles/useRolesScreen';
import { rolesMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { useActionAccess } from '../impersonation/useActionAccess';
import { PageTitle } from '../PageTitle';
import { paths } from '../paths';
import { useDeleteFailureAlert } from './useDeleteFailureAlert';
import { useRoleAlerts } from './useRoleAlerts';

/** `/apps/user-management/roles` and `/apps/roles`. */
export function RolesPage() {
  const t = useMessages(rolesMessages);
  const navigate = useNavigate();
  const screen = useRolesScreen({
    onView: (role, people) =>
      void navigate(paths.roleDetail, { state: toViewRoleState(role, people) }),
    changeRefusal: useActionAccess('manageRoles').reason,
    onDone: useRoleAlerts(),
  });
  useDeleteFailureAlert(screen.dialog);
  return (
    <PageTitle title={t('title')}>
      <RolesScreen {...screen} />
    </PageTitle>
  );
}
