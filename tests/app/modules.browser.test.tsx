import { lazy } from 'react';
import { Route, Routes, useParams } from 'react-router';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { parseConfig } from '../../src/app/config';
import type { PortalModule } from '../../src/app/modules/portal-module';
import { Portal } from '../../src/app/Portal';
import { Link } from '../../src/components/ui/Link';
import type { ScenarioName } from '../../src/sandbox/world/scenarios';
import { createTestBrowser } from '../hooks/support/test-browser';

const settings = parseConfig({ brand: { name: 'Northwind' } });

function Month() {
  return <p>Invoice of {useParams().month}</p>;
}

const Lazy = lazy(async () => ({ default: () => <p>Came later</p> }));

const MODULES: readonly PortalModule[] = [
  {
    id: 'invoices',
    title: 'Invoices',
    element: (
      <Routes>
        <Route index element={<Link href="/apps/modules/invoices/2026-03">March</Link>} />
        <Route path=":month" element={<Month />} />
      </Routes>
    ),
  },
  { id: 'prices', title: 'Price lists', minimumCustomerType: 1, element: <Lazy /> },
  { id: 'desk', title: 'Desk', permissions: ['Desk.Read'], element: <p>Never seen</p> },
];

async function open(
  initialPath: string,
  { modules = MODULES, scenario = 'reseller' as ScenarioName } = {},
) {
  if (!settings.ok) throw new Error(settings.problems.join());
  await page.viewport(1280, 800);
  const { parts } = createTestBrowser(scenario).openTab();
  return render(
    <Portal config={settings.config} console={parts} initialPath={initialPath} modules={modules} />,
  );
}

it('a module is a page with title, heading and focus, and the addresses below it are its own', async () => {
  const screen = await open('/apps/modules/invoices');
  await screen.getByRole('link', { name: 'March' }).click();
  await expect.element(screen.getByText('Invoice of 2026-03')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Invoices' })).toHaveFocus();
  expect(document.title).toBe('Invoices · Northwind');
});

it('its page may be lazy, and a deep link opens it', async () => {
  const screen = await open('/apps/modules/prices');
  await expect.element(screen.getByText('Came later')).toBeVisible();
  const deep = await open('/apps/modules/invoices/2026-01');
  await expect.element(deep.getByText('Invoice of 2026-01')).toBeVisible();
});

it('the navigation leads to those that the viewer may open', async () => {
  const screen = await open('/apps/orders');
  await screen.getByRole('button', { name: 'Modules' }).hover();
  const pages = screen.getByRole('list', { name: 'Pages of Modules' });
  await expect.element(pages.getByRole('link', { name: 'Invoices' })).toBeVisible();
  expect(
    pages
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Invoices', 'Price lists']);
  await pages.getByRole('link', { name: 'Price lists' }).click();
  await expect
    .element(screen.getByRole('heading', { level: 1, name: 'Price lists' }))
    .toHaveFocus();
});

it.each([
  ['a level that is too low', 'customer', '/apps/modules/prices'],
  ['a permission that is missing', 'reseller', '/apps/modules/desk'],
] as const)('%s shows why there is nothing to see', async (_, scenario, path) => {
  const screen = await open(path, { scenario });
  const name = 'You do not have permission to see this page.';
  await expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect.element(screen.getByText('Never seen')).not.toBeInTheDocument();
});

it('without one there is no entry, and the page shows it', async () => {
  const screen = await open('/apps/modules', { modules: [] });
  await expect
    .element(screen.getByText('No modules are installed.', { exact: true }))
    .toBeVisible();
  const main = screen.getByRole('navigation', { name: 'Main' });
  await expect.element(main.getByRole('button', { name: 'Users' })).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'Modules' })).not.toBeInTheDocument();
  await expect.element(main.getByRole('link', { name: 'Modules' })).not.toBeInTheDocument();
});

it('an unknown module is not found', async () => {
  const screen = await open('/apps/modules/nowhere');
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Oops!' })).toBeVisible();
});

it('a module that breaks leaves the portal standing, and another page forgets it', async () => {
  // React reports every error that a boundary catches; that is what this test is about.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Broken = (): never => {
    throw new Error('boom');
  };
  const broken: PortalModule = { id: 'broken', title: 'Broken', element: <Broken /> };
  const screen = await open('/apps/modules/broken', { modules: [...MODULES, broken] });
  await expect.element(screen.getByText(/^Oops!!! Something went wrong/)).toBeVisible();
  await screen.getByRole('link', { name: 'Orders' }).click();
  await expect.element(screen.getByText(/^Oops!!!/)).not.toBeInTheDocument();
  reported.mockRestore();
});

it('a list of modules that cannot work is a mistake of the settings', async () => {
  const [one] = MODULES;
  if (!one) throw new Error('There are modules');
  const screen = await open('/', { modules: [one, one, { ...one, id: 'a/b', title: ' ' }] });
  await expect
    .element(screen.getByRole('heading', { name: 'The portal is not set up correctly' }))
    .toBeVisible();
  await expect
    .element(screen.getByText('modules[1].id: there is a module "invoices" already'))
    .toBeVisible();
  await expect.element(screen.getByText(/^modules\[2\]\.id: must be one segment/)).toBeVisible();
  await expect.element(screen.getByText(/^modules\[2\]\.title/)).toBeVisible();
});
