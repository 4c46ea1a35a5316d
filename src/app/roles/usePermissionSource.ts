import type { PermissionSourceProps } from '../../components/roles/CreateRoleModal';
import { usePermissionCatalogue } from '../../hooks/roles/usePermissionCatalogue';

/** The permission catalogue as the dialogs take it. */
export function usePermissionSource(): PermissionSourceProps {
  const reading = usePermissionCatalogue();
  const more = { onRetryCatalogue: reading.retry, isRetryingCatalogue: reading.isRetrying };
  switch (reading.status) {
    case 'loading':
    case 'empty':
      return { ...more, catalogue: { status: reading.status } };
    case 'error':
      return { ...more, catalogue: { status: 'error', text: reading.error.serverMessage } };
    case 'ready':
      return { ...more, catalogue: { status: 'ready', categories: reading.data } };
  }
}
