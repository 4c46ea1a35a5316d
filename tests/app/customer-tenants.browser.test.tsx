import { createRef } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CustomerPage } from '../../src/app/customers/pages';
import { BellContext, useBellButton } from '../../src/app/notifications/bell-context';
import { InviteProvider } from '../../src/app/users/InviteProvider';
import { NotificationCenter } from '../../src/components/notifications/NotificationCenter';
import { AlertsProvider } from '../../src/hooks/alerts/AlertsProvider';
import { useSession } from '../../src/hooks/auth/useSession';
import { ImpersonationProvider } from '../../src/hooks/impersonation/ImpersonationProvider';
import { useNotificationCenter } from '../../src/hooks/notifications/useNotificationCenter';
import { ThemeProvider } from '../../src/theme/ThemeProvider';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser, type TestBrowser } from '../hooks/support/test-browser';

/** Fjordbakeriet. */
const ONE = 'customer-5';
/** How the domain of its own tenant begins. */
const TAKEN = 'fjordbakeriet';
const TENANTS = `/app/customers/${ONE}/tenants`;

function Bell({ buildHub }: { buildHub: TestBrowser['buildHub'] }) {
  const buttonRef = useBellButton() ?? undefined;
  return <NotificationCenter {...useNotificationCenter({ buildHub })} buttonRef={buttonRef} />;
}

function Page() {
  return useSession().status === 'signedIn' ? <CustomerPage /> : null;
}

async function openTenants(browser: TestBrowser = createTestBrowser('signedIn')) {
  await page.viewport(1280, 900);
  const { screen, platform } = await renderInTab(
    browser,
    <AlertsProvider>
      <BellContext.Provider value={createRef<HTMLButtonElement>()}>
        <ThemeProvider>
          <Bell buildHub={browser.buildHub} />
        </ThemeProvider>
        <MemoryRouter initialEntries={[`/apps/customers/${ONE}?tab=tenants`]}>
          <ImpersonationProvider>
            <InviteProvider>
              <Routes>
                <Route path="/apps/customers/:id" element={<Page />} />
              </Routes>
            </InviteProvider>
          </ImpersonationProvider>
        </MemoryRouter>
      </BellContext.Provider>
    </AlertsProvider>,
  );
  const button = (name: string) => screen.getByRole('button', { name, exact: true });
  const row = (name: RegExp) => screen.getByRole('row', { name });
  const dialog = screen.getByRole('dialog');
  async function add(kind: string, field: string, text: string) {
    await button(kind).click();
    await dialog.getByRole('textbox', { name: field }).fill(text);
  }
  /** Lets the time pass after which what was typed is asked about. */
  const settle = () => browser.clock.advance(300);
  return { browser, screen, platform, button, row, dialog, add, settle };
}

describe('a tenant', () => {
  it('is linked by a link to copy, which says until when it holds', async () => {
    const { browser, dialog, row, add, platform } = await openTenants();
    await add('Link a tenant', 'Domain', 'Nord.Example');
    await userEvent.keyboard('{Enter}');
    const link = dialog.getByRole('textbox', { name: 'Link for the customer' });
    await expect.element(link).toBeVisible();
    await expect.element(dialog.getByText('30 days left')).toBeVisible();
    await dialog.getByRole('button', { name: 'Copy link' }).click();
    const url = (link.element() as HTMLInputElement).value;
    await expect.poll(() => platform.clipboard.text).toBe(url);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect.element(row(/^nord\.example/)).toHaveTextContent('Waiting for the customer');
    expect(browser.count(`POST ${TENANTS}`)).toBe(1);
  });

  it('is asked about while its domain is typed, once the typing rests', async () => {
    const { browser, dialog, add, settle, row } = await openTenants();
    await add('New tenant', 'Domain prefix', 'nordbakeri');
    expect(browser.count('GET /app/domains/nordbakeri')).toBe(0);
    settle();
    await expect
      .element(dialog.getByText('nordbakeri.onmicrosoft.com is available'))
      .toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect.element(row(/^nordbakeri\.onmicrosoft\.com/)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('that was created shows it, and links to its credentials', async () => {
    const { browser, screen, add, button } = await openTenants();
    await add('New tenant', 'Domain prefix', 'nordbakeri');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('nordbakeri.onmicrosoft.com is ready')).toBeVisible();
    await button('Open the notifications').click();
    const title = 'The tenant nordbakeri.onmicrosoft.com is ready';
    const card = screen.getByRole('article', { name: title });
    // Live events are gathered for a moment.
    await expect
      .poll(
        () => {
          browser.clock.advance(1_000);
          return card.query();
        },
        { timeout: 10_000 },
      )
      .not.toBeNull();
    await card.getByRole('button', { name: 'View credentials' }).click();
    const credentials = screen.getByRole('dialog', { name: 'Microsoft tenant credentials' });
    await expect
      .element(credentials.getByText('nordbakeri.onmicrosoft.com', { exact: true }))
      .toBeVisible();
  });

  it('whose domain somebody has is not sent', async () => {
    const { browser, dialog, add, settle } = await openTenants();
    await add('New tenant', 'Domain prefix', TAKEN);
    settle();
    await expect.element(dialog.getByText(/is taken$/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog).toBeVisible();
    expect(browser.count(`POST ${TENANTS}`)).toBe(0);
  });

  it('that somebody else took meanwhile is said at the field', async () => {
    const { dialog, add } = await openTenants();
    await add('Link a tenant', 'Domain', 'kvist-sonner.onmicrosoft.com');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(dialog.getByRole('textbox', { name: 'Domain' }))
      .toHaveAccessibleDescription(/is taken/);
  });

  it('is sent another link, and revoked once it was said what that means', async () => {
    const { screen, dialog, row, add } = await openTenants();
    await add('Link a tenant', 'Domain', 'nord.example');
    await userEvent.keyboard('{Enter}');
    const link = dialog.getByRole('textbox', { name: 'Link for the customer' });
    await expect.element(link).toBeVisible();
    const first = (link.element() as HTMLInputElement).value;
    await dialog.getByRole('button', { name: 'Send another link' }).click();
    await expect.element(link).not.toHaveValue(first);
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await row(/^nord\.example/)
      .getByRole('button', { name: /^Actions of/ })
      .click();
    await screen.getByRole('menuitem', { name: 'Revoke' }).click();
    const ask = screen.getByRole('alertdialog');
    await expect.element(ask.getByText(/can no longer accept/)).toBeVisible();
    (ask.getByRole('button', { name: 'Revoke' }).element() as HTMLElement).click();
    await expect.element(row(/^nord\.example/)).toHaveTextContent('Revoked');
  });
});
