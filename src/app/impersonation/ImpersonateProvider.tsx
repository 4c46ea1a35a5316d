import { type ReactNode, useCallback, useState } from 'react';
import type { ImpersonatedPerson } from '../../components/impersonation/people';
import {
  StartImpersonationDialog,
  type StartImpersonationState,
} from '../../components/impersonation/StartImpersonationDialog';
import type { StartState } from '../../hooks/impersonation/start-state';
import { useStartImpersonation } from '../../hooks/impersonation/useStartImpersonation';
import { useConfig } from '../ConfigContext';
import { ImpersonateContext } from './impersonate-context';

/** Keeps the start of an impersonation for everything below it; `useImpersonate` opens it. */
export function ImpersonateProvider({ children }: { children: ReactNode }) {
  const { state, start, reset } = useStartImpersonation();
  const { asksReason } = useConfig().impersonation;
  const [user, setUser] = useState<ImpersonatedPerson | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(
    (person: ImpersonatedPerson) => {
      reset();
      setUser(person);
      setOpen(true);
    },
    [reset],
  );
  // The new tab has said hello: there is nothing left to say here.
  if (isOpen && state.status === 'opened') setOpen(false);
  return (
    <ImpersonateContext.Provider value={open}>
      {children}
      {user && (
        <StartImpersonationDialog
          isOpen={isOpen}
          user={user}
          state={shown(state)}
          hasReason={asksReason}
          onStart={(reason) => start(user.email, reason)}
          onClose={() => setOpen(false)}
        />
      )}
    </ImpersonateContext.Provider>
  );
}

function shown(state: StartState): StartImpersonationState {
  switch (state.status) {
    case 'idle':
      return { status: 'asking' };
    case 'failed':
      return { status: 'failed', text: state.error.serverMessage };
    case 'blocked':
      return { status: 'started', href: state.href };
    // The dialog goes once the new tab is there, and says more when it does not come.
    case 'starting':
    case 'opening':
    case 'opened':
      return { status: 'pending' };
  }
}
