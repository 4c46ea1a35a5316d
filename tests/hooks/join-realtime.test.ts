import { describe, expect, it, vi } from 'vitest';
import type { Hub, HubOptions } from '../../src/api/realtime';
import { joinRealtime } from '../../src/hooks/connectivity/join-realtime';
import type { MemoryPlatform } from '../../src/platform/memory-platform';
import { turn } from '../api/support';
import { openServices } from './support/open-services';

const ADA = 'ada@plinth.example';

/** A tab whose hubs are made by hand. */
function open() {
  const parts = openServices();
  const hubs: { options: HubOptions; isOpen: boolean; drop: () => void }[] = [];
  const buildHub = (options: HubOptions): Hub => {
    const hub = { options, isOpen: false, drop: () => {} };
    hubs.push(hub);
    return {
      start: async () => {
        hub.isOpen = true;
      },
      stop: async () => {
        hub.isOpen = false;
      },
      on: () => {},
      onclose: (listener) => {
        hub.drop = () => listener();
      },
    };
  };
  const wish = { user: ADA, url: undefined, buildHub };
  return { ...parts, hubs, wish };
}

describe('the live connection of a page', () => {
  it('is one for all who use it, and closed by the last who leaves', async () => {
    const { services, hubs, wish } = open();
    const bell = joinRealtime(services, wish);
    const banner = joinRealtime(services, { ...wish });
    await turn();
    expect(banner.connection).toBe(bell.connection);
    expect(hubs).toHaveLength(1);
    expect(hubs[0]?.options.url).toBe('https://console.test/app/hubs/notifications');
    bell.leave();
    await turn();
    expect(hubs[0]?.isOpen).toBe(true);
    banner.leave();
    await turn();
    expect(hubs[0]?.isOpen).toBe(false);

    joinRealtime(services, wish);
    await turn();
    expect(hubs).toHaveLength(2);
    expect(hubs[1]?.isOpen).toBe(true);
  });

  it('is closed while the page is in the back-forward cache, and opened when it comes back', async () => {
    const { services, hubs, wish } = open();
    const { visibility } = services.platform as MemoryPlatform;
    const { connection, leave } = joinRealtime(services, wish);
    await turn();
    visibility.play('restored');
    visibility.play('hidden');
    await turn();
    expect(hubs.map(({ isOpen }) => isOpen)).toEqual([true]);
    visibility.play('cached');
    await turn();
    expect(hubs.map(({ isOpen }) => isOpen)).toEqual([false]);
    visibility.play('restored');
    await turn();
    expect(hubs.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect(connection.state).toBe('connected');
    leave();
    visibility.play('restored');
    await turn();
    expect(hubs.map(({ isOpen }) => isOpen)).toEqual([false, false]);
  });

  it('is another one for another user, address, impersonation or carrier', async () => {
    const { services, hubs, wish } = open();
    const first = joinRealtime(services, wish).connection;
    const others = [
      joinRealtime(services, { ...wish, user: 'eve@plinth.example' }).connection,
      joinRealtime(services, { ...wish, url: 'https://live.test/hub' }).connection,
      joinRealtime(services, { ...wish, buildHub: (options) => wish.buildHub(options) }).connection,
    ];
    services.client.setImpersonationSession('i-1');
    others.push(joinRealtime(services, wish).connection);
    expect(new Set([first, ...others]).size).toBe(5);
    await turn();
    expect(hubs.map(({ options }) => options.url)).toContain(
      'https://console.test/app/hubs/notifications?impersonation=i-1',
    );
    services.client.setImpersonationSession(null);
    expect(joinRealtime(services, wish).connection).toBe(first);
  });

  it('goes to the given address', async () => {
    const { services, hubs, wish } = open();
    joinRealtime(services, { ...wish, url: 'https://live.test/hub' });
    await turn();
    expect(hubs.map(({ options }) => options.url)).toEqual(['https://live.test/hub']);
  });

  it('of one user goes on when another leaves', async () => {
    const { services, hubs, wish } = open();
    const first = joinRealtime(services, wish);
    const eve = { ...wish, user: 'eve@plinth.example' };
    const other = joinRealtime(services, eve);
    await turn();
    first.leave();
    await turn();
    expect(hubs.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    const same = joinRealtime(services, eve);
    expect(same.connection).toBe(other.connection);
    other.leave();
    await turn();
    expect(hubs[1]?.isOpen).toBe(true);
  });

  it('that is refused with 401 notifies the session', async () => {
    const { services, hubs, wish } = open();
    const failed = vi.fn();
    services.failures.subscribe(failed);
    joinRealtime(services, wish);
    await turn();
    hubs[0]?.options.onUnauthorized();
    expect(failed).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'http', status: 401 }),
    );
  });

  it('is woken when the device is online again, and only then', async () => {
    const { browser, services, wish } = open();
    const platform = browser.openTab();
    const { connection, leave } = joinRealtime({ ...services, platform }, wish);
    await turn();
    const wake = vi.spyOn(connection, 'wake');
    platform.online.setOnline(false);
    expect(wake).not.toHaveBeenCalled();
    platform.online.setOnline(true);
    expect(wake).toHaveBeenCalledTimes(1);
    leave();
    platform.online.setOnline(false);
    platform.online.setOnline(true);
    expect(wake).toHaveBeenCalledTimes(1);
  });
});
