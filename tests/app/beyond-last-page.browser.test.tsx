import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { pageOf } from '../../src/app/page-of';
import { AlertsProvider } from '../../src/hooks/alerts/AlertsProvider';
import { useSession } from '../../src/hooks/auth/useSession';
import { orders } from '../../src/screens/orders';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser } from '../hooks/support/test-browser';

const OrdersPage = pageOf(orders);

function Page() {
  const session = useSession();
  const { search } = useLocation();
  return (
    <>
      {session.status === 'signedIn' && <OrdersPage />}
      <output>{search}</output>
    </>
  );
}

it('an address that names a page beyond the last one shows the last', async () => {
  const { screen } = await renderInTab(
    createTestBrowser('signedIn'),
    <AlertsProvider>
      <MemoryRouter initialEntries={['/apps/orders?view=failed&page=99']}>
        <Page />
      </MemoryRouter>
    </AlertsProvider>,
  );
  await expect.element(screen.getByText('2026-00082')).toBeVisible();
  await expect.element(screen.getByText('?view=failed', { exact: true })).toBeInTheDocument();
});
