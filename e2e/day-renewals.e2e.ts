import type { Page } from '@playwright/test';
import { addDays, civilDateOf } from '../src/domain/time/civil-date';
import { RESELLER_EMAIL } from '../src/sandbox/world/accounts';
import { expect, expectAccessible, signIn, test } from './fixtures';
import { callsOf, expectFits, openAs } from './shop';

interface Facet {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

test('DAY11 renewals of one vendor within 60 days are turned off: select all, dry run, one confirmation, failures kept @walk', async ({
  page,
  portal,
}) => {
  const todayOn = civilDateOf(Date.now());
  const range = `renewsOnFrom=${todayOn}&renewsOnTo=${addDays(todayOn, 60)}`;
  const path = `/apps/subscriptions/all?state=active&${range}&size=5`;
  await openAs(page, portal, 'signedIn', path);
  const asked = await page.request.get(`${portal.url}/app/subscriptions?state=active&${range}`);
  const { facets } = await asked.json();
  // The vendor with the most of them: more than a page.
  const [vendor] = facets.vendorId.toSorted((one: Facet, other: Facet) => other.count - one.count);
  expect(vendor.count).toBeGreaterThan(5);
  await page.goto(`${portal.url}${path}&vendorId=${vendor.value}`);
  await expect(button(page, `Vendor: ${vendor.label}`)).toBeVisible();
  await expect(page.getByText(vendor.value)).toHaveCount(0);
  const calls = callsOf(page);
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  const all = button(page, /^Select all \d+/);
  await all.click();
  await expect(all).toHaveCount(0);
  await button(page, 'Turn off auto-renew').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleName('Turn off auto-renew');
  await expect(dialog.getByText('Saves a month').first()).toBeVisible();
  const listed = await dialog.getByRole('listitem').count();
  expect(listed).toBeGreaterThan(5);
  await expect(dialog.getByText(/Ends on /).first()).toBeVisible();
  // The dry run reads, and writes nothing.
  expect(calls.filter((call) => call.startsWith('PUT '))).toEqual([]);
  await expectAccessible(page);

  portal.sandbox.faults.add({
    match: { path: '/app/subscriptions/*/renewal', method: 'PUT' },
    status: 503,
    times: 1,
  });
  const send = dialog.getByRole('button', { name: /^Change \d+ subscriptions$/ });
  // Those of the last day before the renewal are refused, and the rest is sent.
  const count = Number(/\d+/.exec((await send.textContent()) ?? '')?.[0]);
  await send.dblclick();
  await expect(dialog).toHaveAccessibleName(`${count - 1} renewals are changed`);
  await expect(dialog.getByRole('listitem').first()).toContainText('Failed');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  if (listed === count) {
    await expect(page.getByText(`${count} renewals are changed`).first()).toBeVisible();
  } else {
    await expect(dialog).toHaveAccessibleName(`${count} renewals are changed`);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
  }
  const sent = calls.filter((call) => call.startsWith('PUT '));
  expect([new Set(sent).size, sent.length]).toEqual([count, count + 1]);
  await page.reload();
  await expect(page.getByText(/^Ends /).first()).toBeVisible();
  await page.setViewportSize({ width: 375, height: 700 });
  await expectFits(page);
});

test('DAY11 the calendar of renewals finds by vendor and price rise, and decides the seats of several @walk', async ({
  page,
  portal,
}) => {
  await openAs(page, portal, 'signedIn', '/apps/subscriptions/renewals');
  await button(page, 'Price change').click();
  await page.getByRole('menuitemcheckbox', { name: 'Rises at the renewal' }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/priceRises=true/);
  await expect(page.getByText(/^Price rises by /).first()).toBeVisible();
  const saving = page.waitForEvent('download');
  await button(page, 'Export CSV').click();
  expect((await saving).suggestedFilename()).toMatch(/^renewals-\d{4}-\d{2}-\d{2}\.csv$/);

  await page.getByRole('checkbox', { name: 'Select all rows' }).first().check();
  await button(page, 'Seats to what is assigned, at renewal').click();
  const dialog = page.getByRole('dialog', { name: 'Seats to what is assigned, at renewal' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
});

test('DAY14 own prices for one customer are made and opened; the list says who uses it @walk', async ({
  page,
  portal,
}) => {
  await signIn(page, portal, RESELLER_EMAIL);
  await page.goto(`${portal.url}/apps/customers/customer-3?tab=prices`);
  await expect(page.getByRole('link', { name: 'Price list: Standard' })).toBeVisible();
  await button(page, 'Own prices for Halvorsen AS').dblclick();
  await expect(
    page.getByRole('heading', { name: 'Own prices for Halvorsen AS', exact: true }),
  ).toBeVisible();
  await expect(page.getByText('1 customer uses this list: Halvorsen AS')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Standard', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('button', { name: /^Actions of / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Change price' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 customer uses this list: Halvorsen AS')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Standard', exact: true }).click();
  await expect(page.getByText(/^\d+ customers use this list: /)).toBeVisible();
  await page.goto(`${portal.url}/apps/customers/customer-3?tab=prices`);
  await expect(
    page.getByRole('link', { name: 'Price list: Own prices for Halvorsen AS' }),
  ).toBeVisible();
  await expect(button(page, 'Own prices for Halvorsen AS')).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 700 });
  await expectFits(page);
});
