import type { ReactNode } from 'react';
import { DraftsContext } from '../../components/ui/drafts';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useTabDrafts } from '../../hooks/auth/useTabDrafts';
import { shellKeptTypedMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';

/** Keeps drafts when a session ends, and announces them when the same user is back. */
export function DraftsHost({ children }: { children: ReactNode }) {
  const t = useMessages(shellKeptTypedMessages);
  const alerts = useAlerts();
  const drafts = useTabDrafts(() =>
    alerts.show({ type: 'info', title: t('keptTitle'), text: t('keptText') }),
  );
  return <DraftsContext.Provider value={drafts}>{children}</DraftsContext.Provider>;
}
