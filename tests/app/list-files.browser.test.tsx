import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { CustomersPage } from '../../src/app/customers/pages';
import { AllSubscriptionsPage } from '../../src/app/subscriptions/pages';
import { AlertsProvider } from '../../src/hooks/alerts/AlertsProvider';
import { useSession } from '../../src/hooks/auth/useSession';
import { renderInTab } from '../hooks/support/react';
import { createTestBrowser } from '../hooks/support/test-browser';

function Pages() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <Routes>
      <Route path="/apps/customers" element={<CustomersPage />} />
      <Route
        path="/apps/subscriptions/all"
        element={<AllSubscriptionsPage user={session.user} />}
      />
      <Route path="*" element={null} />
    </Routes>
  );
}

it.each([
  ['customers', '/apps/customers?state=suspended&sort=-openBalance&size=100'],
  ['subscriptions', '/apps/subscriptions/all?view=trials&sort=productName&size=100'],
])('the list of %s is saved as a file, narrowed and in order as it is shown', async (name, at) => {
  await page.viewport(1280, 900);
  const { screen, platform } = await renderInTab(
    createTestBrowser('signedIn'),
    <AlertsProvider>
      <MemoryRouter initialEntries={[at]}>
        <Pages />
      </MemoryRouter>
    </AlertsProvider>,
  );
  const rows = () =>
    screen
      .getByRole('rowheader')
      .elements()
      .map((cell) => cell.querySelector('a')?.textContent)
      .filter((text) => text !== undefined);
  await expect.poll(rows).not.toEqual([]);
  await screen.getByRole('button', { name: 'Export CSV' }).click();
  await expect.poll(() => platform.files.saved.length).toBe(1);
  const [file] = platform.files.saved;
  expect(file?.name).toMatch(new RegExp(`^${name}-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
  const [, ...lines] = file?.text.trim().split('\r\n') ?? [];
  expect(lines).toHaveLength(rows().length);
  rows().forEach((text, index) => {
    expect(lines[index]).toContain(text);
  });
});
