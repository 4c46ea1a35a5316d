import { useCallback, useEffect, useRef, useState } from 'react';
import { useConsole } from '../console/console-context';
import type { Credentials, CredentialsPurpose, TakenCredentials } from './credentials-vault';
import { useSessionStore } from './session-context';

/** What a page holds of a hand-over, as long as it is shown and for five minutes at the most. */
export interface HeldCredentials {
  /** Whose they are; null when nothing was handed over, or too long ago. */
  readonly email: string | null;
  /** Who helps without a code, as the server says it; '' for nothing. */
  readonly help: string;
  /** The credentials at this moment; null once their time is over. */
  readonly read: () => Credentials | null;
  readonly forget: () => void;
}

/**
 * Takes credentials out of the vault, which is empty from then on, and holds them for the tries of
 * one page (contract §4.1). They are gone with the page, when their five minutes are over, also over
 * a sleep, and when the page goes into the back-forward cache.
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
    // A timer is late after a sleep: the time itself decides.
    if (held.current && clock.now() >= held.current.until) forget();
    return held.current;
  }, [clock, forget]);

  useEffect(() => {
    isShown.current = true;
    // Not while rendering: StrictMode renders twice, and the second would find the vault empty.
    held.current ??= vault.take(purpose);
    // What the first picture still saw may be gone by now.
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
