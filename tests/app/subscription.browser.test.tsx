import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SubscriptionPage } from '../../src/app/subscriptions/pages';
import { AlertsProvider } from '../../src/hooks/alerts/AlertsProvider';
import { useSession } from '../../src/hooks/auth/useSession';
import type { CutPoint } from '../../src/sandbox/faults/connection-cut-error';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser } from '../hooks/support/test-browser';

/** 25 seats whose window is open; 90 whose windows have closed; 17 with something scheduled. */
const FRESH = 's-18';
const BOUND = 's-123';
const SCHEDULED = 's-2';
/** A window that closes within two hours. */
const CLOSING = 's-13';
/** Renews within 24 hours. */
const LOCKED = 's-1';

const CHANGE = (id: string) => `POST /app/subscriptions/${id}/changes`;

function Page() {
  return useSession().status === 'signedIn' ? <SubscriptionPage /> : null;
}

async function open(id: string, browser = createTestBrowser('signedIn')) {
  await page.viewport(1280, 900);
  const { screen } = await renderInTab(
    browser,
    <AlertsProvider>
      <MemoryRouter initialEntries={[`/apps/subscriptions/${id}`]}>
        <Routes>
          <Route path="/apps/subscriptions/:id" element={<Page />} />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
    </AlertsProvider>,
  );
  const button = (name: string | RegExp) =>
    screen.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
  /** An action of the menu. */
  async function entry(name: string) {
    await button('More actions').click();
    return screen.getByRole('menuitem', { name });
  }
  /** Opens the drawer of an action. */
  async function drawer(name: string) {
    const isShown = name === 'Change seats' || name === 'Manage renewal';
    await (isShown ? button(name).first() : await entry(name)).click();
    const dialog = screen.getByRole('dialog', { name });
    await expect.element(dialog).toBeVisible();
    return dialog;
  }
  /** Types so many seats, and asks by Enter what they come to. */
  async function seats(count: number) {
    const dialog = await drawer('Change seats');
    await dialog.getByRole('spinbutton', { name: 'Seats' }).fill(String(count));
    await userEvent.keyboard('{Enter}');
    return dialog;
  }
  return { browser, screen, button, entry, drawer, seats };
}

const totalIn = (dialog: { element(): Element }) =>
  dialog.element().querySelector<HTMLDataElement>('[data-total] data')?.value;

function cutChange(id: string, where: CutPoint) {
  const browser = createTestBrowser('signedIn');
  browser.sandbox.faults.add({
    match: { method: 'POST', path: `/app/subscriptions/${id}/changes` },
    cut: where,
    times: 1,
  });
  return browser;
}

describe('seats', () => {
  it('have the same total in preview, order and statement; Enter never buys', async () => {
    const { browser, screen, seats } = await open(FRESH);
    const dialog = await seats(30);
    await expect.element(dialog.getByText(/^5 × €/)).toBeVisible();
    const net = dialog.getByRole('list').element().querySelector('data')?.value;
    const total = totalIn(dialog);
    expect(browser.count(CHANGE(FRESH))).toBe(0);
    await dialog.getByRole('button', { name: 'Add 5 seats' }).click();
    await expect.element(screen.getByText('An order is changing this subscription')).toBeVisible();
    const order = screen.getByRole('row', { name: /Change/ }).first();
    await expect.element(order).toBeVisible();
    expect(order.element().querySelector('data')?.value).toBe(total);
    browser.clock.advance(20_000);
    await expect
      .element(screen.getByText(/^You can cancel all 25 seats|^You can cancel/))
      .toBeVisible();
    const added = screen.getByText('Seats added');
    await expect.element(added).toBeVisible();
    expect(added.element().parentElement?.querySelector('data')?.value).toBe(net);
    expect(browser.count(CHANGE(FRESH))).toBe(1);
  });

  it('beyond the windows say the most that can go, and go on to the renewal', async () => {
    const { screen, seats } = await open(BOUND);
    const dialog = await seats(60);
    await expect
      .element(dialog.getByText(/90 seats have to stay.*0 can be removed now/))
      .toBeVisible();
    await dialog.getByRole('button', { name: 'Change it at the renewal' }).click();
    const renewal = screen.getByRole('dialog', { name: 'Manage renewal' });
    await expect.element(renewal.getByRole('spinbutton')).toHaveValue('60');
    await renewal.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(screen.getByText('60 seats')).toBeVisible();
  });

  it('whose preview fails are not 0, and cannot be ordered', async () => {
    const browser = createTestBrowser('signedIn');
    browser.sandbox.faults.add({
      match: { path: `/app/subscriptions/${FRESH}/changes/preview` },
      status: 400,
      body: { bad: 'htmlGateway' },
    });
    const { seats } = await open(FRESH, browser);
    const dialog = await seats(30);
    const failed = dialog.getByRole('heading', { name: 'The price could not be calculated.' });
    await expect.element(failed).toBeVisible();
    expect(dialog.getByText('€0.00').query()).toBeNull();
    const add = dialog.getByRole('button', { name: 'Add 5 seats' });
    await expect.element(add).toHaveAttribute('aria-disabled', 'true');
    browser.sandbox.faults.clear();
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect.element(dialog.getByText(/^5 × €/)).toBeVisible();
  });
});

describe('a lost answer', () => {
  it('after it was done: its order is found, and nothing is sent again', async () => {
    const { browser, screen, seats } = await open(FRESH, cutChange(FRESH, 'lostAnswer'));
    const dialog = await seats(30);
    await dialog.getByRole('button', { name: 'Add 5 seats' }).click();
    await expect.element(screen.getByText('An order is changing this subscription')).toBeVisible();
    expect(browser.count(CHANGE(FRESH))).toBe(1);
  });

  it('before it was done: it is shown, and resent with the same key', async () => {
    const { browser, screen, seats } = await open(FRESH, cutChange(FRESH, 'before'));
    const dialog = await seats(30);
    await dialog.getByRole('button', { name: 'Add 5 seats' }).click();
    await expect.element(dialog.getByText(/We did not get an answer/)).toBeVisible();
    browser.clock.advance(31_000);
    await expect.element(dialog.getByText('It has not been ordered so far.')).toBeVisible();
    expect(browser.count(CHANGE(FRESH))).toBe(1);
    await dialog.getByRole('button', { name: /^Send again/ }).click();
    await expect.element(screen.getByText('An order is changing this subscription')).toBeVisible();
    expect(browser.count(CHANGE(FRESH))).toBe(2);
  });
});

describe('time', () => {
  it('that closes the window while the drawer is open refuses, with the reason', async () => {
    const { browser, screen, button } = await open(CLOSING);
    // What is to be decided before the window closes is in sight.
    await button('Cancel subscription').click();
    const dialog = screen.getByRole('dialog', { name: 'Cancel subscription' });
    const cancel = dialog.getByRole('button', { name: 'Cancel subscription' });
    await expect.element(cancel).toBeEnabled();
    browser.clock.advance(2 * 3_600_000);
    await expect.element(dialog.getByText(/^Could be cancelled until/)).toBeVisible();
    // They are a customer's: the reader owes nothing.
    await expect.element(dialog.getByText(/ owes €/)).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Turn off auto-renew' })).toBeVisible();
    expect(cancel.query()).toBeNull();
  });

  it('that runs out on a price asks for another one', async () => {
    const { browser, seats } = await open(FRESH);
    const dialog = await seats(30);
    await expect.element(dialog.getByText(/^5 × €/)).toBeVisible();
    const PREVIEW = `GET /app/subscriptions/${FRESH}/changes/preview`;
    const before = browser.count(PREVIEW);
    browser.clock.advance(16 * 60_000);
    await expect.poll(() => browser.count(PREVIEW)).toBeGreaterThan(before);
    await expect.element(dialog.getByRole('button', { name: 'Add 5 seats' })).toBeEnabled();
  });

  it('within 24 hours of the renewal turns all changes off, with the reason', async () => {
    const { screen, button } = await open(LOCKED);
    await expect.element(button('Change seats')).toHaveAccessibleDescription(/^Within 24 hours/);
    // The only action that is left has the button.
    await expect.element(button('Rename')).toBeEnabled();
    await button('More actions').click();
    for (const name of ['Manage renewal', 'Change plan', 'Suspend']) {
      const refused = screen.getByRole('menuitem', { name });
      await expect.element(refused).toHaveAttribute('aria-disabled', 'true');
      await expect.element(refused).toHaveTextContent(/Within 24 hours/);
    }
  });
});

describe('what is decided for the renewal', () => {
  it('is to end there: it "ends", and does not "renew"', async () => {
    const { screen, button } = await open(BOUND);
    await button('Turn off auto-renew').click();
    const dialog = screen.getByRole('dialog', { name: 'Manage renewal' });
    const auto = dialog.getByRole('checkbox', { name: 'Renew automatically' });
    await expect.element(auto).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(screen.getByText(/^Ends on /)).toBeVisible();
    expect(screen.getByText(/^Renews on /).query()).toBeNull();
  });

  it('is deleted by a change, which announces it, and is offered again', async () => {
    const { browser, screen, button, drawer } = await open(SCHEDULED);
    const dialog = await drawer('Suspend');
    await expect.element(dialog.getByText(/^This deletes the changes scheduled/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect.element(screen.getByText('An order is changing this subscription')).toBeVisible();
    browser.clock.advance(30_000);
    await expect.element(screen.getByText('This subscription is suspended')).toBeVisible();
    const again = button('Schedule it again');
    await again.click();
    const renewal = screen.getByRole('dialog', { name: 'Manage renewal' });
    await renewal.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.element(again).not.toBeInTheDocument();
  });
});

it('is called what its owner calls it, also after somebody else has changed it', async () => {
  const { browser, screen, drawer } = await open(BOUND);
  const dialog = await drawer('Rename');
  await dialog.getByRole('textbox', { name: 'Custom name' }).fill('Voice for Bergen');
  browser.sandbox.faults.add({
    match: { method: 'PATCH', path: `/app/subscriptions/${BOUND}` },
    status: 400,
    body: { bad: 'htmlGateway' },
    times: 1,
  });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(dialog.getByText('The change could not be saved.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Voice for Bergen' }))
    .toBeVisible();
});

describe('charges', () => {
  const EARLIER = 'Show earlier months';

  it('of one that began lately are all there: no month before it is offered', async () => {
    const { screen, button } = await open(CLOSING);
    await expect.element(screen.getByRole('heading', { name: 'Charges' })).toBeVisible();
    await expect.element(screen.getByRole('list', { name: /20\d\d$/ }).first()).toBeVisible();
    expect(button(EARLIER).query()).toBeNull();
  });

  it('of one that is older are looked for further back, as far as it goes', async () => {
    const { screen, button } = await open(BOUND);
    const months = screen.getByRole('list', { name: /20\d\d$/ });
    await button(EARLIER).click();
    await expect.poll(() => months.elements().length).toBeGreaterThan(1);
  });
});
