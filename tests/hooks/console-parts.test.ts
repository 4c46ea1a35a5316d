import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toApiError } from '../../src/api/errors';
import { NOTIFICATIONS_HUB } from '../../src/api/realtime';
import { createConsole } from '../../src/hooks/console/createConsole';
import { createQueryClient } from '../../src/hooks/console/createQueryClient';
import { createFailures, watched } from '../../src/hooks/console/failures';
import { createReadCache } from '../../src/hooks/console/read-cache';
import { createMemoryBrowser } from '../../src/platform/memory-platform';
import { turn } from '../api/support';
import { openServices } from './support/open-services';

const KEY = ['roles', 'list'];

afterEach(() => {
  onlineManager.setOnline(true);
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

it('a console asks the page’s own origin when nobody says where the API is', () => {
  const { client } = createConsole({ platform: createMemoryBrowser().openTab() });
  expect(client.urlOf(NOTIFICATIONS_HUB)).toBe('/app/hubs/notifications');
});

describe('what is read', () => {
  it('is asked for once, also when it fails, and while the browser believes to be offline', async () => {
    onlineManager.setOnline(false);
    const client = createQueryClient();
    const queryFn = vi.fn(() => Promise.reject(new Error('down')));
    await expect(client.fetchQuery({ queryKey: KEY, queryFn })).rejects.toThrow('down');
    const { retry } = client.getDefaultOptions().queries ?? {};
    expect(queryFn).toHaveBeenCalledTimes(1);
    expect(retry).toBe(false);
    const mutationFn = vi.fn(() => Promise.reject(new Error('down')));
    const mutation = client.getMutationCache().build(client, { mutationFn });
    await expect(mutation.execute(undefined)).rejects.toThrow('down');
    expect(mutationFn).toHaveBeenCalledTimes(1);
  });

  it('is fresh for five seconds', async () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    const client = createQueryClient();
    const queryFn = vi.fn(async () => 'Admin');
    const read = () => client.fetchQuery({ queryKey: KEY, queryFn });
    await read();
    vi.setSystemTime(4_999);
    await read();
    expect(queryFn).toHaveBeenCalledTimes(1);
    vi.setSystemTime(5_000);
    await read();
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('is not read again because the window is looked at or the network is back', async () => {
    const client = createQueryClient();
    client.mount();
    const queryFn = vi.fn(async () => 'Admin');
    const observer = new QueryObserver(client, { queryKey: KEY, queryFn, staleTime: 0 });
    const stop = observer.subscribe(() => {});
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('Admin'));
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await turn();
    expect(queryFn).toHaveBeenCalledTimes(1);
    stop();
    client.unmount();
  });
});

describe('the seat of the cache', () => {
  it('forgets and marks as stale in every cache that is there, and in none that has left', () => {
    const cache = createReadCache();
    const [one, two, three] = [createQueryClient(), createQueryClient(), createQueryClient()];
    const all = [one, two, three];
    const [leaveOne] = all.map((client) => cache.attach(client));
    for (const client of all) client.setQueryData(KEY, ['Admin']);
    leaveOne?.();
    cache.invalidate([['roles']]);
    expect(all.map((client) => client.getQueryState(KEY)?.isInvalidated)).toEqual([
      false,
      true,
      true,
    ]);
    cache.clear();
    expect(all.map((client) => client.getQueryData(KEY))).toEqual([
      ['Admin'],
      undefined,
      undefined,
    ]);
  });
});

describe('the failure of a call', () => {
  const refused = toApiError({ kind: 'http', status: 403 });

  it('is reported to the session, and to the caller', async () => {
    const { client } = openServices().services;
    const failures = createFailures();
    const told = vi.fn();
    failures.subscribe(told);
    const call = watched({ client, failures }, () => Promise.reject(refused));
    await expect(call).rejects.toBe(refused);
    expect(told).toHaveBeenCalledExactlyOnceWith(refused);
  });

  it('is not reported for an earlier session, nor for a bug of ours', async () => {
    const { client } = openServices().services;
    const failures = createFailures();
    const told = vi.fn();
    failures.subscribe(told);
    const late = watched({ client, failures }, async () => {
      client.setCsrfToken(null);
      throw refused;
    });
    await expect(late).rejects.toBe(refused);
    const fault = watched({ client, failures }, () => Promise.reject(new TypeError('x')));
    await expect(fault).rejects.toThrow('x');
    expect(told).not.toHaveBeenCalled();
  });
});
