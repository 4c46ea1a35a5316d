import { NotificationDrawer } from './NotificationDrawer';
import type { NotificationOverlaysProps } from './notification-center-props';
import { TenantCredentialsModal } from './TenantCredentialsModal';

/** What the bell opens: the drawer, and over it the credentials of a tenant. Loaded on approach. */
export function NotificationOverlays({
  isOpen,
  onOpenChange,
  credentials,
  ...drawer
}: NotificationOverlaysProps) {
  return (
    <>
      <NotificationDrawer
        {...drawer}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        onShowCredentials={({ relatedEntityId }) => credentials.open(relatedEntityId)}
      />
      <TenantCredentialsModal
        state={credentials.state}
        onClose={credentials.close}
        onRetry={credentials.retry}
        onShow={credentials.show}
        onMask={credentials.mask}
        onCopy={credentials.copy}
      />
    </>
  );
}
