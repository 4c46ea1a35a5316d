import type { ReactNode } from 'react';
import { StartImpersonationDialog } from '../../components/impersonation/StartImpersonationDialog';
import { useStartImpersonationDialog } from '../../hooks/impersonation/useStartImpersonationDialog';
import { useConfig } from '../ConfigContext';
import { ImpersonateContext } from './impersonate-context';

/** Keeps the start of an impersonation for everything below it; `useImpersonate` opens it. */
export function ImpersonateProvider({ children }: { children: ReactNode }) {
  const { asksReason } = useConfig().impersonation;
  const { open, dialog } = useStartImpersonationDialog({ hasReason: asksReason });
  return (
    <ImpersonateContext.Provider value={open}>
      {children}
      {dialog && <StartImpersonationDialog {...dialog} />}
    </ImpersonateContext.Provider>
  );
}
