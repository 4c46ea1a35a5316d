import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatAmount, formatMoney, fromDecimal, toDecimal } from '../src/domain/money';
import { readCsv } from '../src/domain/text/csv';
import { ADMIN_EMAIL, RESELLER_EMAIL } from '../src/sandbox/world/accounts';
import { expect, expectAccessible, openSignedIn, type Portal, test } from './fixtures';
import { callsOf, countOf, expectAt, expectFits } from './shop';

/** What a test knows of a statement before it looks at it. */
interface Known {
  readonly id: string;
  readonly number: string | null;
  readonly customerId: string;
  readonly customerName: string;
  readonly period: string;
  readonly dueOn: string;
  readonly currency: string;
  readonly total: number;
  readonly paid: number;
  readonly balance: number;
}

/** The statements of a query, as visible to the signed-in user. */
async function statementsOf(page: Page, query: string): Promise<readonly Known[]> {
  const url = new URL(`/app/statements?pageSize=100&${query}`, page.url());
  return (await (await page.request.get(url.href)).json()).data;
}

/** The first that fits. */
async function statementOf(
  page: Page,
  query: string,
  fits: (statement: Known) => boolean = () => true,
): Promise<Known> {
  const found = (await statementsOf(page, query)).find(fits);
  if (!found) throw new Error(`No statement of ${query}`);
  return found;
}

const money = ({ currency }: Known, amount: number) => formatMoney({ amount, currency }, 'en');
const badge = (page: Page, state: string) =>
  page.getByRole('main').getByText(state, { exact: true });
const record = (page: Page) => page.getByRole('button', { name: 'Record payment' });

test('a statement is paid in part, never above what is open, and in full; a double press pays once @walk', async ({
  page,
  portal,
}) => {
  const calls = callsOf(page);
  await openSignedIn(page, portal, '/apps/statements', RESELLER_EMAIL);
  const unpaid = await statementOf(
    page,
    'state=issued&direction=receivable&sort=-balance',
    ({ paid }) => paid === 0,
  );
  const { id, number, currency, balance } = unpaid;
  const pay = `POST /app/statements/${id}/payments`;
  await page.goto(`${portal.url}/apps/statements/${id}`);
  await expectAt(page, number ?? '');
  await record(page).click();
  const dialog = page.getByRole('dialog', { name: `Record a payment for ${number}` });
  const amount = dialog.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toHaveValue(formatAmount({ amount: balance, currency }, 'en'));
  await amount.fill(toDecimal({ amount: balance + 1, currency }));
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(amount).toHaveAccessibleDescription(
    new RegExp(`Enter ${money(unpaid, balance)} or less`),
  );
  await expect(amount).toBeFocused();
  expect(countOf(calls, pay)).toBe(0);
  await expectAccessible(page);

  const part = fromDecimal('100', currency) ?? 0;
  await amount.fill('100');
  await dialog.getByRole('textbox', { name: 'Reference' }).fill('Bank 4411');
  await dialog.getByRole('button', { name: 'Record payment' }).dblclick();
  await expect(dialog).toBeHidden();
  const payments = page.getByRole('table', { name: 'Payments' }).locator('tbody').getByRole('row');
  await expect(payments).toHaveCount(1);
  await expect(payments).toContainText('Bank 4411');
  await expect(payments).toContainText(money(unpaid, part));
  expect(countOf(calls, pay)).toBe(1);
  await expect(badge(page, 'Issued')).toBeVisible();
  await expect(
    page.getByText(money(unpaid, balance - part), { exact: true }).first(),
  ).toBeVisible();

  await record(page).click();
  await expect(amount).toHaveValue(formatAmount({ amount: balance - part, currency }, 'en'));
  await page.keyboard.press('Enter');
  await expect(badge(page, 'Paid')).toBeVisible();
  await expect(record(page)).toHaveCount(0);
  await page.reload();
  await expect(badge(page, 'Paid')).toBeVisible();
  await expect(payments).toHaveCount(2);
  expect(countOf(calls, pay)).toBe(2);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 720 });
  await expectFits(page);
});

// The first zone of a day, and one of the last: 25 hours lie between them.
for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test('a statement is overdue from the day after it was due, by the day of the server @walk', async ({
      page,
      portal,
    }) => {
      await openSignedIn(page, portal, '/apps/statements', RESELLER_EMAIL);
      const open = await statementOf(page, 'state=issued&direction=receivable&sort=-dueOn');
      const show = () => openSignedIn(page, portal, `/apps/statements/${open.id}`, RESELLER_EMAIL);
      const midnight = Date.parse(`${open.dueOn}T24:00:00Z`);
      const day = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });
      // Ten minutes before the day is over in UTC, and as long after.
      moveTo(portal, midnight - 600_000);
      await show();
      await expect(badge(page, 'Issued')).toBeVisible();
      await expect(badge(page, day.format(midnight - 1))).toBeVisible();
      moveTo(portal, midnight + 600_000);
      await show();
      await expect(badge(page, 'Overdue')).toBeVisible();
      await expect(badge(page, day.format(midnight - 1))).toBeVisible();
    });
  });
}

/** Sets the clock of the server. */
function moveTo(portal: Portal, time: number): void {
  portal.moveClock(time - portal.sandbox.clock.now());
}

test('a statement is made void: its credit takes it back, and each leads to the other @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/apps/statements', ADMIN_EMAIL);
  const wrong = await statementOf(page, 'state=issued&direction=receivable');
  await page.goto(`${portal.url}/apps/statements/${wrong.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Void' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Void ${wrong.number}?` });
  await expect(dialog).toContainText('This cannot be undone.');
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  await dialog.getByRole('button', { name: 'Void' }).click();
  await expect(reason).toHaveAccessibleDescription('Enter a reason for voiding it');
  await reason.fill('Wrong customer');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Void' }).click();
  await expect(page.getByText('This statement is void')).toBeVisible();
  await expect(record(page)).toHaveCount(0);

  await page.getByRole('link', { name: 'Open the credit note' }).click();
  await expect(page.getByText('This is a credit note')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^C-/);
  await expect(page.getByRole('main')).toContainText(money(wrong, -wrong.total));
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open the voided statement' }).click();
  await expectAt(page, wrong.number ?? '');
  await expect(badge(page, 'Void')).toBeVisible();
});

test('filters survive a reload, a statement and Back; the file has what the list says, and runs nothing @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/apps/statements', ADMIN_EMAIL);
  // The provider begins with its own claims: these are a reseller's.
  const query = 'state=overdue&sort=-balance&issuerId=customer-2';
  const { customerId } = await statementOf(page, query);
  await rename(page, customerId, '=1+1, "Møbler"');
  const address = `${portal.url}/apps/statements?${query}`;
  await page.goto(address);
  const overdue = await statementsOf(page, query);
  const largest = page.getByRole('row').nth(1);
  await expect(largest).toContainText(overdue[0]?.number ?? '');
  await page.reload();
  await expect(largest).toContainText(overdue[0]?.number ?? '');
  await largest.getByRole('link').first().click();
  await expectAt(page, overdue[0]?.number ?? '');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(largest).toContainText(overdue[0]?.number ?? '');
  await expectAccessible(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^statements-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(text).toContain(`"'=1+1, ""Møbler"""`);
  const [header = [], ...rows] = readCsv(text);
  const cell = (row: readonly string[], name: string) => row[header.indexOf(name)] ?? '';
  expect(rows.map((row) => cell(row, 'id'))).toEqual(overdue.map(({ id }) => id));
  const sums = page.getByRole('group', { name: /^Totals/ });
  for (const name of ['total', 'balance']) {
    const amounts = rows.map((row) => fromDecimal(cell(row, name), cell(row, 'currency')) ?? 0);
    const amount = amounts.reduce((sum, each) => sum + each, 0);
    await expect(sums).toContainText(formatMoney({ amount, currency: 'EUR' }, 'en'));
  }
  await page.setViewportSize({ width: 320, height: 720 });
  await expectFits(page);
});

/** Gives a customer another name, as a call of the page. */
async function rename(page: Page, id: string, name: string): Promise<void> {
  const status = await page.evaluate(
    async ([at, newName]) => {
      const token = await fetch('/app/login/validate-token', { method: 'POST' });
      const headers = {
        'Content-Type': 'application/json',
        'X-Csrf-Token': (await token.json()).csrfToken,
      };
      const { revision } = await (await fetch(`/app/customers/${at}`)).json();
      const body = JSON.stringify({ revision, name: newName });
      return (await fetch(`/app/customers/${at}`, { method: 'PATCH', headers, body })).status;
    },
    [id, name],
  );
  expect(status).toBe(200);
}

test('two months are compared by parts that add up; a month that is not over is not reconciled @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/apps/statements', RESELLER_EMAIL);
  const all = await statementsOf(page, 'state=issued,overdue,paid&direction=receivable');
  const later = all.find(({ customerId, currency, period }) =>
    all.some(
      (one) => one.customerId === customerId && one.currency === currency && one.period < period,
    ),
  );
  await page.goto(`${portal.url}/apps/statements/${later?.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Compare with another month' }).click();
  await expectAt(page, 'Compare statements');
  await page.getByText('Show as table').click();
  const steps = page.getByRole('table', { name: /^From / });
  await expect(steps).toBeVisible();
  const values = (await steps.getByRole('cell').allTextContents()).map(amountOf);
  const [before = 0, ...parts] = values.slice(0, -1);
  expect(parts.reduce((sum, part) => sum + part, before)).toBe(values.at(-1));
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 720 });
  await expectFits(page);

  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('tab', { name: 'Reconciliation' }).click();
  await expectAt(page, 'Reconciliation');
  await expect(page.getByRole('table', { name: 'Reconciliation' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export the month' })).toBeEnabled();
  await expectAccessible(page);
  const month = new Date(portal.sandbox.clock.now()).toISOString().slice(0, 7);
  await page.goto(`${portal.url}/apps/statements/reconcile?period=${month}`);
  await expect(page.getByText('Nothing to compare yet.')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 720 });
  await expectFits(page);
});

/** An amount in euros as cents. */
const amountOf = (text: string) => Number(text.replace('−', '-').replace(/[^\d-]/g, ''));
