import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { formatMoney, fromDecimal } from '../src/domain/money';
import { readCsv } from '../src/domain/text/csv';
import { taxOn } from '../src/sandbox/rules/totals';
import { ADMIN_EMAIL, RESELLER_EMAIL } from '../src/sandbox/world/accounts';
import { expect, expectAccessible, openSignedIn, test } from './fixtures';
import { expectAt, expectFits } from './shop';

/*
 * Whose money it is (workday §3): own claims, corrections with what follows, Compare to the cent, and
 * all lines as a file.
 */

/** What a test knows of a statement before it looks at it. */
interface Known {
  readonly id: string;
  readonly number: string;
  readonly customerId: string;
  readonly issuerId: string;
  readonly period: string;
  readonly currency: string;
  readonly net: number;
  readonly tax: number;
  readonly total: number;
  readonly paid: number;
  readonly balance: number;
}

async function answerOf(page: Page, path: string) {
  return (await page.request.get(new URL(`/app/${path}`, page.url()).href)).json();
}

/** The statements of a query, as the one who is signed in may see them. */
async function statementsOf(page: Page, query: string): Promise<readonly Known[]> {
  const known: Known[] = [];
  for (let at = 1; ; at += 1) {
    const { data, totalPages } = await answerOf(
      page,
      `statements?pageSize=100&pageNumber=${at}&${query}`,
    );
    known.push(...data);
    if (at >= totalPages) return known;
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const euros = (amount: number) => formatMoney({ amount, currency: 'EUR' }, 'en');
/** Rows by the text of one of their cells. */
function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string) {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
/** An amount in euros as cents. */
const centsOf = (text: string) => Number(text.replace(/[^\d]/g, '')) * (/[-−]/.test(text) ? -1 : 1);

test('DAY6 the provider neither pays nor voids what a reseller issued; totals hold its own claims @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/apps/statements', ADMIN_EMAIL);
  await expect(page.getByRole('button', { name: 'Issued by: Plinth Cloud' })).toBeVisible();
  await expect(page.locator('main tr[data-row]').first()).toContainText('Plinth Cloud');
  // Drafts take charges meanwhile: what is issued stays as it is.
  const own = await statementsOf(page, 'issuerId=customer-1&state=issued,overdue,paid,void');
  const eur = own.filter(({ currency }) => currency === 'EUR');
  await page.goto(`${portal.url}/apps/statements?state=issued`);
  const issued = (await statementsOf(page, 'issuerId=customer-1&state=issued')).filter(
    ({ currency }) => currency === 'EUR',
  );
  const total = page.getByRole('group', { name: /^Totals/ });
  await expect(total).toContainText(euros(sum(issued.map(({ balance }) => balance))));
  await expectAccessible(page);

  const others = (await statementsOf(page, 'direction=others&state=issued')).find(
    ({ issuerId }) => issuerId === 'customer-2',
  );
  await page.goto(`${portal.url}/apps/statements/${others?.id}`);
  await expectAt(page, others?.number ?? '');
  const record = page.getByRole('button', { name: 'Record payment' });
  await expect(record).toHaveAccessibleDescription('Nordlys Partner issued it.');
  await record.press('Enter');
  await page.getByRole('button', { name: 'More actions' }).click();
  const makeVoid = page.getByRole('menuitem', { name: /^Void/ });
  await expect(makeVoid).toContainText('Nordlys Partner issued it.');
  await makeVoid.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expectAccessible(page);

  await page.goto(`${portal.url}/apps/customers`);
  const owed = euros(sum(eur.map(({ balance }) => balance)));
  await expect(page.getByRole('group', { name: /^Totals/ })).toContainText(owed);
  // A customer sees who issued what they owe.
  await openSignedIn(page, portal, '/apps/statements', RESELLER_EMAIL);
  const payable = (await statementsOf(page, 'direction=payable&state=issued'))[0];
  await page.goto(`${portal.url}/apps/statements/${payable?.id}`);
  await expect(page.getByRole('button', { name: 'Record payment' })).toHaveAccessibleDescription(
    'Plinth Cloud issued it.',
  );
  // The customer of each line.
  await expect(page.getByRole('rowheader', { name: 'Halvorsen AS' })).toBeVisible();
});

test('DAY12 a half-typed payment survives a reload; void with part payment and reissue; the credit is paid back @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/apps/statements', ADMIN_EMAIL);
  const wrong = (await statementsOf(page, 'direction=receivable&state=issued&sort=-balance')).find(
    ({ paid, currency }) => paid === 0 && currency === 'EUR',
  );
  if (!wrong) throw new Error('Nothing is due');
  await page.goto(`${portal.url}/apps/statements/${wrong.id}`);
  await expectAt(page, wrong.number);
  const pay = page.getByRole('button', { name: 'Record payment' });
  await pay.click();
  const paying = page.getByRole('dialog', { name: `Record a payment for ${wrong.number}` });
  await paying.getByRole('textbox', { name: 'Amount' }).fill('1.00');
  await paying.getByRole('textbox', { name: 'Reference' }).fill('Bank 4411');
  await page.reload();
  await expectAt(page, wrong.number);
  await pay.click();
  await expect(paying.getByRole('textbox', { name: 'Amount' })).toHaveValue('1.00');
  await expect(paying.getByRole('textbox', { name: 'Reference' })).toHaveValue('Bank 4411');
  // It is recorded, its answer is lost, and the page is left: the statement says so afterwards.
  const one = `**/app/statements/${wrong.id}`;
  await page.route(one, (route) => route.abort());
  await page.route(`${one}/payments`, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await paying.getByRole('button', { name: 'Record payment' }).click();
  await expect(paying.getByText(/Try again: it is recorded only once/)).toBeVisible();
  await page.unroute(one);
  await page.unroute(`${one}/payments`);
  await page.reload();
  await expectAt(page, wrong.number);
  await expect(
    page.getByText(`Recorded: €1.00 for ${wrong.number}`, { exact: true }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Void' }).click();
  const asking = page.getByRole('alertdialog', { name: `Void ${wrong.number}?` });
  await expect(asking).toContainText('€1.00 was already paid');
  await asking.getByRole('textbox', { name: 'Reason' }).fill('Wrong address');
  await expect(asking.getByRole('radio', { name: 'Credit and reissue' })).toBeChecked();
  await expectAccessible(page);
  await asking.getByRole('button', { name: 'Void' }).click();
  await expect(page.getByText('This statement is void')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Voided by Ada Lindqvist: “Wrong address”');
  // What was settled is no payment.
  const payments = page.getByRole('table', { name: 'Payments' }).locator('tbody');
  await expect(payments.getByRole('row')).toHaveCount(1);
  await expect(page.getByRole('table', { name: 'Settled without payment' })).toContainText(
    euros(wrong.total - 100),
  );
  await page.getByRole('link', { name: 'Open the credit note' }).click();
  await expect(page.getByText('€1.00 is to be paid back')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('“Wrong address”');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Record refund' }).click();
  const refund = page.getByRole('dialog', { name: /^Record a refund for C-/ });
  await expect(refund.getByRole('textbox', { name: 'Amount' })).toHaveValue('1.00');
  await refund.getByRole('button', { name: 'Record refund' }).dblclick();
  await expect(refund).toBeHidden();
  await expect(page.getByText('€1.00 is to be paid back')).toHaveCount(0);
  await expect(payments).toContainText('Paid back');
  await page.getByRole('link', { name: 'Open the voided statement' }).click();
  await page.getByRole('link', { name: 'Open the new statement' }).click();
  await expect(page.getByText('This statement was reissued')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 720 });
  await expectFits(page);
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.goto(`${portal.url}/apps/statements`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const [header = [], ...rows] = readCsv(await readFile(await (await saved).path(), 'utf8'));
  const cell = (row: readonly string[] | undefined, name: string) => row?.[header.indexOf(name)];
  const told = (kind: string, received: string) =>
    rows.find((row) => cell(row, 'kind') === kind && cell(row, 'received') === received);
  expect(
    cell(
      rows.find((row) => cell(row, 'id') === wrong.id),
      'received',
    ),
  ).toBe('1.00');
  expect(told('credit', '-1.00')).toBeDefined();
  expect(told('reissue', '0.00')).toBeDefined();
});

test('DAY13 Compare explains the difference of the totals to the cent, tax included @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/apps/statements', RESELLER_EMAIL);
  const all = await statementsOf(page, 'direction=receivable&state=issued,overdue,paid');
  const pairs = all.flatMap((later) =>
    all
      .filter((one) => one.customerId === later.customerId && one.currency === later.currency)
      .filter((one) => one.period < later.period && one.tax !== later.tax)
      .map((before) => ({ before, later })),
  );
  const [pair] = pairs;
  if (!pair) throw new Error('No two statements differ in tax');
  const { before, later } = pair;
  await page.goto(`${portal.url}/apps/statements/compare?a=${before.id}&b=${later.id}`);
  const table = page.getByRole('table', { name: 'What has changed' });
  await expect(table).toBeVisible();
  const parts = await table.locator('tr[data-part] td').allTextContents();
  const feet = await table.locator('tfoot td').allTextContents();
  const [net = 0, tax = 0, difference] = feet.map(centsOf);
  expect(sum(parts.map(centsOf))).toBe(net);
  expect(net + tax).toBe(difference);
  expect(tax).not.toBe(0);
  await expect(table.locator('tfoot th').nth(1)).toContainText('Tax');
  const rows = table.locator('tbody tr:not([data-part])');
  await expect(rows.filter({ hasText: '×' }).first()).toBeVisible();
  await page.getByText('Show as table').click();
  const steps = page.getByRole('table', { name: /^From / });
  const values = (await steps.getByRole('cell').allTextContents()).map(centsOf);
  expect([values[0], values.at(-1)]).toEqual([before.total, later.total]);
  expect(difference).toBe(later.total - before.total);
  expect(sum(values.slice(0, -1))).toBe(values.at(-1));
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 720 });
  await expectFits(page);
});

test('DAY19 statement-lines.csv, added up again, equals every statement @walk', async ({
  page,
  portal,
}) => {
  await openSignedIn(page, portal, '/apps/statements?issuerId=', ADMIN_EMAIL);
  await expectAt(page, 'Statements');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Export lines' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^statement-lines-\d{4}-\d\d-\d\d\.csv$/);
  const [header = [], ...rows] = readCsv(await readFile(await file.path(), 'utf8'));
  const cell = (row: readonly string[], name: string) => row[header.indexOf(name)] ?? '';
  const byStatement = grouped(rows, (row) => cell(row, 'statementId'));
  const statements = await statementsOf(page, '');
  expect(statements.length).toBeGreaterThan(200);
  for (const { id, currency, net, tax, total } of statements) {
    const byRate = grouped(byStatement.get(id) ?? [], (row) => cell(row, 'taxBps'));
    const sums = [...byRate].map(([bps, lines]) => {
      const of = sum(lines.map((row) => fromDecimal(cell(row, 'net'), currency) ?? Number.NaN));
      return { net: of, tax: taxOn(of, Number(bps)) };
    });
    const added = [sum(sums.map((each) => each.net)), sum(sums.map((each) => each.tax))];
    expect([...added, sum(added)], id).toEqual([net, tax, total]);
  }
  await expectAccessible(page);
});
