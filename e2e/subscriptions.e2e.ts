import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures';
import { callsOf, countOf, expectAt, expectFits, openAs } from './shop';

/** A year of 25 seats whose window is open; a year of 90 whose windows have closed. */
const FRESH = '/apps/subscriptions/s-18';
const BOUND = '/apps/subscriptions/s-123';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('the seats of ten at once: what is refused first, then three at a time, and the failed one again @walk', async ({
  page,
  portal,
}) => {
  await openAs(
    page,
    portal,
    'signedIn',
    '/apps/subscriptions/all?state=active&term=P1Y&sort=-quantity',
  );
  const calls = callsOf(page);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  await button(page, 'Change seats').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName(/^Change seats of \d+ subscriptions$/);
  const chosen = await dialog.getByRole('listitem').count();
  // One gets fewer seats than it is bound to.
  const [own] = await dialog.getByRole('listitem').getByRole('spinbutton').all();
  await own?.fill('1');
  await dialog.getByRole('spinbutton', { name: 'Seats', exact: true }).fill('5');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName(/^\d+ subscriptions can be changed$/);
  await expect(dialog).toBeFocused();
  await expect(dialog.getByRole('listitem').first()).toContainText('Cannot be changed');
  await expect(dialog.getByText('Total in EUR')).toBeVisible();
  await expectAccessible(page);
  const refused = await dialog.getByText('Cannot be changed', { exact: true }).count();
  const changed = calls.filter((call) => /^POST .*\/changes$/.test(call));
  expect(changed).toEqual([]);

  portal.sandbox.faults.add({
    match: { path: '/app/subscriptions/*/changes', method: 'POST' },
    status: 503,
    times: 1,
  });
  const send = dialog.getByRole('button', { name: /^Change \d+ subscriptions$/ });
  await send.dblclick();
  await expect(dialog).toHaveAccessibleName(`${chosen - refused - 1} changes are ordered`);
  const failed = dialog.getByRole('listitem').first();
  await expect(failed).toContainText('A server error occurred.');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toHaveAccessibleName(`${chosen - refused} changes are ordered`);
  const sent = calls.filter((call) => /^POST .*\/changes$/.test(call));
  expect(new Set(sent).size).toBe(chosen - refused);
  expect(sent).toHaveLength(chosen - refused + 1);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('Being changed').first()).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page);
});

test('who leaves while seats are being changed is asked, and may stay @walk', async ({
  page,
  portal,
}) => {
  await openAs(page, portal, 'signedIn', '/apps/subscriptions/all?state=active&sort=-quantity');
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.goBack();
  for (const at of [0, 1]) {
    await page
      .getByRole('row')
      .getByRole('checkbox', { name: /^Select (?!all)/ })
      .nth(at)
      .check();
  }
  await button(page, 'Change seats').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('spinbutton', { name: 'Seats', exact: true }).fill('5');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveAccessibleName(/^\d+ subscriptions? can be changed$/);
  portal.sandbox.faults.add({
    match: { path: '/app/subscriptions/*/changes', method: 'POST' },
    latencyMs: 3_000,
  });
  await dialog.getByRole('button', { name: /^Change \d+ subscriptions?$/ }).click();
  await page.goForward();
  await expect(page.getByRole('alertdialog')).toHaveAccessibleName('Leave while it runs?');
  await button(page, 'Stay').click();
  await expect(dialog).toHaveAccessibleName(/^\d+ changes? (is|are) ordered$/);
  await expect(page).toHaveURL(/\/apps\/subscriptions\/all/);
});

test('within its window it is cancelled with the credit that was shown, and does not renew @walk', async ({
  page,
  portal,
}) => {
  await openAs(page, portal, 'signedIn', FRESH);
  await expect(page.getByText(/^You can cancel all 25 seats until/)).toBeVisible();
  const calls = callsOf(page);
  // What has to be decided within two days is in sight.
  await button(page, 'Cancel subscription').click();
  const dialog = page.getByRole('dialog', { name: 'Cancel subscription' });
  await expect(dialog.getByText(/This cannot be undone/)).toBeVisible();
  const credit = await dialog.locator('[data-slot="charge-lines"] bdi').first().innerText();
  expect(credit).toMatch(/^−€\d/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel subscription' }).dblclick();
  await expect(page.getByText('An order is changing this subscription')).toBeVisible();
  portal.moveClock(30_000);
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  expect(countOf(calls, 'POST /app/subscriptions/s-18/changes')).toBe(1);
  // What was shown is what is charged, to the cent.
  await page.reload();
  await expect(
    page.locator('[data-slot="charge-lines"]').getByText(credit, { exact: true }),
  ).toBeVisible();
  await expect(page.getByText(/^Renews on/)).toHaveCount(0);
});

test('after its window it says what is owed, ends at the renewal, and bills on while suspended @walk', async ({
  page,
  portal,
}) => {
  await openAs(page, portal, 'signedIn', BOUND);
  await expect(page.getByText(/ owes €/).first()).toBeVisible();
  await button(page, 'Turn off auto-renew').click();
  await page
    .getByRole('dialog', { name: 'Manage renewal' })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(page.getByText(/^Ends on /).first()).toBeVisible();
  await expect(page.getByText(/^Renews on /)).toHaveCount(0);

  await button(page, 'More actions').click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend' });
  await expect(dialog).toContainText('Billing goes on while it is suspended.');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('An order is changing this subscription')).toBeVisible();
  portal.moveClock(30_000);
  await expect(page.getByText('This subscription is suspended')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page);
});

test('view, filters, order and page survive a reload, and Back from a subscription @walk', async ({
  page,
  portal,
}) => {
  await openAs(page, portal, 'signedIn', '/apps/subscriptions/all');
  await button(page, 'Term').click();
  await page.getByRole('menuitemcheckbox', { name: '1 year' }).click();
  await page.keyboard.press('Escape');
  await button(page, 'Renews or ends').click();
  await expect(page.getByRole('columnheader', { name: 'Renews or ends' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await button(page, 'Next page').click();
  await expect(page.getByText(/^11 - 20 of \d+$/)).toBeVisible();
  const table = page.getByRole('table', { name: 'Subscriptions' });
  // Until the next page is there the rows of the last one stay.
  await expect(table).not.toHaveAttribute('aria-busy');
  const rows = table.locator('tbody');
  // Which they are: what an order is changing may be done meanwhile.
  const links = () =>
    rows.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const before = await links();
  expect(before).toHaveLength(20);
  await page.reload();
  await expect.poll(links).toEqual(before);
  await rows.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/apps\/subscriptions\/s-\d+$/);
  await page.goBack();
  await expectAt(page, 'Subscriptions');
  await expect.poll(links).toEqual(before);
  await expect(button(page, 'Term: 1 year')).toBeVisible();
});
