import { useEffect, useMemo } from 'react';
import type { PortalConfig } from '../../app/config';
import { NavigationProvider } from '../../components/ui/NavigationProvider';
import { useSession } from '../../hooks/auth/useSession';
import { EmbeddedContent, useSessionEvents } from '../EmbeddedScreen';
import { SCREENS } from '../screens';
import type { HostLink } from './connect-to-host';
import { FrameNotice } from './FrameNotice';
import { valuesOf } from './frame-address';
import { useFrameEvents } from './useFrameEvents';
import { useFrameNavigation } from './useFrameNavigation';
import { useHostSignOut } from './useHostSignOut';

/**
 * The screen of the frame's address; to somebody who is not signed in the way to do so, where it needs a
 * user.
 */
export function FrameScreen({ config, link }: { config: PortalConfig; link: HostLink }) {
  const { hubUrl } = config;
  const brandName = config.brand.name;
  const session = useSession();
  const { emit, fail } = useFrameEvents(link);
  const { address, follow } = useFrameNavigation(link);
  const values = useMemo(
    // The page around has no say in who asks for a password.
    () => address && { ...valuesOf(address), brandName, hubUrl },
    [address, brandName, hubUrl],
  );
  useSessionEvents(emit);
  useHostSignOut(link);
  useEffect(() => link.send({ type: 'ready' }), [link]);
  if (!address || !values) return <FrameNotice reason="screen" brandName={brandName} />;
  const isOut = session.status === 'signedOut' || session.status === 'profileIncomplete';
  const screen = isOut && address.screen.needsUser === 'yes' ? SCREENS['sign-in'] : address.screen;
  return (
    <NavigationProvider navigate={follow}>
      <EmbeddedContent key={screen.name} {...{ screen, values, emit, fail }} />
    </NavigationProvider>
  );
}
