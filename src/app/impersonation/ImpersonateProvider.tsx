import { type ReactNode, useCallback } from 'react';
import { useLatePart } from '../../components/ui/useLatePart';
import type { ImpersonatedPerson } from '../../contracts/impersonation';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useStartImpersonationDialog } from '../../hooks/impersonation/useStartImpersonationDialog';
import { uiFailureMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { useConfig } from '../ConfigContext';
import { useHeldHere } from '../useHeldHere';
import { ImpersonateContext } from './impersonate-context';

const loadDialog = async () =>
  (await import('../../components/impersonation/StartImpersonationDialog'))
    .StartImpersonationDialog;

/** Provides the dialog that starts an impersonation; `useImpersonate` opens it. */
export function ImpersonateProvider({ children }: { children: ReactNode }) {
  const { asksReason } = useConfig().impersonation;
  const { open: openDialog, dialog } = useStartImpersonationDialog({ hasReason: asksReason });
  const [isHere, setHere] = useHeldHere<true>();
  const open = useCallback(
    (person: ImpersonatedPerson) => {
      setHere(true);
      openDialog(person);
    },
    [setHere, openDialog],
  );
  const tFailure = useMessages(uiFailureMessages);
  const alerts = useAlerts();
  const Dialog = useLatePart(loadDialog, {
    isWanted: isHere !== null && (dialog?.isOpen ?? false),
    onFailure() {
      dialog?.onClose();
      alerts.show({ type: 'danger', title: tFailure('failed'), text: '' });
    },
  });
  return (
    <ImpersonateContext.Provider value={open}>
      {children}
      {Dialog && dialog && <Dialog {...dialog} isOpen={dialog.isOpen && isHere !== null} />}
    </ImpersonateContext.Provider>
  );
}
