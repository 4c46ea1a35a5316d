import {
  type ImpersonationMessage,
  readImpersonationMessage,
} from '../../domain/impersonation/tab-protocol';
import type { Platform } from '../../platform/platform';
import type { TabChannel } from '../../platform/tabs';

/**
 * The name of an impersonation in channels and locks. It contains only the session's id, which is
 * all that a new tab knows.
 */
export function impersonationName(sessionId: string) {
  return { user: '', session: sessionId };
}

/**
 * The channel of one impersonation; messages of other sessions are never received (contract §4.5).
 */
export function openImpersonationChannel(
  { tabs }: Pick<Platform, 'tabs'>,
  sessionId: string,
  onMessage: (message: ImpersonationMessage) => void,
): TabChannel<ImpersonationMessage> {
  const channel = tabs.open(impersonationName(sessionId), readImpersonationMessage);
  channel.subscribe(({ message }) => {
    if (message.sessionId === sessionId) onMessage(message);
  });
  return channel;
}
