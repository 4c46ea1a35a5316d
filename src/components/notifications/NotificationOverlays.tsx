import { useMemo, useState } from 'react';
import type { NotificationCenterProps } from '../../contracts/notifications';
import { NotificationDrawer } from './NotificationDrawer';
import { TenantCredentialsModal } from './TenantCredentialsModal';

interface NotificationOverlaysProps
  extends Omit<NotificationCenterProps, 'bell' | 'isPulsing' | 'buttonRef'> {
  /** Whether the drawer is open. */
  isOpen: boolean;
  /** Called to close the drawer. */
  onClose: () => void;
}

const NONE: ReadonlySet<string> = new Set();

/** The drawer, and above it the credentials of a tenant. Loaded on approach. */
export function NotificationOverlays({
  isOpen,
  onClose,
  credentials,
  ...drawer
}: NotificationOverlaysProps) {
  const { state } = drawer;
  const visible = state.status === 'ready' ? state.data : undefined;
  // All notifications present when the drawer closes count as seen.
  const [seen, setSeen] = useState(NONE);
  const unreadIds = useMemo(
    () => new Set(visible?.map(({ id }) => id).filter((id) => !seen.has(id))),
    [visible, seen],
  );
  return (
    <>
      <NotificationDrawer
        {...drawer}
        isOpen={isOpen}
        onClose={() => {
          setSeen(new Set(visible?.map(({ id }) => id)));
          onClose();
        }}
        unreadIds={unreadIds}
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
