import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NewCustomerPage } from '../../src/app/customers/pages';
import { AlertsProvider } from '../../src/hooks/alerts/AlertsProvider';
import { useLogout } from '../../src/hooks/auth/useLogout';
import { useSession } from '../../src/hooks/auth/useSession';
import { SESSION_HEADER } from '../../src/sandbox/http/headers';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser, type TestBrowser } from '../hooks/support/test-browser';

const CREATE = 'POST /app/customers';

function Around() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const logout = useLogout();
  return (
    <>
      <output aria-label="Address">{`${pathname}${search}`}</output>
      <button type="button" onClick={() => navigate(-1)}>
        Browser Back
      </button>
      <button type="button" onClick={() => void logout.run()}>
        Sign out
      </button>
    </>
  );
}

function Page() {
  return useSession().status === 'signedIn' ? <NewCustomerPage /> : null;
}

async function openForm(
  {
    scenario = 'reseller' as ScenarioName,
    search = '',
    browser = createTestBrowser(scenario),
  } = {},
  options?: Parameters<TestBrowser['openTab']>[0],
) {
  await page.viewport(1280, 900);
  const rendered = await renderInTab(
    browser,
    <AlertsProvider>
      <MemoryRouter initialEntries={[`/apps/customers/new${search}`]}>
        <Routes>
          <Route path="/apps/customers/new" element={<Page />} />
          <Route path="*" element={null} />
        </Routes>
        <Around />
      </MemoryRouter>
    </AlertsProvider>,
    options,
  );
  return { browser, ...rendered, ...parts(rendered.screen) };
}

function parts(screen: Awaited<ReturnType<typeof renderInTab>>['screen']) {
  const field = (name: string) => screen.getByRole('textbox', { name });
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const place = screen.getByRole('status', { name: 'Address' });
  async function choose(name: RegExp, option: RegExp) {
    await screen.getByRole('button', { name }).click();
    await screen.getByRole('option', { name: option }).click();
  }
  async function company(name = 'Quoll Bakery') {
    await field('Name').fill(name);
    await choose(/Country/, /^Andorra$/);
    await button('Next').click();
  }
  async function billing() {
    await expect.element(field('Credit limit')).toBeVisible();
    await choose(/Currency/, /^EUR/);
    await button('Next').click();
  }
  async function contact() {
    await expect.element(field('E-mail')).toBeVisible();
    await field('Name').fill('Kari Nes');
    await field('E-mail').fill('kari@lofoten.example');
    await button('Next').click();
    await expect.element(button('Add customer')).toBeVisible();
  }
  async function all() {
    await company();
    await billing();
    await contact();
  }
  return { field, button, place, choose, company, billing, contact, all };
}

const made = (browser: TestBrowser) => browser.count(CREATE);

describe('a new customer', () => {
  it('is made in four steps, each with its address, and is shown then', async () => {
    const { browser, button, place, company, billing, contact } = await openForm();
    await company();
    await expect.element(place).toHaveTextContent('?step=billing');
    await billing();
    await expect.element(place).toHaveTextContent('?step=contact');
    await contact();
    await expect.element(place).toHaveTextContent('?step=review');
    await button('Add customer').click();
    await expect.element(place).toHaveTextContent(/^\/apps\/customers\/customer-\d+$/);
    expect(made(browser)).toBe(1);
  });

  it('keeps what was typed over Back, and in its tab over a reload', async () => {
    const first = await openForm();
    await first.company();
    await expect.element(first.field('Credit limit')).toBeVisible();
    await first.field('Credit limit').fill('5000');
    await first.button('Browser Back').click();
    await expect.element(first.field('Name')).toHaveValue('Quoll Bakery');
    const typed = first.platform.storage.draft.get() ?? '';
    await first.screen.unmount();
    const again = await openForm(
      { browser: first.browser, search: '?step=billing' },
      { prepare: ({ storage }) => storage.draft.set(typed) },
    );
    await expect.element(again.field('Credit limit')).toHaveValue('5,000.00');
  });

  it('that is not filled in so far is not gone on with, whatever the address says', async () => {
    const { field, place } = await openForm({ search: '?step=review' });
    await expect.element(field('Name')).toBeVisible();
    await expect.element(place).toHaveTextContent('?step=review');
  });

  it('is gone with the session: nobody else reads it in this tab', async () => {
    const { browser, platform, field, button, screen } = await openForm();
    await field('Name').fill('Quoll Bakery');
    expect(platform.storage.draft.get()).toContain('Quoll');
    await button('Sign out').click();
    await expect.element(screen.getByRole('heading', { level: 1 })).not.toBeInTheDocument();
    expect(platform.storage.draft.get()).toBeNull();
    expect(made(browser)).toBe(0);
  });

  it('stays in its tab when a session ends, and is of the person who typed it', async () => {
    const { browser, platform, field } = await openForm();
    await field('Name').fill('Quoll Bakery');
    const kept = platform.storage.draft.get() ?? '';
    browser.sandbox.useScenario('signedOut');
    platform.visibility.play('restored');
    await expect.element(field('Name')).not.toBeInTheDocument();
    expect(platform.storage.draft.get()).toBe(kept);
    const others = kept.replace(/"by":"[^"]+"/, '"by":"somebody@else.example"');
    const other = await openForm({}, { prepare: ({ storage }) => storage.draft.set(others) });
    await expect.element(other.field('Name')).toHaveValue('');
  });

  it('is discarded when that is wanted', async () => {
    const { field, button, place, platform } = await openForm();
    await field('Name').fill('Quoll Bakery');
    await button('Discard').click();
    await expect.element(place).toHaveTextContent(/^\/apps\/customers$/);
    expect(platform.storage.draft.get()).toBeNull();
  });

  it('whose answer was lost is sent again, and is there once', async () => {
    const { browser, screen, button, place, all } = await openForm();
    await all();
    browser.sandbox.faults.add({
      match: { method: 'POST', path: '/app/customers' },
      cut: 'lostAnswer',
      times: 1,
    });
    await button('Add customer').click();
    await expect.element(screen.getByText(/We could not confirm/)).toBeVisible();
    await button('Add customer').click();
    await expect.element(place).toHaveTextContent(/customer-\d+$/);
    expect(made(browser)).toBe(2);
    const url = 'https://console.test/app/customers?searchString=quoll';
    const headers = { [SESSION_HEADER]: browser.cookie ?? '' };
    const list = await browser.sandbox.fetch(new Request(url, { headers }));
    expect(await list.json()).toMatchObject({ totalRecords: 1 });
  });

  it('that the server refuses is said at its field, in its step', async () => {
    const { browser, field, button, place, all } = await openForm();
    await all();
    const errors = [{ field: 'contact.email', code: 'not_an_email', message: 'Not this address.' }];
    browser.sandbox.faults.add({
      match: { method: 'POST', path: '/app/customers' },
      status: 422,
      body: JSON.stringify({ message: 'No.', code: 'invalid', errors }),
      times: 1,
    });
    await button('Add customer').click();
    await expect.element(place).toHaveTextContent('?step=contact');
    await expect.element(field('E-mail')).toHaveAccessibleDescription('Not this address.');
    await field('E-mail').fill('kari@lofoten.test');
    await expect.element(field('E-mail')).not.toHaveAccessibleDescription('Not this address.');
    await userEvent.keyboard('{Enter}');
    await button('Add customer').click();
    await expect.element(place).toHaveTextContent(/customer-\d+$/);
  });
});

describe('who may make customers', () => {
  it('is nobody without customers of their own: nothing is asked', async () => {
    const { screen, browser } = await openForm({ scenario: 'customer' });
    const heading = 'You do not have permission to see Customers.';
    await expect.element(screen.getByRole('heading', { name: heading })).toBeVisible();
    expect(browser.count('GET /app/price-lists')).toBe(0);
  });

  it('may make resellers when they are the provider', async () => {
    const { screen } = await openForm({ scenario: 'signedIn' });
    await expect.element(screen.getByRole('button', { name: /Customer type/ })).toBeVisible();
    await screen.unmount();
    const other = await openForm();
    await expect.element(other.field('Name')).toBeVisible();
    expect(other.screen.getByRole('button', { name: /Customer type/ }).query()).toBeNull();
  });
});
