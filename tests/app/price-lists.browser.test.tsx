import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pageOf } from '../../src/app/page-of';
import { PriceListPage } from '../../src/app/products/PriceListPage';
import { AlertsProvider } from '../../src/hooks/alerts/AlertsProvider';
import { useSession } from '../../src/hooks/auth/useSession';
import { RESELLER_EMAIL } from '../../src/sandbox/world/accounts';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import { priceLists } from '../../src/screens/products';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser } from '../hooks/support/test-browser';
import { allowOnly } from '../sandbox/commerce-roles';

const PriceListsPage = pageOf(priceLists);

const LISTS = '/apps/products/price-lists';
const STANDARD = `${LISTS}/pl-standard-customer-2`;
const SAVE = 'PUT /app/price-lists/pl-standard-customer-2/overrides/p-storage-team-m';

function Address() {
  const { search } = useLocation();
  return <output aria-label="Address">{decodeURIComponent(search)}</output>;
}

function Pages() {
  if (useSession().status !== 'signedIn') return null;
  return (
    <Routes>
      <Route path={LISTS} element={<PriceListsPage />} />
      <Route path={`${LISTS}/:id`} element={<PriceListPage />} />
    </Routes>
  );
}

async function open(
  address: string,
  {
    scenario = 'signedIn' as ScenarioName,
    permissions = null as readonly string[] | null,
    browser = createTestBrowser(scenario),
  } = {},
) {
  if (permissions) await allowOnly(browser.sandbox, RESELLER_EMAIL, permissions);
  await page.viewport(1280, 900);
  const { screen } = await renderInTab(
    browser,
    <AlertsProvider>
      <MemoryRouter initialEntries={[address]}>
        <Pages />
        <Address />
      </MemoryRouter>
    </AlertsProvider>,
  );
  const row = (name: string | RegExp) => screen.getByRole('row', { name });
  return { browser, screen, row, place: screen.getByRole('status', { name: 'Address' }) };
}

const PRICING = ['Marketplace.Read', 'Marketplace.Prices', 'Report.Revenue'];
const asReseller = { scenario: 'reseller' as const, permissions: PRICING };

/** Opens the dialog of the plan whose price is below its cost. */
async function changeStorage(more: Parameters<typeof open>[1] = asReseller) {
  const opened = await open(`${STANDARD}?search=storage+team`, more);
  const { screen } = opened;
  await screen.getByRole('button', { name: /^Actions of Storage Team, 1 month/ }).click();
  await screen.getByRole('menuitem', { name: 'Change price' }).click();
  const field = screen.getByRole('textbox', { name: 'Price in this list' });
  await expect.element(field).toHaveValue('7.00');
  return { ...opened, field };
}

describe('the price lists', () => {
  it('of the provider are its own and those of its resellers, by name', async () => {
    const { screen, row } = await open(LISTS);
    await expect.element(row(/^Partner/).getByRole('cell', { name: 'Your company' })).toBeVisible();
    await expect
      .element(row(/^Switzerland/).getByRole('cell', { name: 'Adria Systems' }))
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Partner' }))
      .toHaveAttribute('href', `${LISTS}/pl-partner`);
  });

  it('of a reseller are their own, and no company is named', async () => {
    const { screen, row, browser } = await open(LISTS, asReseller);
    await expect.element(row(/^Public sector/)).toBeVisible();
    expect(screen.getByRole('rowheader').elements()).toHaveLength(2);
    expect(browser.count('GET /app/customers')).toBe(0);
  });

  it('are not for a customer, nor without the permission: nothing is asked', async () => {
    for (const more of [
      { scenario: 'customer' as const },
      { scenario: 'reseller' as const, permissions: ['Marketplace.Read'] },
    ]) {
      const { screen, browser } = await open(STANDARD, more);
      await expect
        .element(screen.getByText(/permission Marketplace\.Prices/).last())
        .toBeInTheDocument();
      expect(browser.sent.filter(({ call }) => /price-lists|products/.test(call))).toEqual([]);
    }
  });
});

describe('a price list', () => {
  it('finds what is below cost, and keeps that in the address', async () => {
    const { screen, row, place } = await open(STANDARD, asReseller);
    await screen.getByRole('button', { name: 'Show these' }).first().click();
    await expect.element(row(/^Storage Team/)).toBeVisible();
    await expect.element(place).toHaveTextContent('?verdict=belowCost');
    await expect.element(screen.getByText('1 - 1 of 1')).toBeVisible();
  });

  it('blocks a price below cost until it is confirmed, and saves nothing before', async () => {
    const { screen, field, browser, row } = await changeStorage();
    await userEvent.fill(field, '6.50');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/^This price is .* below cost\.$/)).toBeVisible();
    expect(browser.count(SAVE)).toBe(0);
    await screen.getByRole('checkbox', { name: 'Sell below cost' }).click();
    await screen.getByRole('button', { name: 'Save price' }).click();
    await expect
      .element(row(/^Storage Team.*1 month/).getByRole('cell', { name: '€6.50' }))
      .toBeVisible();
    expect(browser.count(SAVE)).toBe(1);
  });

  it('goes back to the mark-up', async () => {
    const { screen, row } = await changeStorage();
    await screen.getByRole('button', { name: 'Back to the mark-up' }).click();
    await expect
      .element(row(/^Storage Team.*1 month/).getByText('Own price'))
      .not.toBeInTheDocument();
  });

  it('sends a price once, however often Enter is pressed, and keeps it where it is refused', async () => {
    const { screen, field, browser } = await changeStorage();
    browser.sandbox.faults.add({
      match: { method: 'PUT' },
      status: 503,
      body: '',
      times: 1,
    });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    browser.hold = (call) => (call === SAVE ? held : undefined);
    await userEvent.fill(field, '99');
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    answer();
    await expect.element(screen.getByText(/The price could not be saved/)).toBeVisible();
    await expect.element(field).toHaveValue('99');
    expect(browser.count(SAVE)).toBe(1);
  });

  it('of who sees no costs asks the server, and a refusal can be confirmed', async () => {
    const { screen, field, browser } = await changeStorage({
      scenario: 'reseller',
      permissions: ['Marketplace.Read', 'Marketplace.Prices'],
    });
    expect(screen.getByRole('switch').query()).toBeNull();
    await userEvent.fill(field, '1');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByText('This price is below what the plan costs.'))
      .toBeVisible();
    await screen.getByRole('checkbox', { name: 'Sell below cost' }).click();
    await screen.getByRole('button', { name: 'Save price' }).click();
    await expect.element(field).not.toBeInTheDocument();
    expect(browser.count(SAVE)).toBe(2);
  });

  it('of another company is read only', async () => {
    const { screen } = await open(STANDARD);
    await screen
      .getByRole('button', { name: /^Actions of/ })
      .first()
      .click();
    await expect
      .element(screen.getByText('Only the company that owns this list can change its prices.'))
      .toBeVisible();
  });

  it('has neither cost nor margin in the page while a customer looks on', async () => {
    const { screen } = await open(`${STANDARD}?search=storage+team`, asReseller);
    await expect.element(screen.getByText('Below cost').first()).toBeInTheDocument();
    await screen.getByRole('switch', { name: 'Client view' }).click();
    await expect.element(screen.getByText('Below cost').first()).not.toBeInTheDocument();
    expect(document.body.innerHTML).not.toMatch(/[Bb]elow (its )?cost|Mark-up|Target margin/);
    await expect.element(screen.getByRole('cell', { name: '€7.00' })).toBeVisible();
  });

  it('that does not exist, or is another reseller’s, is not found', async () => {
    const { screen } = await open(`${LISTS}/pl-standard-customer-4`, asReseller);
    await expect.element(screen.getByText('Price list not found')).toBeVisible();
  });
});
