import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DevicesSection } from '../../src/components/users/DevicesSection';
import type { Device } from '../../src/domain/users/device';
import { useDevices } from '../../src/hooks/users/useDevices';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

const Devices = () => (
  <ThemeProvider>
    <DevicesSection {...useDevices()} />
  </ThemeProvider>
);

async function open() {
  const browser = createTestBrowser('signedIn');
  const { screen, show } = await renderInTab(browser, <Devices />);
  const list = screen.getByRole('list', { name: 'Your devices' });
  await expect.element(list).toBeVisible();
  const section = document.querySelector('[data-slot="devices"]');
  return { browser, screen, show, list, isInside: () => section?.contains(document.activeElement) };
}

function focus(element: { element(): Element }): void {
  (element.element() as HTMLElement).focus();
}

it('by the keyboard: the others are signed out once, and the focus stays with the devices', async () => {
  const { browser, screen, list, isInside } = await open();
  expect(list.getByRole('listitem').elements().length).toBeGreaterThan(1);
  const others = screen.getByRole('button', { name: 'Sign out on all other devices' });
  focus(others);
  await userEvent.keyboard('{Enter}');
  const confirm = screen.getByRole('alertdialog').getByRole('button', { name: 'Sign out' });
  for (let press = 0; press < 20; press += 1) (confirm.element() as HTMLElement).click();
  await expect.element(others).not.toBeInTheDocument();
  expect(browser.count('POST /app/users/me/devices/sign-out-others')).toBe(1);
  await expect.poll(isInside).toBe(true);
});

it('a device that is already gone shows it, and the list matches the server', async () => {
  const { browser, screen, list } = await open();
  const count = list.getByRole('listitem').elements().length;
  await list
    .getByRole('button', { name: /^Sign out/ })
    .first()
    .click();
  const dialog = screen.getByRole('alertdialog');
  // The answer is lost: the server has done it.
  browser.sandbox.faults.add({ match: { method: 'DELETE' }, cut: 'lostAnswer', times: 1 });
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(dialog.getByRole('alert')).not.toBeEmptyDOMElement();
  await expect.poll(() => list.getByRole('listitem').elements().length).toBe(count - 1);
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(dialog.getByText('This device is not in the list any more.')).toBeVisible();
});

it('the focus stays when trust is taken back in the device that is used', async () => {
  const { show, screen } = await open();
  const device = (trustedUntil: Date | null): Device => ({
    id: 'd-1',
    name: 'Chrome on macOS',
    place: '',
    lastSeen: null,
    isCurrent: true,
    isSignedIn: true,
    trustedUntil,
  });
  const section = (trustedUntil: Date | null) => (
    <DevicesSection
      devices={{ status: 'ready', data: [device(trustedUntil)], isStale: false }}
      now={0}
      forgettingId={null}
      forgetFailure={null}
      onForget={() => {}}
      onSignOut={() => {}}
      onSignOutOthers={() => {}}
      signOut={null}
    />
  );
  await show(section(new Date(0)));
  focus(screen.getByRole('button', { name: /^Stop trusting / }));
  await show(section(null));
  await expect
    .element(screen.getByRole('button', { name: /^Stop trusting / }))
    .not.toBeInTheDocument();
  const root = document.querySelector('[data-slot="devices"]');
  await expect.poll(() => root?.contains(document.activeElement)).toBe(true);
});
