import { NotificationDrawer } from './NotificationDrawer';
import type { NotificationOverlaysProps } from './notification-center-props';
import { TenantCredentialsModal } from './TenantCredentialsModal';

/** What the bell opens: the drawer, and over it the credentials of a tenant. Loaded on approach. */
export function NotificationOverlays({
  isOpen,
  onClose,
  credentials,
  ...drawer
}: NotificationOverlaysProps) {
  return (
    <>
      <NotificationDrawer
        {...drawer}
        isOpen={isOpen}
        onClose={onClose}
        onShowCredentials={({ relatedEntityId }) => credentials.open(relatedEntityId)}
      />
      <TenantCredentialsModal
        state={credentials.state}
        onClose={credentials.close}
        onShow={credentials.show}
        onMask={credentials.mask}
        onCopy={credentials.copy}
      />
    </>
  );
}
