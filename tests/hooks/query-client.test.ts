import { dehydrate, hydrate, QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '../../src/hooks/console/createQueryClient';

const KEY = ['roles', 'list'];
const HOUR_MS = 3_600_000;

/** What a server hands over whose clock is so far from the reader's. */
function readElsewhere(aheadMs: number) {
  const server = new QueryClient();
  server.setQueryData(KEY, ['Admin'], { updatedAt: Date.now() + aheadMs });
  return dehydrate(server);
}

describe('what a server has read', () => {
  it.each([-HOUR_MS, 0, HOUR_MS])('is fresh when it arrives, read %i ms away', async (aheadMs) => {
    const client = createQueryClient();
    hydrate(client, readElsewhere(aheadMs));
    let calls = 0;
    const data = await client.fetchQuery({
      queryKey: KEY,
      queryFn: () => {
        calls += 1;
        return ['Guest'];
      },
    });
    expect(data).toEqual(['Admin']);
    expect(calls).toBe(0);
    expect(Math.abs((client.getQueryState(KEY)?.dataUpdatedAt ?? 0) - Date.now())).toBeLessThan(
      HOUR_MS / 2,
    );
  });

  it('gives way to what the page itself has read since', () => {
    const client = createQueryClient();
    client.setQueryData(KEY, ['Guest']);
    hydrate(client, readElsewhere(-HOUR_MS));
    expect(client.getQueryData(KEY)).toEqual(['Guest']);
  });
});
