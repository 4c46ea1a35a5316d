import type { TimedImpersonation } from './impersonation';
import { minutesLeftOf, SESSION_MINUTES, WARNING_MINUTES } from './impersonation';

/** The end of one session. */
type Ending = Pick<TimedImpersonation, 'sessionId' | 'deadline'>;

/**
 * Names an extension. It is the same in every duplicate of a tab and at every try until it comes
 * about, so that the tab that is asked makes one call for all of them (invariant 13).
 */
export function extensionIdOf({ sessionId, deadline }: Ending): string {
  return `${sessionId}:${deadline}`;
}

/**
 * Whether a session can be extended: in its last five minutes only. One that was extended just now
 * cannot be extended again, so that no message, true or forged, piles up extensions.
 */
export function isExtendable(remainingMs: number): boolean {
  return minutesLeftOf(remainingMs) <= WARNING_MINUTES;
}

/**
 * The end after an extension. The server's word wins over "adds 30" (contract §4.13), but an
 * extension never shortens a session.
 * @param told - the new end by the server's clock; null when it did not say
 * @param isAsked - whether this tab has asked for it: of what others have asked for, or say they
 * have, no more than one extension is believed
 */
export function lengthened(deadline: number, told: number | null, isAsked: boolean): number {
  const most = deadline + SESSION_MINUTES * 60_000;
  const end = told === null ? most : isAsked ? told : Math.min(told, most);
  return Number.isFinite(end) ? Math.max(deadline, end) : deadline;
}

/** The clocks of two tabs and the way of a message, in milliseconds. */
const CLOCK_SLACK_MS = 60_000;

/**
 * What the tab that started a session does when it is asked for more time: `extend` it on the
 * server; `repeat` an answer that was given and got lost; `refuse` what names another session, an end
 * that it does not have, or is asked too early. So there is one extension for one end of one session,
 * whatever arrives on the channel.
 */
export function answerToExtend(
  ending: Ending,
  requestId: string,
  serverNow: number,
): 'extend' | 'repeat' | 'refuse' {
  const { sessionId, deadline } = ending;
  if (requestId === extensionIdOf(ending)) {
    return isExtendable(deadline - serverNow - CLOCK_SLACK_MS) ? 'extend' : 'refuse';
  }
  const prefix = `${sessionId}:`;
  const named = requestId.slice(prefix.length);
  const isEarlier = requestId.startsWith(prefix) && named !== '' && Number(named) < deadline;
  return isEarlier ? 'repeat' : 'refuse';
}
