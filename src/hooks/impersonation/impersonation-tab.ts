import { endImpersonation } from '../../api/calls/impersonation';
import { getCurrentUser } from '../../api/calls/users';
import type { ApiClient } from '../../api/client';
import { isApiError } from '../../api/errors';
import { TOKEN_EXPIRY_MARGIN_MS } from '../../domain/connectivity/connectivity';
import { mayCall, remainingMsOf, transition } from '../../domain/impersonation/machine';
import type {
  ImpersonationEffect,
  ImpersonationEvent,
  ImpersonationState,
} from '../../domain/impersonation/machine-types';
import type { ImpersonationMessage } from '../../domain/impersonation/tab-protocol';
import { impersonationStorageOf } from '../../platform/impersonation-storage';
import { createListeners } from '../../platform/listeners';
import type { Platform } from '../../platform/platform';
import { sessionTimerOf } from '../../platform/session-timer';
import type { TabChannel } from '../../platform/tabs';
import type { SessionStore } from '../auth/session-store';
import { startOnce } from '../auth/start-once';
import { readingOf } from '../timing/present-time';
import { openImpersonationChannel } from './impersonation-channel';
import { type ImpersonationView, NO_IMPERSONATION } from './impersonation-view';
import { readKept, startEventOf } from './restore-impersonation';
import { viewOf } from './view-of';

/** The store of this tab's impersonation. */
export interface ImpersonationTab {
  readonly getView: () => ImpersonationView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Subscribes to the warnings at 5, 2 and 1 minutes, once each. */
  readonly onAnnounce: (listener: (minutes: number) => void) => () => void;
  readonly extend: () => void;
  readonly end: () => void;
  readonly acknowledge: () => void;
  /** Starts the countdown and subscribes to messages. Returns the function that ends both. */
  readonly start: () => () => void;
}

/** What {@link createImpersonationTab} works with. */
export interface ImpersonationTools {
  readonly client: ApiClient;
  readonly platform: Platform;
  readonly session: SessionStore;
}

/**
 * Drives the machine of `domain/impersonation/machine` in an impersonating tab: dispatches ticks,
 * wake-ups, messages and the server's time, and runs its effects. The tab's session storage at
 * creation is the single source of truth, so that a new tab, a reload, a duplicate and a restored
 * one behave the same.
 */
export function createImpersonationTab({
  client,
  platform,
  session,
}: ImpersonationTools): ImpersonationTab {
  const { clock, visibility } = platform;
  const storage = impersonationStorageOf(platform);
  const changes = createListeners<void>();
  const announcements = createListeners<number>();
  const kept = readKept(platform);
  let state: ImpersonationState = { status: 'idle' };
  let view: ImpersonationView = NO_IMPERSONATION;
  let channel: TabChannel<ImpersonationMessage> | null = null;
  let stopTicks = () => {};
  let isAsking = false;
  /** Effects run from the start on: creating a store has none. */
  let waiting: readonly ImpersonationEffect[] | null = [];

  const reading = () => readingOf(clock);
  const look = (type: 'TICK' | 'WAKE') => dispatch({ type, reading: reading() });

  function dispatch(event: ImpersonationEvent): void {
    const before = state;
    const next = transition(before, event);
    state = next.state;
    if (state.status === 'active' && before.status === 'active') keepDeadline(state.deadline);
    if (waiting) waiting = [...waiting, ...next.effects];
    else for (const effect of next.effects) carryOut(effect);
    const shown = kept ? viewOf(state, kept, view) : view;
    if (shown === view) return;
    view = shown;
    changes.emit();
  }

  function keepDeadline(deadline: number): void {
    if (storage.impersonationExpires.get() !== deadline) storage.impersonationExpires.set(deadline);
  }

  function carryOut(effect: ImpersonationEffect): void {
    switch (effect.type) {
      case 'signOut':
        stopTicks();
        session.endActing(
          effect.reason === 'expired' ? 'impersonationEnded' : 'impersonationClosed',
        );
        return;
      case 'endOnServer':
        // The tab is signed out in any case; the server's session expires by itself.
        endImpersonation(client, effect).catch(() => {});
        return;
      case 'tellEnded':
        channel?.post({ kind: 'ended', sessionId: effect.sessionId });
        return;
      case 'askParent':
        askParent(effect);
        return;
      case 'askServerTime':
        void askServerTime();
        return;
      case 'announce':
        announcements.emit(effect.minutes);
    }
  }

  function askParent({ sessionId, requestId }: { sessionId: string; requestId: string }): void {
    const parentTabId = kept?.parentTabId ?? '';
    if (channel?.post({ kind: 'extend', sessionId, parentTabId, requestId })) return;
    const failure = { kind: 'timeout' } as const;
    dispatch({ type: 'EXTEND_FAILED', sessionId, requestId, failure });
  }

  async function askServerTime(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const before = client.serverTime;
    try {
      await getCurrentUser(client);
      const serverClock = client.serverTime;
      dispatch(
        serverClock && serverClock !== before
          ? { type: 'SERVER_TIME', ...serverClock }
          : { type: 'SERVER_TIME_FAILED' },
      );
    } catch (error) {
      const status = isApiError(error) ? error.status : null;
      const isRefused = status === 401 || status === 404;
      dispatch({ type: isRefused ? 'SERVER_REFUSED' : 'SERVER_TIME_FAILED' });
    } finally {
      isAsking = false;
    }
    // The clocks have changed again while the request was pending.
    if (state.status === 'active' && state.clock.doubtMs > 0) void askServerTime();
  }

  function wake(): void {
    look('WAKE');
    // A token in its last two seconds counts as expired when the user comes back to it (§4, §9).
    const isNearEnd = state.status === 'active' && remainingMsOf(state) <= TOKEN_EXPIRY_MARGIN_MS;
    if (isNearEnd) dispatch({ type: 'SERVER_REFUSED' });
  }

  function receive(message: ImpersonationMessage): void {
    if (message.kind === 'ended') {
      dispatch({ type: 'ENDED_ELSEWHERE', sessionId: message.sessionId });
      return;
    }
    if (message.kind === 'hello' || message.parentTabId !== kept?.parentTabId) return;
    const { sessionId } = message;
    if (message.kind === 'parentGone') dispatch({ type: 'PARENT_GONE', sessionId });
    if (message.kind === 'session') dispatch({ type: 'PARENT_BACK', sessionId });
    if (message.kind === 'extended') {
      const { requestId, deadline } = message;
      dispatch({ type: 'EXTENDED', sessionId, requestId, deadline });
    }
    if (message.kind === 'refused') {
      const { requestId, serverMessage } = message;
      const failure = { kind: 'refused', serverMessage } as const;
      dispatch({ type: 'EXTEND_FAILED', sessionId, requestId, failure });
    }
  }

  /** No request is sent after the end, except those that end the session and check it. */
  function watchCalls(): void {
    client.setGate((endpoint) => {
      if (endpoint === 'endImpersonation') return true;
      look('TICK');
      return mayCall(state) || (isAsking && endpoint === 'getCurrentUser');
    });
  }

  function run(): () => void {
    if (!kept) return () => {};
    channel = openImpersonationChannel(platform, kept.sessionId, receive);
    watchCalls();
    stopTicks = sessionTimerOf(platform).start(() => look('TICK'));
    const stopPage = visibility.subscribe((event) => {
      if (event === 'visible' || event === 'focus' || event === 'restored') wake();
    });
    const stopSession = session.subscribe(() => {
      // Signed out in another way: nothing may be sent on the administrator's behalf.
      if (session.getSession().status === 'signedOut') dispatch({ type: 'SERVER_REFUSED' });
    });
    const due = waiting ?? [];
    waiting = null;
    for (const effect of due) carryOut(effect);
    return () => {
      stopTicks();
      stopPage();
      stopSession();
      client.setGate(null);
      channel?.close();
      channel = null;
    };
  }

  if (kept) dispatch(startEventOf(kept, client, reading()));

  return {
    getView: () => view,
    subscribe: (listener) => changes.add(listener),
    onAnnounce: (listener) => announcements.add(listener),
    extend: () => dispatch({ type: 'EXTEND' }),
    end: () => dispatch({ type: 'END' }),
    acknowledge: () => dispatch({ type: 'ACKNOWLEDGE' }),
    start: startOnce(run),
  };
}
