import { useEffect } from 'react';
import { useLogout } from '../../hooks/auth/useLogout';
import type { HostLink } from './connect-to-host';

/** Signs out when the page around asks for it. */
export function useHostSignOut(link: HostLink): void {
  const { run } = useLogout();
  useEffect(
    () => link.listen((message) => void (message.type === 'sign-out' && run())),
    [link, run],
  );
}
