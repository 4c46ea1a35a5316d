import { describe, expect, it } from 'vitest';
import { RELOAD_EVERY_MS } from '../../src/domain/notifications/notification';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { createGather } from '../../src/hooks/timing/gather';

const settled = () => new Promise((resolve) => setImmediate(resolve));

function setUp(load: () => Promise<unknown> = () => Promise.resolve()) {
  const clock = createManualClock(0);
  const loads: number[] = [];
  const gather = createGather(clock, RELOAD_EVERY_MS, () => {
    loads.push(clock.now());
    return load();
  });
  const pass = async (ms: number) => {
    clock.advance(ms);
    await settled();
  };
  return { clock, loads, gather, pass };
}

describe('live events (contract §4.19)', () => {
  it('1,000 in 10 s make 6 loads, the first at once and the last after the last event', async () => {
    const { clock, loads, gather, pass } = setUp();
    let lastEvent = 0;
    for (let event = 0; event < 1_000; event += 1) {
      gather.notify();
      lastEvent = clock.now();
      await pass(10);
    }
    await pass(60_000);
    expect(loads).toHaveLength(6);
    expect(loads[0]).toBe(0);
    expect(loads.at(-1)).toBeGreaterThan(lastEvent);
    expect(clock.pending).toBe(0);
  });

  it('one event makes one load; another after 2 seconds again at once', async () => {
    const { loads, gather, pass } = setUp();
    gather.notify();
    await pass(5_000);
    gather.notify();
    await pass(5_000);
    expect(loads).toEqual([0, 5_000]);
  });

  it('an event during a slow load is loaded after it, never beside it', async () => {
    let answer = () => {};
    const { loads, gather, pass } = setUp(
      () =>
        new Promise<void>((resolve) => {
          answer = resolve;
        }),
    );
    gather.notify();
    await pass(1_000);
    gather.notify();
    await pass(9_000);
    expect(loads).toEqual([0]);
    answer();
    await pass(0);
    expect(loads).toEqual([0, 10_000]);
  });

  it('goes on after a load that failed', async () => {
    const { loads, gather, pass } = setUp(() => Promise.reject(new Error('no')));
    gather.notify();
    await pass(10);
    gather.notify();
    await pass(2_000);
    expect(loads).toEqual([0, 2_000]);
  });

  it('does not wait longer because the clock was set back', async () => {
    const { clock, loads, gather, pass } = setUp();
    gather.notify();
    await pass(100);
    clock.set(-3_600_000);
    gather.notify();
    await pass(2_000);
    expect(loads).toHaveLength(2);
  });

  it('loads nothing after it was stopped', async () => {
    const { clock, loads, gather, pass } = setUp();
    gather.notify();
    await pass(100);
    gather.notify();
    gather.stop();
    gather.notify();
    await pass(60_000);
    expect(loads).toEqual([0]);
    expect(clock.pending).toBe(0);
  });
});
