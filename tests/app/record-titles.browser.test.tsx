import type { ComponentType } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { StatementPage } from '../../src/app/billing/StatementPage';
import { CustomerPage } from '../../src/app/customers/pages';
import { OrderPage } from '../../src/app/orders/OrderPage';
import { pageOf } from '../../src/app/page-of';
import { PriceListPage } from '../../src/app/products/PriceListPage';
import { SubscriptionPage } from '../../src/app/subscriptions/pages';
import { InviteProvider } from '../../src/app/users/InviteProvider';
import { AlertsProvider } from '../../src/hooks/alerts/AlertsProvider';
import { useSession } from '../../src/hooks/auth/useSession';
import { ImpersonationProvider } from '../../src/hooks/impersonation/ImpersonationProvider';
import { product } from '../../src/screens/products';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser } from '../hooks/support/test-browser';

function Page({ Shown }: { Shown: ComponentType }) {
  return useSession().status === 'signedIn' ? <Shown /> : null;
}

it.each([
  ['subscriptions', 's-18', SubscriptionPage],
  ['orders', 'o-37', OrderPage],
  ['customers', 'customer-5', CustomerPage],
  ['statements', 'st-1', StatementPage],
  ['products', 'p-desk-professional', pageOf(product)],
  ['price-lists', 'pl-1', PriceListPage],
])('nothing stands for the name of a record until it is read: %s', async (area, id, Shown) => {
  document.title = '';
  const browser = createTestBrowser('signedIn');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  browser.hold = (call) => (call === `GET /app/${area}/${id}` ? answered : undefined);
  const { screen } = await renderInTab(
    browser,
    <ImpersonationProvider>
      <AlertsProvider>
        <MemoryRouter initialEntries={[`/${id}`]}>
          <InviteProvider>
            <Routes>
              <Route path="/:id" element={<Page Shown={Shown} />} />
            </Routes>
          </InviteProvider>
        </MemoryRouter>
      </AlertsProvider>
    </ImpersonationProvider>,
  );
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveTextContent(/^Loading$/);
  expect(document.title).toMatch(/^Loading the page ·/);
  answer();
  await expect.element(heading).not.toHaveTextContent(/^Loading$/);
  const name = heading.element().textContent;
  await expect.poll(() => document.title.split(' · ')[0]).toBe(name);
});
