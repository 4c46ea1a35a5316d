import type { RealtimeConnection, RealtimeEvent, RealtimeState } from '../../api/realtime';
import { createListeners } from '../../platform/listeners';
import { locksOf } from '../../platform/locks';
import type { Platform } from '../../platform/platform';
import type { ChannelName, TabChannel } from '../../platform/tabs';

/** Messages about the shared connection between the tabs of one user and session. */
type LiveMessage =
  | { readonly kind: 'liveAsk' }
  | { readonly kind: 'liveState'; readonly state: RealtimeState }
  | { readonly kind: 'liveEvent' };

/** States that one tab may report to another. */
const STATES: readonly unknown[] = ['connecting', 'connected', 'reconnecting'];
const EVENT: RealtimeEvent = 'ReceiveNotification';

function decode(data: unknown): LiveMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  if (data.kind === 'liveAsk' || data.kind === 'liveEvent') return { kind: data.kind };
  if (data.kind !== 'liveState' || !('state' in data) || !STATES.includes(data.state)) return null;
  return { kind: 'liveState', state: data.state as RealtimeState };
}

/** What {@link createSharedRealtime} takes. */
export interface SharedRealtimeOptions {
  readonly platform: Pick<Platform, 'locks' | 'namespace' | 'tabs'>;
  /** The owner: other users and sessions never receive its events (contract §4.19). */
  readonly name: ChannelName;
  /** Creates a connection in this tab; called only if this tab is the leader. */
  readonly connect: () => Promise<RealtimeConnection>;
}

/**
 * One live connection for all tabs of a user and session: the tab that holds the lock opens it and
 * relays state and events; when it closes, the next tab takes over. Without locks or channels each
 * tab has its own connection.
 */
export function createSharedRealtime({
  platform,
  name,
  connect,
}: SharedRealtimeOptions): RealtimeConnection {
  const events = createListeners<readonly unknown[]>();
  const states = createListeners<RealtimeState>();
  let state: RealtimeState = 'stopped';
  /** Id of the current run; reports of older ones are ignored. */
  let run = 0;
  let own: RealtimeConnection | null = null;
  let isLeader = false;
  let channel: TabChannel<LiveMessage> | null = null;
  let letGo = () => {};
  const locks = locksOf(platform);

  function setState(next: RealtimeState): void {
    if (next === state) return;
    state = next;
    if (isLeader && next !== 'stopped') channel?.post({ kind: 'liveState', state: next });
    states.emit(next);
  }

  function hear(message: LiveMessage): void {
    if (isLeader) {
      if (message.kind === 'liveAsk') channel?.post({ kind: 'liveState', state });
    } else if (message.kind === 'liveState') setState(message.state);
    else if (message.kind === 'liveEvent') events.emit([]);
  }

  async function lead(mine: number): Promise<void> {
    isLeader = true;
    // The previous role of the tab has ended.
    setState('connecting');
    const made = await connect();
    if (mine !== run) return;
    own = made;
    made.onEvent(EVENT, (...args) => {
      if (mine !== run) return;
      channel?.post({ kind: 'liveEvent' });
      events.emit(args);
    });
    made.onStateChange((next) => mine === run && setState(next));
    await made.start();
  }

  function end(): RealtimeConnection | null {
    run += 1;
    letGo();
    letGo = () => {};
    channel?.close();
    channel = null;
    isLeader = false;
    const left = own;
    own = null;
    return left;
  }

  return {
    get state() {
      return state;
    },
    async start() {
      if (state !== 'stopped') return;
      run += 1;
      const mine = run;
      setState('connecting');
      const opened = platform.tabs.open(name, decode);
      // Before the request, because the answer may be immediate.
      opened.subscribe(({ message }) => mine === run && hear(message));
      // A tab without a channel can neither send nor receive anything.
      if (!locks.isShared || !opened.post({ kind: 'liveAsk' })) {
        opened.close();
        await lead(mine);
        return;
      }
      channel = opened;
      letGo = locks.hold(name, () => mine === run && void lead(mine));
    },
    async stop() {
      const left = end();
      setState('stopped');
      await left?.stop();
    },
    wake: () => own?.wake(),
    onEvent: (_name, listener) => events.add((args) => listener(...args)),
    onStateChange: (listener) => states.add(listener),
  };
}
