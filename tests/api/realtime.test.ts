import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  createRealtimeConnection,
  type HubBuilder,
  type HubOptions,
  nextDelay,
  RECONNECT_MAX_MS,
  type RealtimeOptions,
  realtimeOptionsOf,
} from '../../src/api/realtime';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { json, setUp as setUpClient, turn } from './support';

/** A hub under the test's control. */
class FakeHub {
  readonly options: HubOptions;
  readonly stop = vi.fn(async () => this.failStart(new Error('stopped')));
  readonly #listeners = new Map<string, (...args: unknown[]) => void>();
  #onClose: () => void = () => {};
  #settle: { resolve: () => void; reject: (error: Error) => void } | null = null;

  constructor(options: HubOptions) {
    this.options = options;
  }
  start = () =>
    new Promise<void>((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
  on = (name: string, listener: (...args: unknown[]) => void) => {
    this.#listeners.set(name, listener);
  };
  onclose = (listener: () => void) => {
    this.#onClose = listener;
  };

  accept() {
    this.#settle?.resolve();
  }
  failStart(error = new Error('refused')) {
    this.#settle?.reject(error);
  }
  drop() {
    this.#onClose();
  }
  send(name: string, ...args: unknown[]) {
    this.#listeners.get(name)?.(...args);
  }
}

async function setUp(options: Partial<RealtimeOptions> = {}) {
  const clock = createManualClock(0);
  const hubs: FakeHub[] = [];
  const connection = await createRealtimeConnection({
    url: '/hub',
    clock,
    random: () => 0.5,
    buildHub: (given) => {
      const hub = new FakeHub(given);
      hubs.push(hub);
      return hub;
    },
    ...options,
  });
  const states: string[] = [];
  connection.onStateChange((state) => states.push(state));
  /** The newest hub, once it has begun to start. */
  const hub = async () => {
    await turn();
    const last = hubs.at(-1);
    if (!last) throw new Error('No attempt was made');
    return last;
  };
  const connect = async () => {
    const started = connection.start();
    (await hub()).accept();
    await started;
  };
  /** Lets attempts fail one after the other, each as soon as it is made. */
  const failTimes = async (times: number) => {
    for (let attempt = 1; attempt <= times; attempt += 1) {
      (await hub()).failStart();
      await turn();
      while (attempt < times && hubs.length <= attempt) {
        clock.advance(2_500);
        await turn();
      }
    }
  };
  return { clock, hubs, connection, states, hub, connect, failTimes };
}

describe('nextDelay', () => {
  it('is anything from 0 to a ceiling that doubles up to 10 minutes', () => {
    fc.assert(
      fc.property(fc.nat(2_000), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, random) => {
        const wait = nextDelay(attempt, () => random);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(RECONNECT_MAX_MS);
        expect(nextDelay(attempt + 1, () => random)).toBeGreaterThanOrEqual(wait);
      }),
    );
    expect([0, 1, 2, 6, 7, 500].map((attempt) => nextDelay(attempt, () => 1))).toEqual([
      5_000, 10_000, 20_000, 320_000, 600_000, 600_000,
    ]);
  });

  it('spreads 1,000 clients so that no 100 ms hold more than 5 % of them', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(12), (seed, attempt) => {
        const random = mulberry32(seed);
        const buckets = new Map<number, number>();
        for (let client = 0; client < 1_000; client += 1) {
          const bucket = Math.floor(nextDelay(attempt, random) / 100);
          buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
        }
        expect(Math.max(...buckets.values())).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('a connection', () => {
  it('connects, receives events and stops', async () => {
    const { connection, states, hubs, hub, connect, clock } = await setUp();
    const heard = vi.fn();
    const stopListening = connection.onEvent('ReceiveNotification', heard);
    expect(connection.state).toBe('stopped');
    await connect();
    expect(connection.state).toBe('connected');
    (await hub()).send('ReceiveNotification', { id: 1 });
    expect(heard).toHaveBeenCalledExactlyOnceWith({ id: 1 });
    stopListening();
    (await hub()).send('ReceiveNotification', { id: 2 });
    expect(heard).toHaveBeenCalledTimes(1);
    await connection.stop();
    expect(hubs[0]?.stop).toHaveBeenCalled();
    expect(states).toEqual(['connecting', 'connected', 'stopped']);
    expect(clock.pending).toBe(0);
  });

  it('is one, however often it is started', async () => {
    const { connection, hubs, connect } = await setUp();
    await connect();
    await connection.start();
    expect(hubs).toHaveLength(1);
  });

  it('comes back after it was lost, with a new hub', async () => {
    const { connection, states, hubs, hub, connect, clock } = await setUp();
    const heard = vi.fn();
    connection.onEvent('ReceiveNotification', heard);
    await connect();
    hubs[0]?.drop();
    expect(connection.state).toBe('reconnecting');
    clock.advance(2_499);
    await turn();
    expect(hubs).toHaveLength(1);
    clock.advance(1);
    (await hub()).accept();
    await turn();
    expect(states).toEqual(['connecting', 'connected', 'reconnecting', 'connected']);
    hubs[0]?.send('ReceiveNotification');
    hubs[0]?.drop();
    expect(heard).not.toHaveBeenCalled();
    expect(connection.state).toBe('connected');
    hubs[1]?.send('ReceiveNotification');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('keeps trying when the first attempt fails, and start does not reject', async () => {
    const { connection, hub, hubs, clock } = await setUp();
    const started = connection.start();
    (await hub()).failStart();
    await expect(started).resolves.toBeUndefined();
    expect(connection.state).toBe('reconnecting');
    for (const wait of [2_500, 5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000]) {
      const before = hubs.length;
      clock.advance(wait - 1);
      await turn();
      expect(hubs).toHaveLength(before);
      clock.advance(1);
      (await hub()).failStart();
      await turn();
      expect(hubs).toHaveLength(before + 1);
    }
  });

  it('keeps backing off before a server that accepts and drops', async () => {
    const { connection, hub, hubs, clock } = await setUp();
    void connection.start();
    const times: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const current = await hub();
      times.push(clock.now());
      current.accept();
      await turn();
      expect(connection.state).toBe('connected');
      clock.advance(1_000);
      current.drop();
      clock.advance(2_500 * 2 ** round);
    }
    expect(times).toEqual([0, 3_500, 9_500, 20_500, 41_500, 82_500]);
    expect(hubs.length).toBe(7);
  });

  it('starts again with short waits after a connection that lasted', async () => {
    const { connection, hub, hubs, clock, failTimes } = await setUp();
    void connection.start();
    await failTimes(4);
    clock.advance(20_000);
    const lasting = await hub();
    lasting.accept();
    await turn();
    clock.advance(600_000);
    expect(connection.state).toBe('connected');
    lasting.drop();
    expect(hubs).toHaveLength(5);
    clock.advance(2_500);
    await turn();
    expect(hubs).toHaveLength(6);
  });

  it('gives up an attempt that hangs', async () => {
    const { connection, hubs, clock } = await setUp();
    void connection.start();
    await turn();
    clock.advance(30_000);
    await turn();
    expect(hubs[0]?.stop).toHaveBeenCalled();
    expect(connection.state).toBe('reconnecting');
    clock.advance(2_500);
    await turn();
    expect(hubs).toHaveLength(2);
  });

  it('is woken within a second', async () => {
    const { connection, hubs, clock, failTimes } = await setUp();
    void connection.start();
    await failTimes(9);
    clock.advance(10_000);
    await turn();
    expect(hubs).toHaveLength(9);
    connection.wake();
    connection.wake();
    // Many are woken at once: each takes its time.
    clock.advance(499);
    await turn();
    expect(hubs).toHaveLength(9);
    clock.advance(1);
    await turn();
    expect(hubs).toHaveLength(10);
    clock.advance(20_000);
    await turn();
    expect(hubs).toHaveLength(10);
    // What it waited for before is over: a connection that is up is left alone.
    hubs[9]?.accept();
    await turn();
    clock.advance(600_000);
    await turn();
    expect(hubs).toHaveLength(10);
    expect(connection.state).toBe('connected');
  });

  it('is not made to wait longer by being woken, nor disturbed when it is up', async () => {
    const { connection, hubs, connect, clock } = await setUp();
    await connect();
    connection.wake();
    clock.advance(10_000);
    await turn();
    expect(hubs).toHaveLength(1);
    hubs[0]?.drop();
    clock.advance(2_400);
    connection.wake();
    clock.advance(99);
    await turn();
    expect(hubs).toHaveLength(1);
    clock.advance(1);
    await turn();
    expect(hubs).toHaveLength(2);
  });

  it('stops in the middle of connecting, and whatever comes later is ignored', async () => {
    const { connection, states, hub, hubs, clock } = await setUp();
    const started = connection.start();
    const current = await hub();
    // A hub that connects although it was stopped.
    current.stop.mockImplementation(async () => {});
    await connection.stop();
    current.accept();
    await started;
    current.drop();
    clock.advance(3_600_000);
    await turn();
    expect(connection.state).toBe('stopped');
    expect(states).toEqual(['connecting', 'stopped']);
    expect(current.stop).toHaveBeenCalledTimes(2);
    expect(hubs).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });

  it('stops while the hub is still being built', async () => {
    let build: (hub: FakeHub) => void = () => {};
    const buildHub: HubBuilder = () => new Promise((resolve) => (build = resolve));
    const { connection, clock } = await setUp({ buildHub });
    const started = connection.start();
    await connection.stop();
    const hub = new FakeHub({ url: '', headers: () => ({}), onUnauthorized: () => {} });
    const start = vi.spyOn(hub, 'start');
    build(hub);
    await started;
    expect(start).not.toHaveBeenCalled();
    expect(clock.pending).toBe(0);
  });

  it('stops while it waits for the next attempt, also from a listener', async () => {
    const { connection, hubs, connect, clock } = await setUp();
    connection.onStateChange((state) => {
      if (state === 'reconnecting') void connection.stop();
    });
    await connect();
    hubs[0]?.drop();
    clock.advance(3_600_000);
    await turn();
    expect(connection.state).toBe('stopped');
    expect(hubs).toHaveLength(1);
    expect(clock.pending).toBe(0);
  });

  it('can be started again after it was stopped', async () => {
    const { connection, hubs, connect } = await setUp();
    await connect();
    await connection.stop();
    await connect();
    expect(connection.state).toBe('connected');
    expect(hubs).toHaveLength(2);
  });

  it('does not reject when the hub cannot be stopped', async () => {
    const { connection, hubs, connect } = await setUp();
    await connect();
    hubs[0]?.stop.mockRejectedValue(new Error('no'));
    await expect(connection.stop()).resolves.toBeUndefined();
  });

  it('ends for good when the server answers 401', async () => {
    const onUnauthorized = vi.fn();
    const { connection, hub, hubs, clock } = await setUp({ onUnauthorized });
    const started = connection.start();
    const current = await hub();
    current.options.onUnauthorized();
    current.failStart();
    await started;
    clock.advance(3_600_000);
    await turn();
    expect(connection.state).toBe('stopped');
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(hubs).toHaveLength(1);
  });

  it('names the impersonation in the query', async () => {
    for (const [url, expected] of [
      ['/hub', '/hub?impersonation=i%2F1'],
      ['/hub?a=1', '/hub?a=1&impersonation=i%2F1'],
    ] as const) {
      const { connection, hub } = await setUp({ url, impersonationSessionId: 'i/1' });
      void connection.start();
      expect((await hub()).options.url).toBe(expected);
    }
  });

  it('takes address, clock and headers from a client', () => {
    const { client, clock } = setUpClient(() => json({}), { impersonationSessionId: 'i1' });
    const options = realtimeOptionsOf(client);
    expect(options).toMatchObject({
      url: 'https://api.example/app/hubs/notifications',
      clock,
      impersonationSessionId: 'i1',
    });
    client.setCsrfToken('later');
    expect(options.headers?.()).toEqual({
      'X-Csrf-Token': 'later',
      'X-Impersonation-Session': 'i1',
    });
  });
});

/** A small seeded generator, so that a failing spread can be repeated. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
