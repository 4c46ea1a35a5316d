import { startImpersonation } from '../../api/calls/impersonation';
import { isApiError } from '../../api/errors';
import { failureOf } from '../../api/failure-of';
import type { StartImpersonationState } from '../../contracts/impersonation';
import {
  PARENT_ANSWER_MS,
  SESSION_MINUTES,
  type StartedImpersonation,
} from '../../domain/impersonation/impersonation';
import type { ClockHandle } from '../../domain/time/clock';
import { impersonationStorageOf } from '../../platform/impersonation-storage';
import { createListeners } from '../../platform/listeners';
import { browserLocation } from '../../platform/page-location';
import type { SessionStore } from '../auth/session-store';
import { startOnce } from '../auth/start-once';
import type { Console } from '../console/console-context';
import { watched } from '../console/failures';
import { type Attendance, attend } from './attend-impersonation';

/** Ended sessions are removed this long after their end, to allow for clock differences, in ms. */
const FORGET_AFTER_MS = 24 * 60 * 60_000;

/** The store of the administrator's side. */
export interface ImpersonationParent {
  readonly getState: () => StartImpersonationState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly start: (email: string, reason?: string) => void;
  readonly reset: () => void;
  /** Answers for the sessions that this tab has started, until the returned function is called. */
  readonly listen: () => () => void;
}

/** What {@link createImpersonationParent} works with. */
export interface ParentTools {
  readonly services: Console;
  readonly session: SessionStore;
  /** Address of the impersonating tab. */
  readonly hrefOf: (sessionId: string) => string;
}

/**
 * Starts impersonations and answers for them (contract §3, §4.5). Started sessions are kept in the
 * tab's session storage, so that it still answers after a reload; impersonating tabs write nothing
 * here.
 */
export function createImpersonationParent({
  services,
  session,
  hrefOf,
}: ParentTools): ImpersonationParent {
  const { client, platform } = services;
  const { clock, location = browserLocation, visibility, tabs } = platform;
  const storage = impersonationStorageOf(platform);
  const changes = createListeners<void>();
  const attended = new Map<string, Attendance>();
  let state: StartImpersonationState = { status: 'idle' };
  let timer: ClockHandle = -1;

  function set(next: StartImpersonationState): void {
    state = next;
    changes.emit();
  }

  function ownTabId(): string {
    const known = storage.ownTabId.get() ?? tabs.id;
    if (storage.ownTabId.get() === null) storage.ownTabId.set(known);
    return known;
  }

  function administrator(): string | null {
    const now = session.getSession();
    return now.status === 'signedIn' && client.impersonationSessionId === null
      ? now.user.email
      : null;
  }

  const kept = () => storage.startedImpersonations.get() ?? [];

  function keep(one: StartedImpersonation): void {
    const others = kept().filter(
      ({ sessionId, deadline }) =>
        sessionId !== one.sessionId && deadline + FORGET_AFTER_MS > clock.now(),
    );
    storage.startedImpersonations.set([...others, one]);
  }

  function answerFor(one: StartedImpersonation): void {
    if (attended.has(one.sessionId)) return;
    const attendance = attend(
      { services, tabId: ownTabId(), onHello: () => onHello(one.sessionId), onExtended: keep },
      one,
    );
    attended.set(one.sessionId, attendance);
  }

  function onHello(sessionId: string): void {
    if (state.status !== 'opening' && state.status !== 'blocked') return;
    const { href } = state;
    if (href !== hrefOf(sessionId)) return;
    clock.clearTimeout(timer);
    set({ status: 'opened', href });
  }

  async function start(email: string, reason?: string): Promise<void> {
    const by = administrator();
    if (state.status === 'starting' || by === null) return;
    clock.clearTimeout(timer);
    set({ status: 'starting' });
    try {
      const started = await watched(services, () => startImpersonation(client, { email, reason }));
      if (administrator() !== by) return;
      open({
        sessionId: started.sessionId,
        email: started.email || email,
        administrator: by,
        deadline: started.expires?.getTime() ?? clock.now() + SESSION_MINUTES * 60_000,
      });
    } catch (error) {
      if (!isApiError(error)) throw error;
      set({ status: 'failed', failure: failureOf(error) });
    }
  }

  function open(one: StartedImpersonation): void {
    storage.mainUser.set(true);
    keep(one);
    answerFor(one);
    const href = hrefOf(one.sessionId);
    set({ status: 'opening', href });
    location.openTab(href);
    timer = clock.setTimeout(() => set({ status: 'blocked', href }), PARENT_ANSWER_MS);
  }

  function run(): () => void {
    const by = administrator();
    for (const one of kept()) if (one.administrator === by) answerFor(one);
    const stopPage = visibility.subscribe((event) => {
      if (event === 'left' || event === 'cached') for (const one of attended.values()) one.leave();
      if (event === 'restored') for (const one of attended.values()) one.comeBack();
    });
    return () => {
      stopPage();
      clock.clearTimeout(timer);
      for (const one of attended.values()) one.close();
      attended.clear();
      set({ status: 'idle' });
    };
  }

  return {
    getState: () => state,
    subscribe: (listener) => changes.add(listener),
    start: (email, reason) => void start(email, reason),
    reset() {
      if (state.status === 'starting') return;
      clock.clearTimeout(timer);
      set({ status: 'idle' });
    },
    listen: startOnce(run),
  };
}
