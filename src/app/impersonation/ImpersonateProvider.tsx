import type { ReactNode } from 'react';
import { useLatePart } from '../../components/ui/useLatePart';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useStartImpersonationDialog } from '../../hooks/impersonation/useStartImpersonationDialog';
import { uiFailureMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { useConfig } from '../ConfigContext';
import { ImpersonateContext } from './impersonate-context';

const loadDialog = async () =>
  (await import('../../components/impersonation/StartImpersonationDialog'))
    .StartImpersonationDialog;

/** Keeps the start of an impersonation for everything below it; `useImpersonate` opens it. */
export function ImpersonateProvider({ children }: { children: ReactNode }) {
  const { asksReason } = useConfig().impersonation;
  const { open, dialog } = useStartImpersonationDialog({ hasReason: asksReason });
  const tFailure = useMessages(uiFailureMessages);
  const alerts = useAlerts();
  const Dialog = useLatePart(loadDialog, {
    isWanted: dialog?.isOpen ?? false,
    onFailure() {
      dialog?.onClose();
      alerts.show({ type: 'danger', title: tFailure('failed'), text: '' });
    },
  });
  return (
    <ImpersonateContext.Provider value={open}>
      {children}
      {Dialog && dialog && <Dialog {...dialog} />}
    </ImpersonateContext.Provider>
  );
}
