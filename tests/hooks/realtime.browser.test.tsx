import { expect, it } from 'vitest';
import type { Hub, HubBuilder } from '../../src/api/realtime';
import { useLogout } from '../../src/hooks/auth/useLogout';
import { useRealtimeConnection } from '../../src/hooks/connectivity/useRealtimeConnection';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

function createHubs() {
  const hubs: { url: string; isOpen: boolean; drop: () => void; refuse: () => void }[] = [];
  const buildHub: HubBuilder = ({ url, onUnauthorized }) => {
    let onClose = () => {};
    const entry = { url, isOpen: false, drop: () => onClose(), refuse: onUnauthorized };
    const hub: Hub = {
      start: async () => {
        entry.isOpen = true;
      },
      stop: async () => {
        entry.isOpen = false;
      },
      on: () => {},
      onclose: (listener) => {
        onClose = listener;
      },
    };
    hubs.push(entry);
    return hub;
  };
  return { hubs, buildHub };
}

function Live({ buildHub }: { buildHub: HubBuilder }) {
  const { state } = useRealtimeConnection({ buildHub });
  const logout = useLogout();
  return (
    <>
      <p>live {state}</p>
      <button type="button" onClick={() => void logout.run()}>
        Sign out
      </button>
    </>
  );
}

it('opens after sign-in, once under StrictMode, and closes at sign-out', async () => {
  const browser = createTestBrowser('signedIn');
  const { hubs, buildHub } = createHubs();
  const { screen } = await renderInTab(browser, <Live buildHub={buildHub} />);
  await expect.element(screen.getByText('live connected')).toBeVisible();
  expect(hubs.map(({ url, isOpen }) => [url, isOpen])).toEqual([
    ['https://console.test/app/hubs/notifications', true],
  ]);
  await screen.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(screen.getByText('live stopped')).toBeVisible();
  expect(hubs.map(({ isOpen }) => isOpen)).toEqual([false]);
});

it('is not opened while nobody is signed in', async () => {
  const browser = createTestBrowser('signedOut');
  const { hubs, buildHub } = createHubs();
  const { screen } = await renderInTab(browser, <Live buildHub={buildHub} />);
  await expect.poll(() => browser.count('POST /app/login/validate-token')).toBe(1);
  await expect.element(screen.getByText('live stopped')).toBeVisible();
  expect(hubs).toEqual([]);
});

it('reconnects after a cut, and ends the session when the server no longer knows it', async () => {
  const browser = createTestBrowser('signedIn');
  const { hubs, buildHub } = createHubs();
  const { screen } = await renderInTab(browser, <Live buildHub={buildHub} />);
  await expect.element(screen.getByText('live connected')).toBeVisible();
  hubs[0]?.drop();
  await expect.element(screen.getByText('live reconnecting')).toBeVisible();
  browser.clock.advance(10_000);
  await expect.element(screen.getByText('live connected')).toBeVisible();
  hubs.at(-1)?.refuse();
  await expect.element(screen.getByText('live stopped')).toBeVisible();
});
