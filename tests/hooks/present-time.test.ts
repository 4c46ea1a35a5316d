import { expect, it } from 'vitest';
import { listUsers } from '../../src/api/calls/users';
import { createApiClient } from '../../src/api/create-client';
import { createManualClock } from '../../src/domain/time/manual-clock';
import { presentTime } from '../../src/hooks/timing/present-time';
import { createSandbox } from '../../src/sandbox/create-sandbox';

const NOW = Date.UTC(2026, 10, 28, 12);
const HOUR = 3_600_000;

/** A client whose device is late or early, after one answer of the server. */
async function clientBy(skewMs: number, hasDate = true) {
  const clock = createManualClock(NOW + skewMs);
  const sandbox = createSandbox({ clock: createManualClock(NOW) });
  const client = createApiClient({
    baseUrl: 'https://api.example',
    clock,
    fetch: async (url, init) => {
      const answer = await sandbox.fetch(new Request(url, init));
      const headers = new Headers(answer.headers);
      if (hasDate) headers.set('Date', new Date(NOW).toUTCString());
      else headers.delete('Date');
      return new Response(answer.body, { status: answer.status, headers });
    },
  });
  await listUsers(client, { pageNumber: 1, pageSize: 10 }).catch(() => {});
  return { client, clock };
}

it.each([-5 * HOUR, 3 * HOUR, -20_000])(
  'is the server’s where the device is %d ms off, and goes on with it',
  async (skew) => {
    const { client, clock } = await clientBy(skew);
    expect(Math.abs(presentTime(client) - NOW)).toBeLessThan(1_000);
    clock.advance(10 * 60_000);
    expect(Math.abs(presentTime(client) - NOW - 10 * 60_000)).toBeLessThan(1_000);
    // Somebody sets the clock back: no time has passed by that.
    clock.set(NOW - 24 * HOUR);
    expect(Math.abs(presentTime(client) - NOW - 10 * 60_000)).toBeLessThan(1_000);
  },
);

it('is the device’s where that is right, and where the server does not say', async () => {
  expect(presentTime((await clientBy(-2_000)).client)).toBe(NOW - 2_000);
  expect(presentTime((await clientBy(-5 * HOUR, false)).client)).toBe(NOW - 5 * HOUR);
});
