import { Profiler } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { HubBuilder } from '../../src/api/realtime';
import { NotificationCenter } from '../../src/components/notifications/NotificationCenter';
import { useNotificationCenter } from '../../src/hooks/notifications/useNotificationCenter';
import { ADMIN_EMAIL, CUSTOMER_EMAIL } from '../../src/sandbox/world/accounts';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser, type TestBrowser } from '../hooks/support/test-browser';

const LIST = 'GET /app/notifications';
const SECRET = 'Demo-Tenant-7!';

function Bell({ buildHub }: { buildHub: HubBuilder }) {
  return <NotificationCenter {...useNotificationCenter({ buildHub })} />;
}

/** The bell on a page of a partner, whose content is next to it. */
async function openPage(browser: TestBrowser, options = {}) {
  const { buildHub } = browser;
  const onRender = vi.fn();
  const tab = await renderInTab(
    browser,
    <ThemeProvider>
      <Bell buildHub={buildHub} />
      <Profiler id="content" onRender={onRender}>
        <p>Content of the page</p>
      </Profiler>
    </ThemeProvider>,
    options,
  );
  const { screen } = tab;
  const bell = screen.getByRole('button', { name: /^Notifications/ });
  return {
    ...tab,
    bell,
    onRender,
    open: async () => {
      await bell.click();
      await expect.element(screen.getByRole('dialog')).toBeVisible();
    },
    dismiss: (title: string) => screen.getByRole('button', { name: `Dismiss: ${title}` }),
    titles: () =>
      screen
        .getByRole('heading', { level: 4 })
        .elements()
        .map(({ textContent }) => textContent),
  };
}

/** Waits for the live connection: the list is loaded on start, and again once it is up. */
async function live(browser: TestBrowser) {
  await expect.poll(() => browser.sandbox.live.count()).toBeGreaterThan(0);
  await expect.poll(() => browser.count(LIST)).toBeGreaterThanOrEqual(2);
}

it('shows on start what there is, and what comes live, without rendering the page', async () => {
  const browser = createTestBrowser('signedIn');
  const { bell, screen, onRender } = await openPage(browser);
  await expect
    .element(bell)
    .toHaveAccessibleName('Notifications: 14 new, with an error, a task is running');
  await live(browser);
  const before = onRender.mock.calls.length;
  await expect.element(screen.getByText('You have 14 notifications')).not.toBeInTheDocument();
  browser.clock.advance(2_000);
  browser.sandbox.live.notify(ADMIN_EMAIL, { title: 'Fresh' });
  await expect.element(bell).toHaveAccessibleName(/15 new/);
  // It pulses for 10 seconds, and says so once.
  await expect.element(screen.getByText('You have 15 notifications')).toBeInTheDocument();
  browser.clock.advance(9_999);
  await expect.element(screen.getByText('You have 15 notifications')).toBeInTheDocument();
  browser.clock.advance(1);
  await expect.element(screen.getByText('You have 15 notifications')).not.toBeInTheDocument();
  expect(onRender).toHaveBeenCalledTimes(before);
});

it('loads the list 6 times for 980 events in 10 s, the last time after the last', async () => {
  const browser = createTestBrowser('signedIn');
  const { bell } = await openPage(browser);
  await live(browser);
  browser.clock.advance(60_000);
  const before = browser.count(LIST);
  for (let event = 0; event < 980; event += 1) {
    browser.sandbox.live.notify(ADMIN_EMAIL);
    browser.clock.advance(10);
    if (event % 50 === 0) await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  await vi.waitFor(() => {
    browser.clock.advance(2_000);
    expect(bell.element()).toHaveAccessibleName(/994 new/);
  });
  expect(browser.count(LIST) - before).toBeLessThanOrEqual(6);
});

it('dismisses one by a double click, and the next by a press of its own', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen, open, dismiss, titles } = await openPage(browser);
  await live(browser);
  await open();
  const before = titles();
  await dismiss(String(before[0])).dblClick();
  await expect.poll(titles).toEqual(before.slice(1));
  await dismiss(String(before[1])).click();
  await expect.poll(titles).toEqual(before.slice(2));
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
});

it('puts back what the server does not dismiss, in its place, in any order', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen, open, dismiss, titles } = await openPage(browser);
  await live(browser);
  await open();
  const before = titles();
  browser.sandbox.faults.add({ match: { method: 'DELETE' }, status: 500 });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  browser.hold = (call) => (call.startsWith('DELETE') ? held : undefined);
  await dismiss('Order for Lofoten Seafood failed').click();
  await dismiss('Microsoft tenant is ready').click();
  await expect.poll(titles).toEqual(before.filter((_, at) => at !== 1 && at !== 2));
  await expect.element(dismiss('Six subscriptions renew or end soon')).toHaveFocus();
  // The server hears of the first at once, and of the last when it can no longer be had back.
  browser.clock.advance(8_000);
  answer();
  await expect.poll(titles).toEqual(before);
  await expect
    .element(screen.getByRole('alert').filter({ hasText: 'We are unable' }))
    .toHaveTextContent(
      'We are unable to mark notifications as read. Please try again later or contact support if the issue persists.',
    );
  await expect.element(dismiss('Six subscriptions renew or end soon')).toHaveFocus();
  expect(browser.sent.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(2);
});

const deleted = (browser: TestBrowser) =>
  browser.sent.filter(({ call }) => call.startsWith('DELETE')).length;

it('restores a dismissed one without a request', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen, bell, open, dismiss, titles } = await openPage(browser);
  await live(browser);
  await open();
  const before = titles();
  await dismiss('Order for Lofoten Seafood failed').click();
  await expect
    .element(screen.getByText('Dismissed: Order for Lofoten Seafood failed'))
    .toBeVisible();
  await expect.element(bell).toHaveAccessibleName(/13 new/);
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(titles).toEqual(before);
  await expect.element(screen.getByRole('dialog')).toHaveFocus();
  browser.clock.advance(60_000);
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(deleted(browser)).toBe(0);
});

it('sends the last one when its tab is hidden', async () => {
  const browser = createTestBrowser('signedIn');
  const { platform, open, dismiss } = await openPage(browser);
  await live(browser);
  await open();
  await dismiss('Order for Lofoten Seafood failed').click();
  expect(deleted(browser)).toBe(0);
  platform.visibility.play('hidden');
  await expect.poll(() => deleted(browser)).toBe(1);
});

it('marks as unread what was not there when the drawer was closed', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen, open } = await openPage(browser);
  await live(browser);
  await open();
  await expect.poll(() => screen.getByText(/^Unread\. /).elements().length).toBe(14);
  await userEvent.keyboard('{Escape}');
  browser.clock.advance(2_000);
  browser.sandbox.live.notify(ADMIN_EMAIL, { title: 'Fresh' });
  await open();
  await expect.element(screen.getByRole('article', { name: 'Fresh' })).toHaveTextContent('Unread');
  expect(screen.getByText(/^Unread\. /).elements()).toHaveLength(1);
});

it('keeps dismissed what is loaded again meanwhile, and what another tab dismissed', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen, open, dismiss, titles } = await openPage(browser);
  await live(browser);
  await open();
  await dismiss('Order for Lofoten Seafood failed').click();
  browser.clock.advance(2_000);
  browser.sandbox.live.notify(ADMIN_EMAIL, { title: 'Fresh' });
  await expect.poll(() => titles()[0]).toBe('Fresh');
  expect(titles()).not.toContain('Order for Lofoten Seafood failed');
  // Gone on the server already: no failure.
  browser.sandbox.faults.add({ match: { method: 'DELETE' }, status: 404 });
  await dismiss('Fresh').click();
  await expect.poll(() => titles()[0]).not.toBe('Fresh');
  browser.clock.advance(8_000);
  await expect.poll(() => deleted(browser)).toBe(2);
  expect(screen.getByText(/We are unable/).elements()).toEqual([]);
});

it('marks all as read, or restores all with a message', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen, bell, open, titles } = await openPage(browser);
  await live(browser);
  await open();
  browser.sandbox.faults.add({ match: { method: 'POST' }, status: 500 });
  await screen.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.element(screen.getByText('something went wrong...')).toBeVisible();
  await expect.poll(() => titles().length).toBe(14);
  browser.sandbox.faults.clear();
  await screen.getByRole('button', { name: 'Mark all as read' }).click();
  await expect.element(screen.getByText('All is good! No new notifications.')).toBeVisible();
  await expect.element(screen.getByRole('dialog')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(bell).toHaveAccessibleName('Notifications');
  await expect.element(bell).toHaveFocus();
});

it('holds the credentials of a tenant as short as it can', async () => {
  const browser = createTestBrowser('signedIn');
  const tab = await openPage(browser);
  const { screen, open, platform } = tab;
  await live(browser);
  await open();
  await screen.getByRole('button', { name: 'View credentials' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Microsoft tenant credentials' });
  await expect.element(dialog).toHaveTextContent('nordlys.onmicrosoft.example');
  const isInPage = () => document.documentElement.outerHTML.includes(SECRET);
  const isCached = () =>
    JSON.stringify(
      tab.parts.queryClient
        ?.getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ).includes(SECRET);
  expect(isInPage()).toBe(false);

  await screen.getByRole('button', { name: 'Copy Password' }).click();
  await expect.poll(() => platform.clipboard.text).toBe(SECRET);
  await expect.element(dialog.getByText('Copied')).toBeInTheDocument();
  browser.clock.advance(1_000);
  await expect.element(dialog.getByText('Copied')).not.toBeInTheDocument();

  const show = screen.getByRole('button', { name: 'Show password' });
  await show.click();
  await expect.element(dialog.getByText(SECRET)).toBeVisible();
  browser.clock.advance(29_999);
  expect(isInPage()).toBe(true);
  browser.clock.advance(1);
  await expect.poll(isInPage).toBe(false);

  await show.click();
  await expect.element(dialog.getByText(SECRET)).toBeVisible();
  platform.visibility.play('hidden');
  await expect.poll(isInPage).toBe(false);
  platform.visibility.play('visible');
  await show.click();
  await expect.poll(isInPage).toBe(true);
  expect(isCached()).toBe(false);

  await screen.getByRole('button', { name: 'Done' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(isInPage()).toBe(false);
  await expect.element(screen.getByRole('button', { name: 'View credentials' })).toHaveFocus();
});

it('says when the credentials cannot be loaded, and tries again', async () => {
  const browser = createTestBrowser('signedIn');
  const { screen, open } = await openPage(browser);
  await live(browser);
  await open();
  browser.sandbox.faults.add({ match: { path: '/app/tasks/*' }, status: 404 });
  await screen.getByRole('button', { name: 'View credentials' }).click();
  await expect
    .element(
      screen.getByText(
        'Unable to get your data. Please try again later or contact support if the issue persists.',
      ),
    )
    .toBeVisible();
  browser.sandbox.faults.clear();
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect
    .element(screen.getByText('nordlys.onmicrosoft.example', { exact: true }))
    .toBeVisible();
});

it('shows nothing while nobody is signed in', async () => {
  const browser = createTestBrowser('signedOut');
  const { bell } = await openPage(browser);
  await expect.poll(() => browser.count('POST /app/login/validate-token')).toBe(1);
  await expect.element(bell).not.toBeInTheDocument();
  expect(browser.count(LIST)).toBe(0);
});

it('an administrator and the user that they impersonate never see each other’s', async () => {
  const browser = createTestBrowser('impersonated');
  const id = browser.sandbox.openingImpersonation ?? '';
  const { screen } = await openPage(browser);
  await openPage(browser, {
    prepare: (platform: { storage: { impersonationSessionId: { set(id: string): void } } }) =>
      platform.storage.impersonationSessionId.set(id),
  });
  await expect.poll(() => browser.sandbox.live.count(ADMIN_EMAIL)).toBe(1);
  await expect.poll(() => browser.sandbox.live.count(CUSTOMER_EMAIL)).toBe(1);
  await expect.element(screen.getByRole('button', { name: /14 new/ })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Notifications: 1 new' })).toBeVisible();
  const loadsOfOwn = () =>
    browser.sent.filter(({ call, tab }) => call === LIST && tab === 1).length;
  await expect.poll(loadsOfOwn).toBeGreaterThanOrEqual(2);
  const loads = loadsOfOwn();
  browser.clock.advance(2_000);
  browser.sandbox.live.notify(CUSTOMER_EMAIL, { title: 'For the customer' });
  await expect.element(screen.getByRole('button', { name: 'Notifications: 2 new' })).toBeVisible();
  expect(loadsOfOwn()).toBe(loads);
  await expect.element(screen.getByRole('button', { name: /14 new/ })).toBeVisible();
});
