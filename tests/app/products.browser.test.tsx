import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pageOf } from '../../src/app/page-of';
import { NavigationProvider } from '../../src/components/ui/NavigationProvider';
import type { Cart } from '../../src/domain/cart/cart';
import { dataOr } from '../../src/domain/reading';
import { useSession } from '../../src/hooks/auth/useSession';
import { useCart } from '../../src/hooks/cart/useCart';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import { marketplace, product } from '../../src/screens/products';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser } from '../hooks/support/test-browser';

const [ProductsPage, ProductPage] = [pageOf(marketplace), pageOf(product)];

const LIST = 'GET /app/products';

/** Where the page is, and the browser's Back. */
function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Address">{decodeURIComponent(pathname + search)}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

function Pages() {
  const navigate = useNavigate();
  const lines = dataOr<Cart | null>(useCart(), null)?.lines.length;
  if (useSession().status !== 'signedIn') return null;
  return (
    <NavigationProvider navigate={navigate}>
      <Routes>
        <Route path="/apps/products" element={<ProductsPage />} />
        <Route path="/apps/products/:id" element={<ProductPage />} />
      </Routes>
      <output aria-label="Lines">{lines}</output>
    </NavigationProvider>
  );
}

async function open(
  address: string,
  { scenario = 'cartReady' as ScenarioName, browser = createTestBrowser(scenario) } = {},
) {
  await page.viewport(1280, 900);
  const { screen } = await renderInTab(
    browser,
    <MemoryRouter initialEntries={[`/apps/products${address}`]}>
      <Pages />
      <Address />
    </MemoryRouter>,
  );
  const place = screen.getByRole('status', { name: 'Address' });
  const product = (name: string) => screen.getByRole('link', { name, exact: true });
  return { browser, screen, place, product };
}

/** A user of the reseller with a role of their own. */
function browserWith(permissions: readonly string[]) {
  const browser = createTestBrowser('reseller');
  const roles = [
    { name: 'Desk', permissions: permissions.map((name) => ({ name, description: '' })) },
  ];
  const user = { email: 'desk@plinth.example', firstname: 'D', lastname: 'E', username: 'D E' };
  browser.sandbox.faults.add({
    match: { path: '/app/users/me', method: 'GET' },
    status: 200,
    body: JSON.stringify({ ...user, customerId: 'customer-2', customerType: 1, roles }),
  });
  return browser;
}

describe('the marketplace', () => {
  it('shows the prices of the buyer', async () => {
    const { screen, product } = await open('');
    await expect.element(product('Backup Mail')).toBeInTheDocument();
    await expect.element(screen.getByText('Halvorsen AS')).toBeInTheDocument();
    expect(screen.getByText('List price from').elements()).toHaveLength(0);
    await expect.element(screen.getByRole('link', { name: 'Change' })).toBeInTheDocument();
  });

  it('keeps a vendor, a filter, the order and the view in the address, also over Back', async () => {
    const { screen, place, product } = await open('');
    await screen.getByRole('button', { name: /^Norrvik Office/ }).click();
    await expect.element(place).toHaveTextContent('/apps/products?vendorId=v-norrvik');
    await expect.element(product('Backup Mail')).not.toBeInTheDocument();
    await screen.getByRole('checkbox', { name: 'Add-on' }).click();
    await expect.element(product('Office Start')).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Sort by: Name, A to Z' }).click();
    await screen.getByRole('menuitemcheckbox', { name: 'Name, Z to A' }).click();
    await userEvent.keyboard('{Escape}');
    await screen.getByRole('button', { name: 'As a list' }).click();
    await expect
      .element(place)
      .toHaveTextContent('/apps/products?sort=-name&vendorId=v-norrvik&kind=addon&view=list');
    await screen.getByRole('link', { name: 'Office Archive' }).click();
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'Office Archive' }))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Back' }).click();
    await expect.element(screen.getByRole('row', { name: /Office Voice Notes/ })).toBeVisible();
    await expect.element(screen.getByRole('checkbox', { name: 'Add-on' })).toBeChecked();
  });

  it('compares what is marked on several pages, and Back leads out of it', async () => {
    const { screen, place } = await open('?search=office&compare=p-shield-mail');
    await screen.getByRole('checkbox', { name: 'Compare' }).first().click();
    await screen.getByRole('button', { name: 'Compare side by side' }).click();
    await expect.element(screen.getByRole('columnheader', { name: /Shield Mail/ })).toBeVisible();
    expect(screen.getByRole('columnheader').elements()).toHaveLength(2);
    await expect.element(place).toHaveTextContent(/show=compare/);
    await screen.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.element(screen.getByText('2 selected').first()).toBeInTheDocument();
  });

  it('says at the box why a fifth cannot be marked, and leaves it as it is', async () => {
    const marked = ['a', 'b', 'c', 'd'].map((id) => `&compare=p-${id}`).join('');
    const { screen, place } = await open(`?search=office${marked}`);
    const box = screen.getByRole('checkbox', { name: 'Compare' }).first();
    await expect.element(box).toHaveAccessibleDescription(/Up to four products can be compared/);
    const before = place.element().textContent;
    await box.click({ force: true });
    await expect.element(page.getByText(/Up to four products/).last()).toBeVisible();
    await expect.element(box).not.toBeChecked();
    expect(place.element().textContent).toBe(before);
  });

  it('asks nothing of the server for who may not see it', async () => {
    const browser = browserWith(['Order.Read']);
    const { screen } = await open('', { browser });
    await expect
      .element(
        screen.getByRole('heading', { name: 'You do not have permission to see Marketplace.' }),
      )
      .toBeVisible();
    await expect
      .element(screen.getByText('You need the permission Marketplace.Read.'))
      .toBeVisible();
    browser.clock.advance(60_000);
    expect(browser.count(LIST)).toBe(0);
  });

  it('has list prices, no cart and nobody to choose for who may only look', async () => {
    const browser = browserWith(['Marketplace.Read']);
    const { screen, product } = await open('', { browser });
    await expect.element(product('Backup Mail')).toBeInTheDocument();
    expect(browser.count('GET /app/cart')).toBe(0);
    await product('Backup Mail').click();
    await expect.element(screen.getByText(/the permission Marketplace\.ReadWrite\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to cart' }).query()).toBeNull();
  });
});

describe('a product', () => {
  it('has list prices until somebody is chosen', async () => {
    const { screen } = await open('/p-office-business', { scenario: 'reseller' });
    await expect.element(screen.getByText('These are list prices.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Choose a customer to see the prices' }))
      .toBeVisible();
  });

  it('is in the cart once, however often it is pressed while the answer is awaited', async () => {
    const browser = createTestBrowser('cartReady');
    const { screen } = await open('/p-office-start', { browser });
    const add = screen.getByRole('button', { name: 'Add to cart' });
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    browser.hold = (call) => (call === 'POST /app/cart/lines' ? answered : undefined);
    await add.dblClick();
    answer();
    await expect.element(screen.getByText('In your cart: 1 × Office Start')).toBeVisible();
    expect(browser.count('POST /app/cart/lines')).toBe(1);
  });

  it('is sent under the same id after a lost answer, so that it is there once', async () => {
    const browser = createTestBrowser('cartReady');
    browser.sandbox.faults.add({
      match: { method: 'POST', path: '/app/cart/lines' },
      cut: 'lostAnswer',
      times: 1,
    });
    const { screen } = await open('/p-office-start', { browser });
    const add = screen.getByRole('button', { name: 'Add to cart' });
    await add.click();
    await expect.element(screen.getByText(/could not be added to the cart/)).toBeVisible();
    await add.click();
    await expect.element(screen.getByText('In your cart: 1 × Office Start')).toBeVisible();
    // Four are there before.
    await expect.element(screen.getByRole('status', { name: 'Lines' })).toHaveTextContent('5');
  });

  it('shows a customer no cost, in no answer and nowhere on the page', async () => {
    const { screen } = await open('/p-office-start', { scenario: 'customer' });
    await expect.element(screen.getByRole('radio').first()).toBeVisible();
    expect(document.body.textContent).not.toMatch(/Cost [€\d]|margin/i);
  });

  it('that does not exist shows it, with a link back', async () => {
    const { screen } = await open('/p-nowhere');
    await expect
      .element(screen.getByRole('heading', { level: 2, name: 'Product not found' }))
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Back to the marketplace' }))
      .toHaveAttribute('href', '/apps/products');
  });
});
