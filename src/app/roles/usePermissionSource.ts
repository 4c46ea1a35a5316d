import type { PermissionSourceProps } from '../../components/roles/CreateRoleModal';
import { usePermissionCatalogue } from '../../hooks/roles/usePermissionCatalogue';
import { retryProps } from '../reading-props';

/** The permission catalogue as the dialogs take it. */
export function usePermissionSource(): PermissionSourceProps {
  const reading = usePermissionCatalogue();
  const again = retryProps(reading);
  const more = { onRetryCatalogue: again.onRetry, isRetryingCatalogue: again.isRetrying };
  switch (reading.status) {
    case 'loading':
    case 'empty':
      return { ...more, catalogue: { status: reading.status } };
    case 'failed':
      return { ...more, catalogue: { status: 'error', text: reading.failure.serverMessage ?? '' } };
    case 'ready':
      return { ...more, catalogue: { status: 'ready', categories: reading.data } };
  }
}
