import { expect, it, vi } from 'vitest';
import { getStatement, listStatements } from '../../src/api/calls/billing';
import { StatementScreen } from '../../src/components/billing/StatementScreen';
import type { StatementEvent } from '../../src/domain/billing/statement-screen';
import { useStatementScreen } from '../../src/hooks/billing/useStatementScreen';
import { renderInTab } from './support/react';
import { createTestBrowser, type TestBrowser, type TestTab } from './support/test-browser';

const UNKNOWN = /Try again: it is recorded only once/;
const PAYMENTS = { method: 'POST', path: '/app/statements/*/payments' };

interface OneProps {
  id: string;
  onDone: (event: StatementEvent) => void;
}

const One = ({ id, onDone }: OneProps) => (
  <StatementScreen {...useStatementScreen({ id, onDone })} />
);

/** An own statement of which nothing is paid. */
async function unpaidId({ parts }: TestTab): Promise<string> {
  const filters = { direction: ['receivable'], state: ['issued'] };
  const query = { pageNumber: 1, pageSize: 100, sort: '-balance', filters };
  const { data } = await listStatements(parts.client, query);
  return data.find(({ paid, currency }) => paid === 0 && currency === 'EUR')?.id ?? '';
}

/** The page of a statement; with `before` that tab is loaded again. */
async function openPage(browser: TestBrowser, id: string, before?: TestTab) {
  const onDone = vi.fn<(event: StatementEvent) => void>();
  const tab = await renderInTab(
    browser,
    <One id={id} onDone={onDone} />,
    before ? { wrap: (own) => ({ ...own, tabArea: before.platform.tabArea }) } : {},
  );
  const dialog = tab.screen.getByRole('dialog');
  return {
    ...tab,
    onDone,
    dialog,
    amount: dialog.getByRole('textbox', { name: 'Amount' }),
    open: () => tab.screen.getByRole('button', { name: 'Record payment' }).first().click(),
    record: () => dialog.getByRole('button', { name: 'Record payment' }).click(),
    /** Amounts of the payments, as the server has them. */
    async paid() {
      const { payments } = await getStatement(tab.parts.client, { id });
      return payments?.map(({ amount }) => amount);
    },
  };
}

it('a payment without an answer is the same one in a dialog that was closed in between', async () => {
  const browser = createTestBrowser('signedIn');
  const { faults } = browser.sandbox;
  const page = await openPage(browser, await unpaidId(browser.openTab()));
  await page.open();
  await page.amount.fill('1.00');
  faults.add({ match: PAYMENTS, cut: 'lostAnswer', times: 1 });
  const repair = faults.add({ match: { method: 'GET', path: '/app/statements/*' }, status: 500 });
  await page.record();
  await expect.element(page.dialog.getByText(UNKNOWN)).toBeVisible();

  await page.dialog.getByRole('button', { name: 'Cancel' }).click();
  const discard = page.screen.getByRole('button', { name: 'Discard' });
  if (discard.elements().length > 0) await discard.click();
  await expect.element(page.dialog).not.toBeInTheDocument();
  // The page says so as well.
  await expect.element(page.screen.getByText(UNKNOWN)).toBeVisible();
  await page.open();
  await expect.element(page.dialog.getByText(UNKNOWN)).toBeVisible();
  await expect.element(page.amount).toHaveValue('1.00');
  await expect.element(page.amount).toHaveAttribute('readonly');
  repair();
  await page.record();
  await expect.element(page.dialog).not.toBeInTheDocument();
  expect(await page.paid()).toEqual([100]);
  expect(page.onDone.mock.calls.map(([{ amount }]) => amount)).toEqual([100]);
});

it('a payment that the statement contains is done after a reload, though it is above the balance', async () => {
  const browser = createTestBrowser('signedIn');
  const { faults } = browser.sandbox;
  const id = await unpaidId(browser.openTab());
  const page = await openPage(browser, id);
  const { balance } = await getStatement(page.parts.client, { id });
  const most = balance - 100;
  await page.open();
  await page.amount.fill((most / 100).toFixed(2));
  faults.add({ match: PAYMENTS, cut: 'lostAnswer', times: 1 });
  const repair = faults.add({ match: { method: 'GET', path: '/app/statements/*' }, status: 500 });
  await page.record();
  await expect.element(page.dialog.getByText(UNKNOWN)).toBeVisible();
  repair();
  await page.screen.unmount();

  const again = await openPage(browser, id, page);
  await expect.poll(() => again.onDone.mock.calls.map(([{ amount }]) => amount)).toEqual([most]);
  await again.open();
  await expect.element(again.amount).toHaveValue('1.00');
  await again.record();
  await expect.element(again.dialog).not.toBeInTheDocument();
  expect(await again.paid()).toEqual([most, 100]);
});

it('a refused payment can be corrected, and a repeated one stays the same until a verdict', async () => {
  const browser = createTestBrowser('signedIn');
  const { faults } = browser.sandbox;
  const page = await openPage(browser, await unpaidId(browser.openTab()));
  await page.open();
  await page.amount.fill('1.00');
  const errors = [{ field: 'reference', code: 'too_long', message: 'Too long for us.' }];
  const body = JSON.stringify({ message: 'Check the fields.', code: 'invalid', errors });
  faults.add({ match: PAYMENTS, status: 422, body, times: 1 });
  await page.record();
  await expect.element(page.dialog.getByText('Too long for us.')).toBeVisible();
  await expect.element(page.amount).not.toHaveAttribute('readonly');

  await page.amount.fill('2.00');
  faults.add({ match: PAYMENTS, cut: 'before', times: 1 });
  await page.record();
  await expect.element(page.dialog.getByText(UNKNOWN)).toBeVisible();
  faults.add({ match: PAYMENTS, status: 429, times: 1 });
  await page.record();
  await expect.element(page.amount).toHaveAttribute('readonly');
  await page.record();
  await expect.element(page.dialog).not.toBeInTheDocument();
  expect(await page.paid()).toEqual([200]);
});

it('a payment that something before the server refuses stays the same one: it may be recorded', async () => {
  const browser = createTestBrowser('signedIn');
  const { faults } = browser.sandbox;
  const page = await openPage(browser, await unpaidId(browser.openTab()));
  await page.open();
  await page.amount.fill('1.00');
  faults.add({ match: PAYMENTS, status: 408, body: '', times: 1 });
  await page.record();
  await expect.element(page.dialog.getByText(UNKNOWN)).toBeVisible();
  await expect.element(page.amount).toHaveAttribute('readonly');
  await page.record();
  await expect.element(page.dialog).not.toBeInTheDocument();
  expect(await page.paid()).toEqual([100]);
});
