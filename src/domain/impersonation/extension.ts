import type { TimedImpersonation } from './impersonation';
import { minutesLeftOf, SESSION_MINUTES, WARNING_MINUTES } from './impersonation';

/** The end of one session. */
type Ending = Pick<TimedImpersonation, 'sessionId' | 'deadline'>;

/**
 * Id of an extension. It is the same in every duplicate of a tab and for every retry until the
 * extension succeeds, so that the administrator's tab makes one call for all of them (invariant
 * 13).
 */
export function extensionIdOf({ sessionId, deadline }: Ending): string {
  return `${sessionId}:${deadline}`;
}

/**
 * Whether a session can be extended: only in its last five minutes. After an extension that is no
 * longer true, so no message, genuine or forged, can pile up extensions.
 */
export function isExtendable(remainingMs: number): boolean {
  return minutesLeftOf(remainingMs) <= WARNING_MINUTES;
}

/**
 * The deadline after an extension. The server's value takes precedence over "adds 30" (contract
 * §4.13), but an extension never shortens a session.
 *
 * @param serverDeadline - the new deadline by the server's clock; null if it did not say
 * @param isAsked - whether this tab requested it; of extensions reported by others, at most one is
 * accepted
 */
export function lengthened(
  deadline: number,
  serverDeadline: number | null,
  isAsked: boolean,
): number {
  const most = deadline + SESSION_MINUTES * 60_000;
  const end =
    serverDeadline === null ? most : isAsked ? serverDeadline : Math.min(serverDeadline, most);
  return Number.isFinite(end) ? Math.max(deadline, end) : deadline;
}

/** Tolerance for the difference of two tabs' clocks and the delay of a message, in milliseconds. */
const CLOCK_SLACK_MS = 60_000;

/**
 * How the administrator's tab answers a request for more time: `extend` the session on the server;
 * `repeat` an answer that was lost; `refuse` a request for another session or deadline, or one that
 * is too early. One deadline of one session is extended once, whatever arrives on the channel.
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
