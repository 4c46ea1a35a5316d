import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConsole } from '../../hooks/console/console-context';
import { browserLocation } from '../../platform/page-location';
import type { HostLink } from './connect-to-host';
import { type FrameAddress, frameHref, readFrameAddress, toFrameAddress } from './frame-address';

/**
 * What the frame's address shows, and how its links are followed: to another screen in the frame, which
 * the page around hears of, and to any other page of the portal in a tab of its own.
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
        const asked = toFrameAddress(message.screen, message.params);
        if (asked) void navigate(frameHref(asked));
        // What is shown stays.
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
