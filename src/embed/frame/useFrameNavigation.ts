import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConsole } from '../../hooks/console/console-context';
import { browserLocation } from '../../platform/page-location';
import type { HostLink } from './connect-to-host';
import { type FrameAddress, frameHref, readFrameAddress, toFrameAddress } from './frame-address';

/**
 * The screen of the frame's address, and its navigation: another screen opens in the frame and is
 * reported to the host page; any other page of the portal opens in a new tab.
 */
export function useFrameNavigation(link: HostLink): {
  address: FrameAddress | null;
  follow: (href: string) => void;
} {
  const { location = browserLocation } = useConsole().platform;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const address = useMemo(() => readFrameAddress(pathname, search), [pathname, search]);
  const first = useRef(address);

  useEffect(
    () =>
      link.listen((message) => {
        if (message.type !== 'navigate') return;
        const requested = toFrameAddress(message.screen, message.params);
        if (requested) void navigate(frameHref(requested));
        // The current screen stays.
        else link.send({ type: 'error', code: 'screen' });
      }),
    [link, navigate],
  );

  useEffect(() => {
    if (!address) link.send({ type: 'error', code: 'screen' });
    else if (address !== first.current) {
      const { screen, params } = address;
      link.send({ type: 'navigate', screen: screen.name, params });
    }
  }, [link, address]);

  const follow = useCallback(
    (href: string) => {
      const [path = '', query = ''] = href.split('#')[0]?.split('?') ?? [];
      if (readFrameAddress(path, query)) void navigate(href);
      else location.openTab(href);
    },
    [navigate, location],
  );
  return { address, follow };
}
