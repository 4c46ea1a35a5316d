import { useCallback, useEffect, useRef, useState } from 'react';
import { useConsole } from '../console/console-context';
import type { Credentials, CredentialsPurpose, TakenCredentials } from './credentials-vault';
import { useSessionStore } from './session-context';

/** Credentials held by a page while it is shown, for at most five minutes. */
export interface HeldCredentials {
  /** The e-mail; null if there are none, or they have expired. */
  readonly email: string | null;
  /** Contact for users without a code, from the server; '' for none. */
  readonly help: string;
  /** The current credentials; null once expired. */
  readonly read: () => Credentials | null;
  readonly forget: () => void;
}

/**
 * Takes credentials out of the vault and holds them for the attempts of one page (contract §4.1).
 * They are discarded with the page, after five minutes, also over a sleep, and when the page enters
 * the back-forward cache.
 */
export function useTakenCredentials(purpose: CredentialsPurpose): HeldCredentials {
  const { vault } = useSessionStore();
  const { clock, visibility } = useConsole().platform;
  const [email, setEmail] = useState(() => vault.emailFor(purpose));
  const [help] = useState(() => vault.helpFor(purpose));
  const held = useRef<TakenCredentials | null>(null);
  const isShown = useRef(false);

  const forget = useCallback(() => {
    held.current = null;
    setEmail(null);
  }, []);

  const read = useCallback(() => {
    // A timer is late after a sleep: the deadline decides.
    if (held.current && clock.now() >= held.current.until) forget();
    return held.current;
  }, [clock, forget]);

  useEffect(() => {
    isShown.current = true;
    // Not while rendering: StrictMode renders twice, and the second would find the vault empty.
    held.current ??= vault.take(purpose);
    // The credentials of the first render may have expired.
    if (!held.current) forget();
    const timer = clock.setTimeout(forget, (held.current?.until ?? 0) - clock.now());
    const stop = visibility.subscribe((event) => {
      if (event === 'cached') forget();
      else read();
    });
    return () => {
      clock.clearTimeout(timer);
      stop();
      isShown.current = false;
      // StrictMode unmounts a page and mounts it again at once: the user has not left it.
      queueMicrotask(() => {
        if (!isShown.current) held.current = null;
      });
    };
  }, [vault, purpose, clock, visibility, forget, read]);

  return { email, help, read, forget };
}
