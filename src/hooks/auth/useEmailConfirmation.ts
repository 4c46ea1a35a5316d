import { useEffect, useRef } from 'react';
import { confirmEmail } from '../../api/calls/auth';
import type { ConfirmationLink } from '../../domain/auth/confirmation-link';
import type { WriteState } from '../../domain/write-state';
import { useWrite } from '../writes/useWrite';

/**
 * Confirms an e-mail on arrival (specification §2.1, §4 "E-mail confirmation"): once, also under
 * StrictMode. Pass the query from the address on arrival and remove it there, so that neither a
 * reload nor Back confirms again. `idle` without a link.
 */
export function useEmailConfirmation(link: ConfirmationLink | null): WriteState<unknown> {
  const { run, state } = useWrite(confirmEmail);
  const hasRun = useRef(false);
  useEffect(() => {
    if (!link || hasRun.current) return;
    hasRun.current = true;
    void run(link);
  }, [link, run]);
  return state;
}
