import { expect, it } from 'vitest';
import { createRealtimeConnection, type Hub } from '../../src/api/realtime';
import type { Clock } from '../../src/domain/time/clock';

/** Events of the simulation, one queue for all clients. */
function createSimulation() {
  const queue: { at: number; handle: number; run: () => void }[] = [];
  let now = 0;
  let last = 0;
  const gone = new Set<number>();
  const clock: Clock = {
    now: () => now,
    monotonic: () => now,
    setTimeout: (run, ms) => {
      last += 1;
      queue.push({ at: now + ms, handle: last, run });
      return last;
    },
    clearTimeout: (handle) => gone.add(handle),
  };
  return {
    clock,
    /** Runs what is due until then, and lets promises settle in between. */
    async until(end: number) {
      for (;;) {
        queue.sort((a, b) => b.at - a.at || b.handle - a.handle);
        const next = queue.at(-1);
        if (!next || next.at > end) break;
        queue.pop();
        if (gone.has(next.handle)) continue;
        now = next.at;
        next.run();
        await new Promise((resolve) => setImmediate(resolve));
      }
      now = end;
    },
  };
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return (state >>> 0) / 4_294_967_296;
  };
}

it('1,000 clients come back after a restart without a rush', async () => {
  const { clock, until } = createSimulation();
  const attempts: number[] = [];
  const drops: (() => void)[] = [];
  let isUp = true;
  const random = seeded(86);
  for (let client = 0; client < 1_000; client += 1) {
    const connection = await createRealtimeConnection({
      url: '/hub',
      clock,
      random,
      buildHub: (): Hub => ({
        start: async () => {
          attempts.push(clock.now());
          if (!isUp) throw new Error('down');
        },
        stop: async () => {},
        on: () => {},
        onclose: (listener) => drops.push(listener),
      }),
    });
    await connection.start();
  }
  attempts.length = 0;
  await until(60_000);
  // The server goes away for 20 s.
  isUp = false;
  for (const drop of drops.splice(0)) drop();
  await until(80_000);
  isUp = true;
  await until(300_000);
  const buckets = new Map<number, number>();
  for (const at of attempts) {
    const bucket = Math.floor(at / 100);
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
  }
  expect(Math.max(...buckets.values())).toBeLessThanOrEqual(50);
  // Every client is back, and none tries again once it is.
  expect(drops.length).toBeGreaterThanOrEqual(1_000);
  const after = attempts.length;
  await until(1_000_000);
  expect(attempts).toHaveLength(after);
}, 60_000);
