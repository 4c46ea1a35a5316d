import {
  type ImpersonationMessage,
  readImpersonationMessage,
} from '../../domain/impersonation/tab-protocol';
import type { Platform } from '../../platform/platform';
import type { TabChannel } from '../../platform/tabs';

/**
 * The name of an impersonation in channels and locks. The session's id is enough, and all that a
 * new tab knows of it.
 */
export function impersonationName(sessionId: string) {
  return { user: '', session: sessionId };
}

/** The channel of one impersonation; messages of another session are never heard (contract §4.5). */
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
