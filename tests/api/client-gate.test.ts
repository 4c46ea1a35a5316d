import { expect, it } from 'vitest';
import { getCurrentUser, inviteUser } from '../../src/api/calls/users';
import { createApiClient } from '../../src/api/create-client';
import { createManualClock } from '../../src/domain/time/manual-clock';

const NOON = Date.UTC(2026, 0, 5, 12);

function open(answer: () => Response) {
  const clock = createManualClock(NOON);
  const sent: Headers[] = [];
  const client = createApiClient({
    clock,
    random: () => 0,
    fetch: async (_, init) => {
      sent.push(new Headers(init.headers));
      return answer();
    },
  });
  return { clock, client, sent };
}

it('a gate that is shut lets nothing leave, and the endpoint says what asks', async () => {
  const { client, sent } = open(() => Response.json({}));
  const asked: string[] = [];
  client.setGate((endpoint) => {
    asked.push(endpoint);
    return false;
  });
  await expect(getCurrentUser(client)).rejects.toMatchObject({ kind: 'aborted' });
  await expect(inviteUser(client, { email: 'a@b.example' })).rejects.toMatchObject({
    kind: 'aborted',
  });
  expect(asked).toEqual(['getCurrentUser', 'inviteUser']);
  expect(sent).toEqual([]);
  client.setGate(null);
  await getCurrentUser(client).catch(() => {});
  expect(sent).toHaveLength(1);
});

it('a read is not tried again in another name than it began', async () => {
  const { client, clock, sent } = open(() => new Response('', { status: 503 }));
  client.setImpersonationSession('session-1');
  const read = getCurrentUser(client).catch((error: unknown) => error);
  // The first answer is there, and the wait before the next try has begun.
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toHaveLength(1);
  client.setImpersonationSession(null);
  clock.advance(60_000);
  expect(await read).toMatchObject({ kind: 'aborted' });
  expect(sent.map((headers) => headers.get('X-Impersonation-Session'))).toEqual(['session-1']);
});

it('tells the server’s time, rather too late than too early, and nothing where it is hidden', async () => {
  let date: string | null = null;
  const { client } = open(() => Response.json({}, { headers: date ? { Date: date } : {} }));
  await getCurrentUser(client).catch(() => {});
  expect(client.serverTime).toBeNull();
  date = 'not a date';
  await getCurrentUser(client).catch(() => {});
  expect(client.serverTime).toBeNull();
  date = new Date(NOON + 600_000).toUTCString();
  await getCurrentUser(client).catch(() => {});
  expect(client.serverTime).toEqual({
    serverNow: NOON + 600_999,
    reading: { wall: NOON, mono: 0 },
  });
});
