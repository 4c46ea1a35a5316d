import { expect, it } from 'vitest';
import { UsersScreen } from '../../src/components/users/UsersScreen';
import { useUsersScreen } from '../../src/hooks/users/useUsersScreen';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

const Users = () => <UsersScreen {...useUsersScreen({})} />;

async function openUsers() {
  const browser = createTestBrowser('signedIn');
  const tab = await renderInTab(browser, <Users />);
  const all = tab.screen.getByRole('checkbox', { name: 'Select all rows' });
  await expect.element(tab.screen.getByRole('rowheader').first()).toBeVisible();
  return { ...tab, browser, all };
}

it('selects all that matches, over all pages, but for who may not be', async () => {
  const { browser, screen, all } = await openUsers();
  const range = screen.getByText(/^1 - 10 of \d+$/);
  await expect.element(range).toBeVisible();
  const total = Number(/\d+$/.exec(range.element().textContent ?? '')?.[0]);
  await all.click();
  const bar = screen.getByRole('region', { name: 'Selected records' });
  const calls = browser.count('GET /app/users');
  await bar.getByRole('button', { name: `Select all ${total}` }).click();
  await expect.element(bar.getByText(/^\d+ selected$/)).not.toHaveTextContent(/^\d selected$/);
  const chosen = Number.parseInt(bar.getByText(/selected$/).element().textContent ?? '', 10);
  expect(chosen).toBeGreaterThan(10);
  expect(chosen).toBeLessThan(total);
  expect(browser.count('GET /app/users')).toBe(calls + Math.ceil(total / 100));
  await bar.getByRole('button', { name: /Delete/ }).click();
  await expect.element(screen.getByRole('alertdialog')).toHaveTextContent(String(chosen));
});

it('shows that the others could not be loaded, and retries', async () => {
  const { browser, screen, all } = await openUsers();
  await all.click();
  browser.sandbox.faults.add({
    match: { path: '/app/users', method: 'GET' },
    status: 400,
    times: 1,
  });
  const more = screen.getByRole('button', { name: /^Select all \d+$/ });
  await more.click();
  await expect.element(screen.getByRole('alert')).toBeVisible();
  await more.click();
  await expect.element(more).not.toBeInTheDocument();
});

it('another page no longer waits for them', async () => {
  const { browser, screen, all } = await openUsers();
  await all.click();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const asked = browser.sent.length;
  browser.hold = (call) => (call === 'GET /app/users' ? held : undefined);
  await screen.getByRole('button', { name: /^Select all \d+$/ }).click();
  await expect.poll(() => browser.sent.length).toBe(asked + 1);
  browser.hold = null;
  // By script: in a frame this small the bar of the selection lies over it.
  (screen.getByRole('button', { name: 'Next page' }).element() as HTMLElement).click();
  await expect.element(screen.getByText(/^11 - 20 of \d+$/)).toBeVisible();
  expect(browser.sent[asked]?.isAborted()).toBe(true);
  const calls = browser.count('GET /app/users');
  answer();
  await expect.element(screen.getByText(/^11 - 20 of \d+$/)).toBeVisible();
  // The other pages of the matches are no longer requested.
  expect(browser.count('GET /app/users')).toBe(calls);
});
