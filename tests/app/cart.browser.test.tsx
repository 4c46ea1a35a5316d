import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getCart, updateCartLine } from '../../src/api/calls/cart';
import { CartPage, SelectClientPage } from '../../src/app/cart/pages';
import { NavigationProvider } from '../../src/components/ui/NavigationProvider';
import { useSession } from '../../src/hooks/auth/useSession';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser } from '../hooks/support/test-browser';
import { composeIn } from '../ui/typing';

const LINES = '/app/cart/lines';
const SAVE = `PATCH ${LINES}/line-office`;

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Address">{pathname + search}</output>;
}

/** Links are followed as in the portal. */
function Navigation({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <NavigationProvider navigate={(href) => void navigate(href)}>{children}</NavigationProvider>
  );
}

function Pages() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <Routes>
      <Route path="/cart" element={<CartPage />} />
      <Route path="/cart/select-client" element={<SelectClientPage user={session.user} />} />
    </Routes>
  );
}

async function open(
  path = '/cart',
  { scenario = 'cartReady' as ScenarioName, browser = createTestBrowser(scenario) } = {},
) {
  await page.viewport(1280, 900);
  const { screen, parts } = await renderInTab(
    browser,
    <MemoryRouter initialEntries={[path]}>
      <Navigation>
        <Pages />
      </Navigation>
      <Address />
    </MemoryRouter>,
  );
  const line = (name: string) => screen.getByRole('rowgroup', { name, exact: true });
  const place = screen.getByRole('status', { name: 'Address' });
  /** Changes a line as another device does, without an event. */
  async function elsewhere(lineId: string, quantity: number) {
    const { revision } = await getCart(parts.client);
    await updateCartLine(parts.client, { lineId, revision, changes: { quantity } });
  }
  return { browser, screen, line, place, elsewhere, parts };
}

describe('the cart', () => {
  it('shows the total, the cancellation deadline and the commitment of each line', async () => {
    const { line, screen } = await open();
    const office = line('Office Business');
    await expect.element(office.getByText(/^Cancel until/)).toBeVisible();
    await expect
      .element(screen.getByRole('columnheader', { name: 'Commitment' }).first())
      .toBeVisible();
    await office.getByText(/^1 year, paid yearly/).click();
    await expect.element(office.getByText(/^It can be cancelled until/)).toBeVisible();
    await expect.element(office.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('25');
    const totals = screen.getByRole('region', { name: 'Totals' });
    await expect.element(totals.getByText('First charge with tax')).toBeVisible();
    await expect.element(screen.getByRole('region', { name: /Order from/ }).first()).toBeVisible();
  });

  it('saves a quantity once, a moment after the last step', async () => {
    const { browser, line } = await open();
    const more = line('Office Business').getByRole('button', { name: 'More: Quantity' });
    await more.click();
    await more.click();
    await more.click();
    expect(browser.count(SAVE)).toBe(0);
    browser.clock.advance(500);
    await expect.poll(() => browser.count(SAVE)).toBe(1);
    await expect
      .element(line('Office Business').getByRole('spinbutton', { name: 'Quantity' }))
      .toHaveValue('28');
  });

  it('saves every quantity that is typed when its page is left', async () => {
    const { browser, screen, line, parts } = await open();
    const fill = (name: string, quantity: string) =>
      line(name).getByRole('spinbutton', { name: 'Quantity' }).fill(quantity);
    // One is under way, two wait.
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    browser.hold = (call) => (call === SAVE ? answered : undefined);
    await line('Office Business').getByRole('button', { name: 'More: Quantity' }).click();
    browser.clock.advance(500);
    await expect.poll(() => browser.count(SAVE)).toBe(1);
    await fill('Office Max', '20');
    await fill('Desk Professional', '7');
    screen.unmount();
    answer();
    await expect
      .poll(async () => (await getCart(parts.client)).lines.map(({ quantity }) => quantity))
      .toEqual([26, 20, 1, 7]);
  });

  it('saves no quantity that an input method still composes', async () => {
    const { browser, line } = await open();
    const box = line('Office Business').getByRole('spinbutton', { name: 'Quantity' });
    await expect.element(box).toBeVisible();
    const field = box.element() as HTMLInputElement;
    field.focus();
    const done = composeIn(field, '１２');
    await expect.element(box).toHaveValue('１２');
    browser.clock.advance(5_000);
    await expect.element(box).toHaveValue('１２');
    expect(browser.count(SAVE)).toBe(0);
    done();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => browser.count(SAVE)).toBe(1);
    await expect.element(box).toHaveValue('12');
  });

  it('saves no quantity that Escape gives up', async () => {
    const { browser, line } = await open();
    const field = line('Office Business').getByRole('spinbutton', { name: 'Quantity' });
    await field.click();
    (field.element() as HTMLInputElement).select();
    await userEvent.keyboard('90');
    await expect.element(field).toHaveValue('90');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('25');
    browser.clock.advance(5_000);
    await userEvent.keyboard('{Tab}');
    await expect.element(field).toHaveValue('25');
    expect(browser.count(SAVE)).toBe(0);
  });

  it.each(['0', ''])('sends no quantity of “%s”, and says why', async (typed) => {
    const { browser, line } = await open();
    const field = line('Office Business').getByRole('spinbutton', { name: 'Quantity' });
    await field.fill(typed);
    await userEvent.keyboard('{Enter}{Tab}');
    browser.clock.advance(5_000);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect(browser.count(SAVE)).toBe(0);
  });

  it('goes no further with a quantity that cannot be bought', async () => {
    const { screen, line, place } = await open();
    const field = line('Office Max').getByRole('spinbutton', { name: 'Quantity' });
    await field.fill('99999999');
    await screen.getByRole('link', { name: 'Validate the cart' }).click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('99999999');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(place).toHaveTextContent(/cart$/);
  });

  it('keeps a name that is too long as pasted, with an error', async () => {
    const { browser, line, screen } = await open();
    await line('Office Business')
      .getByText(/^1 year, paid yearly/)
      .click();
    const field = line('Office Business').getByRole('textbox', { name: 'Custom name' });
    const pasted = 'Oslo '.repeat(60);
    await field.fill(pasted);
    await screen.getByRole('link', { name: 'Validate the cart' }).click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(pasted);
    await expect.element(field).toHaveAccessibleDescription(/^Maximum \d+ symbols$/);
    expect(browser.count(SAVE)).toBe(0);
  });

  it('has a removed line back with its id, and passes the focus to the next line', async () => {
    const { browser, screen, line } = await open();
    await line('Office Business')
      .getByRole('button', { name: 'Remove Office Business', exact: true })
      .click();
    await expect.element(line('Office Business')).not.toBeInTheDocument();
    // The line, not its button: a second press removes nothing.
    await expect.element(line('Office Max')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const removed = () => browser.sent.filter(({ call }) => call.startsWith('DELETE'));
    await expect.poll(() => removed().length).toBe(1);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(line('Office Business')).toHaveFocus();
    await expect
      .element(line('Office Business').getByRole('spinbutton', { name: 'Quantity' }))
      .toHaveValue('25');
    expect(browser.count(`POST ${LINES}`)).toBe(1);
  });

  it('never shows 0 for a price that could not be had, and leads no further', async () => {
    const browser = createTestBrowser('cartReady');
    browser.sandbox.faults.add({ match: { path: '/app/cart/quote' }, status: 400 });
    const { screen } = await open('/cart', { browser });
    await expect.element(screen.getByText('The price could not be calculated.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Validate the cart' })).toBeDisabled();
    expect(document.body.textContent).not.toMatch(/€0/);
    browser.sandbox.faults.clear();
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('link', { name: 'Validate the cart' })).toBeVisible();
  });

  it('says what a price was for somebody else', async () => {
    const { screen, line } = await open('/cart', { scenario: 'priceChanged' });
    await expect.element(line('Office Business').getByText('The price has changed')).toBeVisible();
    expect(screen.container.querySelector('del')?.textContent).toMatch(/€/);
  });

  it('puts the focus on the field that its address names', async () => {
    const { line } = await open('/cart#line-line-max-quantity');
    const field = line('Office Max').getByRole('spinbutton', { name: 'Quantity' });
    await expect.element(field).toHaveFocus();
  });

  it('ends a line with something else: the days are offered with the first charge', async () => {
    const { browser, line, screen } = await open();
    await line('Office Business')
      .getByText(/^1 year, paid yearly/)
      .click();
    await line('Office Business')
      .getByRole('button', { name: /First term ends/ })
      .click();
    const first = screen.getByRole('option', { name: /First charge: €/ }).first();
    await expect.element(first).toBeVisible();
    await first.click();
    await expect.poll(() => browser.count(SAVE)).toBe(1);
    await expect
      .element(line('Office Business').getByRole('button', { name: /First term ends/ }))
      .not.toHaveTextContent('Default');
  });

  it('is forbidden to who may not buy', async () => {
    const { screen, browser } = await open('/cart', { scenario: 'noRoles' });
    await expect
      .element(screen.getByText('You need the permission Marketplace.ReadWrite.'))
      .toBeVisible();
    expect(browser.count('GET /app/cart')).toBe(0);
  });
});

describe('typing in the cart (contract §4.34)', () => {
  const REVIEW = /cart\/review$/;
  const office = (line: Awaited<ReturnType<typeof open>>['line']) =>
    line('Office Business').getByRole('spinbutton', { name: 'Quantity' });
  const quantities = async ({ parts }: Awaited<ReturnType<typeof open>>) =>
    (await getCart(parts.client)).lines.map(({ quantity }) => quantity);

  it('sends what is typed, once, and nothing else', async () => {
    const opened = await open();
    const field = office(opened.line);
    const typed = [
      ['12{Backspace}{Backspace}8', '8', 8],
      ['1{Backspace}20', '20', 20],
      ['{Backspace}{Backspace}7', '7', 7],
      ['٣٠', '٣٠', 30],
      ['１２', '１２', 12],
    ] as const;
    for (const [at, [keys, shown, saved]] of typed.entries()) {
      await field.click();
      (field.element() as HTMLInputElement).select();
      for (const key of keys.match(/\{\w+\}|./gu) ?? []) await userEvent.keyboard(key);
      await expect.element(field).toHaveValue(shown);
      await userEvent.keyboard('{Tab}');
      await expect.poll(() => opened.browser.count(SAVE)).toBe(at + 1);
      expect((await quantities(opened))[0]).toBe(saved);
    }
  });

  it('takes what is no quantity back neither while it is typed nor when it is left', async () => {
    const opened = await open();
    const field = office(opened.line);
    for (const keys of ['1.5', '1e3', '301', '12x']) {
      await field.click();
      (field.element() as HTMLInputElement).select();
      await userEvent.keyboard(keys);
      await expect.element(field).toHaveValue(keys);
      await userEvent.keyboard('{Tab}');
      opened.browser.clock.advance(5_000);
      await expect.element(field).toHaveValue(keys);
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    }
    expect(opened.browser.count(SAVE)).toBe(0);
  });

  it('keeps what is being typed when another device changes the line', async () => {
    const opened = await open();
    const field = office(opened.line);
    await field.click();
    (field.element() as HTMLInputElement).select();
    await userEvent.keyboard('4');
    await opened.elsewhere('line-office', 9);
    await opened.parts.queryClient?.invalidateQueries();
    await expect.element(opened.screen.getByText(/changed from 25 to 9/)).toBeVisible();
    await userEvent.keyboard('2');
    await expect.element(field).toHaveValue('42');
  });

  it.each([
    ['a quantity', 'Office Business', 'Quantity', '8', SAVE],
    ['the own number', 'Totals', 'Purchase order number', 'PO-77', 'PATCH /app/cart'],
    ['a name', 'Office Business', 'Custom name', 'Oslo', SAVE],
  ])(
    'saves %s and takes the step at one press, on a slow network too',
    async (_what, place, name, typed, call) => {
      const opened = await open();
      let answer = () => {};
      const answered = new Promise<void>((resolve) => {
        answer = resolve;
      });
      opened.browser.hold = (sent) => (sent === call ? answered : undefined);
      const role = place === 'Totals' ? 'region' : 'rowgroup';
      const box = opened.screen.getByRole(role, { name: place, exact: true });
      const field = box.getByRole(name === 'Quantity' ? 'spinbutton' : 'textbox', { name });
      const onward = opened.screen.getByRole('link', { name: 'Validate the cart' });
      await expect.element(onward).toBeVisible();
      if (name === 'Custom name') await box.getByText(/^1 year, paid yearly/).click();
      await field.click();
      (field.element() as HTMLInputElement).select();
      await userEvent.keyboard(typed);
      await onward.click();
      await expect.poll(() => opened.browser.count(call)).toBe(1);
      await expect.element(onward).toHaveAttribute('aria-busy', 'true');
      answer();
      await expect.element(opened.place).toHaveTextContent(REVIEW);
      expect(opened.browser.count(call)).toBe(1);
    },
  );

  it('stays if a typed quantity could not be saved, with an error', async () => {
    const opened = await open();
    opened.browser.sandbox.faults.add({ match: { path: '/app/cart/lines/*' }, status: 400 });
    const field = office(opened.line);
    const onward = opened.screen.getByRole('link', { name: 'Validate the cart' });
    await expect.element(onward).toBeVisible();
    await field.click();
    (field.element() as HTMLInputElement).select();
    await userEvent.keyboard('12');
    await onward.click();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveValue('12');
    await expect.element(opened.place).toHaveTextContent(/cart$/);
    // Another field that is saved does not end it.
    await opened.screen.getByRole('textbox', { name: 'Purchase order number' }).fill('PO-1');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => opened.browser.count('PATCH /app/cart')).toBe(1);
    await expect.element(field).toHaveValue('12');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    opened.browser.sandbox.faults.clear();
    await field.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).not.toHaveAttribute('aria-invalid');
    await onward.click();
    await expect.element(opened.place).toHaveTextContent(REVIEW);
    expect((await quantities(opened))[0]).toBe(12);
  });

  it.each(['Quantity', 'Custom name', 'Purchase order number'])(
    'the Enter of an input method saves nothing of “%s”',
    async (name) => {
      const { browser, line, screen } = await open();
      if (name === 'Custom name') {
        await line('Office Business')
          .getByText(/^1 year, paid yearly/)
          .click();
      }
      const field = screen
        .getByRole(name === 'Quantity' ? 'spinbutton' : 'textbox', { name })
        .first();
      await field.fill('12');
      const enter = { key: 'Enter', bubbles: true, cancelable: true };
      const byWebKit = { ...enter, keyCode: 229 };
      field.element().dispatchEvent(new KeyboardEvent('keydown', { ...enter, isComposing: true }));
      field.element().dispatchEvent(new KeyboardEvent('keydown', byWebKit));
      await userEvent.keyboard('{ArrowLeft}');
      expect(browser.sent.filter(({ call }) => call.startsWith('PATCH'))).toEqual([]);
    },
  );
});

describe('whom one buys for', () => {
  it('is chosen among those who can, the others say why not', async () => {
    const { screen, place, browser } = await open('/cart/select-client');
    await expect.element(screen.getByRole('row', { name: /Aurora Travel/ })).toBeVisible();
    await expect
      .element(screen.getByRole('row', { name: /Aurora Travel/ }))
      .toHaveTextContent(/has not accepted the agreement/);
    await screen.getByRole('checkbox', { name: 'Select Fjordbakeriet' }).click();
    const chosen = screen.getByRole('region', { name: 'You buy for' });
    await expect.element(chosen.getByText('Halvorsen AS', { exact: true })).toBeVisible();
    await expect.element(chosen.getByText('Fjordbakeriet', { exact: true })).toBeVisible();
    await screen.getByRole('button', { name: 'Buy for 2 clients' }).click();
    await screen
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Buy for Fjordbakeriet' })
      .click();
    await expect.element(place).toHaveTextContent('/cart');
    await expect.element(screen.getByText('First charge with tax, all customers')).toBeVisible();
    expect(browser.count('PUT /app/cart/targets')).toBe(1);
  });

  it('leads back to the product that one came from, with what was chosen there', async () => {
    const from = encodeURIComponent('/apps/products/p-business?term=P1Y');
    const { screen, place } = await open(`/cart/select-client?from=${from}`);
    await screen.getByRole('checkbox', { name: 'Select Fjordbakeriet' }).click();
    await screen.getByRole('button', { name: 'Buy for 2 clients' }).click();
    await screen
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Buy for Fjordbakeriet' })
      .click();
    await expect.element(place).toHaveTextContent('/apps/products/p-business?term=P1Y');
  });

  it.each(['//elsewhere.example', '/apps/productsx', '/users/new'])(
    'leads to the cart and not to %s, which is no page of the marketplace',
    async (from) => {
      const { screen, place } = await open(`/cart/select-client?from=${encodeURIComponent(from)}`);
      await screen.getByRole('checkbox', { name: 'Select Fjordbakeriet' }).click();
      await screen.getByRole('button', { name: 'Buy for 2 clients' }).click();
      await screen
        .getByRole('alertdialog')
        .getByRole('button', { name: 'Buy for Fjordbakeriet' })
        .click();
      await expect.element(place).toHaveTextContent(/^\/cart$/);
    },
  );

  it('keeps those chosen while others are searched for', async () => {
    const { browser, screen } = await open('/cart/select-client');
    const search = screen.getByRole('searchbox', { name: 'Search for a client' });
    await expect.element(screen.getByRole('row', { name: /Fjordbakeriet/ })).toBeVisible();
    await search.fill('saga');
    browser.clock.advance(300);
    await expect.element(screen.getByRole('row', { name: /Saga Legal/ })).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Select Saga Legal' }).click();
    await search.fill('');
    const chosen = screen.getByRole('region', { name: 'You buy for' });
    await expect.element(chosen.getByText('Saga Legal', { exact: true })).toBeVisible();
    await expect.element(chosen.getByText('Halvorsen AS', { exact: true })).toBeVisible();
    await chosen.getByRole('button', { name: 'Do not buy for Saga Legal' }).click();
    await expect.element(chosen.getByText('Saga Legal', { exact: true })).not.toBeInTheDocument();
  });

  it('is nothing to choose for a customer: they go on to the cart', async () => {
    const { place } = await open('/cart/select-client', { scenario: 'customer' });
    await expect.element(place).toHaveTextContent('/cart');
    await expect.element(place).not.toHaveTextContent('select-client');
  });

  it('DAY9 is asked before, and can be left as it is, or the items put aside', async () => {
    const { screen, place, browser } = await open('/cart/select-client');
    const chosen = screen.getByRole('region', { name: 'You buy for' });
    await chosen.getByRole('button', { name: 'Do not buy for Halvorsen AS' }).click();
    await screen.getByRole('checkbox', { name: 'Select Fjordbakeriet' }).click();
    const buy = chosen.getByRole('button', { name: 'Buy for Fjordbakeriet', exact: true });
    await buy.click();
    const question = screen.getByRole('alertdialog');
    const sentence = 'The 4 items will be bought for Fjordbakeriet instead of Halvorsen AS.';
    await expect.element(question.getByText(sentence)).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(browser.count('PUT /app/cart/targets')).toBe(0);

    await buy.click();
    await question.getByRole('button', { name: 'Save the items for later' }).click();
    await expect.element(place).toHaveTextContent(/^\/cart$/);
    await expect.element(screen.getByText('Your cart is empty.')).toBeVisible();
    const aside = screen.getByRole('region', { name: 'Saved carts' });
    await aside.getByRole('button', { name: 'Restore Halvorsen AS' }).click();
    await expect.element(screen.getByRole('rowgroup', { name: 'Office Max' })).toBeVisible();
    await expect.element(aside).not.toBeInTheDocument();
  });
});
