import { describe, expect, it, vi } from 'vitest';
import type { RealtimeConnection, RealtimeState } from '../../src/api/realtime';
import { createSharedRealtime } from '../../src/hooks/connectivity/shared-realtime';
import { createMemoryBrowser } from '../../src/platform/memory-platform';

const ADA = { user: 'ada@plinth.example', session: '' };
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A connection of one tab under the test's control. */
class FakeConnection implements RealtimeConnection {
  state: RealtimeState = 'stopped';
  readonly wake = vi.fn();
  readonly #states = new Set<(state: RealtimeState) => void>();
  readonly #events = new Set<(...args: unknown[]) => void>();
  start = async () => this.be('connected');
  stop = async () => this.be('stopped');
  onEvent(name: string, listener: (...args: unknown[]) => void) {
    if (name === 'ReceiveNotification') this.#events.add(listener);
    return () => this.#events.delete(listener);
  }
  onStateChange(listener: (state: RealtimeState) => void) {
    this.#states.add(listener);
    return () => this.#states.delete(listener);
  }
  be(state: RealtimeState) {
    this.state = state;
    for (const listener of this.#states) listener(state);
  }
  happen() {
    for (const listener of this.#events) listener({ id: 'n1' });
  }
}

function setUp() {
  const browser = createMemoryBrowser();
  const made: FakeConnection[] = [];
  return {
    made,
    /** Says something on the channel of the tabs, as a tab of another version may. */
    say: (message: unknown) =>
      browser
        .openTab()
        .tabs.open(ADA, () => null)
        .post(message as never),
    open: () => made.filter(({ state }) => state === 'connected'),
    async openTab({
      name = ADA,
      ...options
    }: Parameters<typeof browser.openTab>[0] & { name?: typeof ADA } = {}) {
      const heard = vi.fn();
      const states: RealtimeState[] = [];
      const live = createSharedRealtime({
        platform: browser.openTab(options),
        name,
        connect: async () => {
          const connection = new FakeConnection();
          made.push(connection);
          return connection;
        },
      });
      live.onEvent('ReceiveNotification', heard);
      live.onStateChange((state) => states.push(state));
      await live.start();
      await settled();
      return { live, heard, states };
    },
  };
}

describe('the live connection of several tabs', () => {
  it('is one for ten tabs, and every tab receives an event once', async () => {
    const { openTab, made } = setUp();
    const tabs = [];
    for (let tab = 0; tab < 10; tab += 1) tabs.push(await openTab());
    expect(made).toHaveLength(1);
    expect(tabs.map(({ live }) => live.state)).toEqual(Array(10).fill('connected'));
    made[0]?.happen();
    for (const { heard } of tabs) expect(heard).toHaveBeenCalledTimes(1);
  });

  it('passes on how it stands', async () => {
    const { openTab, made } = setUp();
    await openTab();
    const { live } = await openTab();
    made[0]?.be('reconnecting');
    expect(live.state).toBe('reconnecting');
    made[0]?.be('connected');
    expect(live.state).toBe('connected');
  });

  it('is taken over by the next tab when the one that has it closes', async () => {
    const { openTab, made, open } = setUp();
    const first = await openTab();
    const second = await openTab();
    const third = await openTab();
    await first.live.stop();
    await settled();
    expect(open()).toHaveLength(1);
    expect(made).toHaveLength(2);
    // Up, lost, up again: loading on "connected" misses nothing.
    expect(second.states).toEqual(['connecting', 'connected', 'connecting', 'connected']);
    made[1]?.happen();
    expect(second.heard).toHaveBeenCalledTimes(1);
    expect(third.heard).toHaveBeenCalledTimes(1);
    expect(first.heard).not.toHaveBeenCalled();
    expect(third.states).toEqual(['connecting', 'connected', 'connecting', 'connected']);
    // The tab that was first comes back as one that follows.
    await first.live.start();
    await settled();
    expect(made).toHaveLength(2);
    expect(first.live.state).toBe('connected');
    made[1]?.happen();
    expect(first.heard).toHaveBeenCalledTimes(1);
  });

  it('is opened once, however often it is started, and receives nothing once it is stopped', async () => {
    const { openTab, made } = setUp();
    const { live, heard } = await openTab();
    await live.start();
    await settled();
    expect(made).toHaveLength(1);
    made[0]?.happen();
    expect(heard).toHaveBeenCalledTimes(1);
    await live.stop();
    made[0]?.happen();
    made[0]?.be('reconnecting');
    expect(heard).toHaveBeenCalledTimes(1);
    expect(live.state).toBe('stopped');
  });

  it('stands as the tab that has it says, and not as anything else on the channel', async () => {
    const { openTab, say } = setUp();
    await openTab();
    const { live, heard } = await openTab();
    const strange = [
      null,
      'liveEvent',
      {},
      { kind: 'liveState' },
      { kind: 'liveState', state: 'asleep' },
      { kind: 'greeting', state: 'reconnecting' },
    ];
    for (const message of strange) expect(() => say(message)).not.toThrow();
    expect(live.state).toBe('connected');
    expect(heard).not.toHaveBeenCalled();
    say({ kind: 'liveState', state: 'reconnecting' });
    expect(live.state).toBe('reconnecting');
    say({ kind: 'liveEvent' });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('never mixes users, nor an administrator and the user that they impersonate', async () => {
    const { openTab, made } = setUp();
    const ada = await openTab();
    const asEve = await openTab({ name: { user: 'eve@plinth.example', session: 'i1' } });
    const eve = await openTab({ name: { user: 'eve@plinth.example', session: '' } });
    expect(made).toHaveLength(3);
    made[0]?.happen();
    made[1]?.be('reconnecting');
    expect(ada.heard).toHaveBeenCalledTimes(1);
    expect(asEve.heard).not.toHaveBeenCalled();
    expect(eve.heard).not.toHaveBeenCalled();
    expect([ada, asEve, eve].map(({ live }) => live.state)).toEqual([
      'connected',
      'reconnecting',
      'connected',
    ]);
  });

  it.each([{ hasLocks: false }, { hasChannels: false }])(
    'is each tab’s own with %o, and nothing is heard twice',
    async (lacking) => {
      const { openTab, made } = setUp();
      const tabs = [await openTab(lacking), await openTab(lacking)];
      expect(made).toHaveLength(2);
      made[0]?.happen();
      expect(tabs.map(({ heard }) => heard.mock.calls.length)).toEqual([1, 0]);
      made[1]?.happen();
      expect(tabs.map(({ heard }) => heard.mock.calls.length)).toEqual([1, 1]);
    },
  );

  it('closes at sign-out while it is still being made, and leaves nobody waiting', async () => {
    const browser = createMemoryBrowser();
    const connection = new FakeConnection();
    const start = vi.spyOn(connection, 'start');
    let give: (made: RealtimeConnection) => void = () => {};
    const live = createSharedRealtime({
      platform: browser.openTab(),
      name: ADA,
      connect: () =>
        new Promise((resolve) => {
          give = resolve;
        }),
    });
    void live.start();
    await settled();
    await live.stop();
    give(connection);
    await settled();
    expect(start).not.toHaveBeenCalled();
    expect(live.state).toBe('stopped');
  });

  it('closes in the tab that has it, and can be opened again', async () => {
    const { openTab, made, open } = setUp();
    const { live } = await openTab();
    await live.stop();
    expect(open()).toEqual([]);
    await live.start();
    await settled();
    expect(made).toHaveLength(2);
    expect(live.state).toBe('connected');
  });

  it('wakes the connection of the tab that has it', async () => {
    const { openTab, made } = setUp();
    const first = await openTab();
    const second = await openTab();
    second.live.wake();
    expect(made[0]?.wake).not.toHaveBeenCalled();
    first.live.wake();
    expect(made[0]?.wake).toHaveBeenCalledTimes(1);
  });
});
