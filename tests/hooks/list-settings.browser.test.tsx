import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { SelectClientScreen } from '../../src/components/cart/SelectClientScreen';
import { OrdersScreen } from '../../src/components/orders/OrdersScreen';
import { RolesScreen } from '../../src/components/roles/RolesScreen';
import { readCsv } from '../../src/domain/text/csv';
import { useSelectClientScreen } from '../../src/hooks/cart/useSelectClientScreen';
import { useOrdersScreen } from '../../src/hooks/orders/useOrdersScreen';
import { useRolesScreen } from '../../src/hooks/roles/useRolesScreen';
import { renderInTab } from './support/react';
import { createTestBrowser } from './support/test-browser';

const Orders = () => <OrdersScreen {...useOrdersScreen()} />;
const Roles = () => <RolesScreen {...useRolesScreen()} view="list" />;
const Clients = () => <SelectClientScreen {...useSelectClientScreen()} />;
/** A machine under load takes its time. */
const SLOW = { timeout: 20_000 };
type Tab = Awaited<ReturnType<typeof renderInTab>>;

const headings = ({ screen }: Tab) =>
  [...screen.container.querySelectorAll('thead th')].map((cell) => cell.textContent);

async function openDisplay({ screen }: Tab) {
  await expect.element(screen.getByRole('rowheader').first()).toBeVisible();
  const button = screen.getByRole('button', { name: 'Display', exact: true });
  // What it opens is loaded.
  await expect.element(button, SLOW).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  const display = screen.getByRole('dialog', { name: 'Display' });
  await expect.element(display, SLOW).toBeVisible();
  return display;
}

// Columns take room.
beforeEach(() => page.viewport(1280, 800));

it('shows the columns that its user chose, in their order, and remembers them', async () => {
  const browser = createTestBrowser('signedIn');
  const tab = await renderInTab(browser, <Orders />);
  const display = await openDisplay(tab);
  await display.getByRole('checkbox', { name: 'Type' }).click();
  const up = display.getByRole('button', { name: 'Move Total up' });
  await up.click();
  await expect.poll(() => headings(tab)).toEqual(['Order', 'Customer', 'Total', 'Placed']);
  await expect.element(up).toHaveFocus();
  await display.getByRole('switch', { name: /Compact rows/ }).click();

  const later = await renderInTab(browser, <Orders />);
  await expect.poll(() => headings(later)).toEqual(['Order', 'Customer', 'Total', 'Placed']);
  expect(later.screen.container.querySelector('[data-slot="list"]')).toHaveProperty(
    'dataset.density',
    'compact',
  );
});

it('saves what it shows, with whole times and plain amounts', async () => {
  const tab = await renderInTab(createTestBrowser('signedIn'), <Orders />);
  const display = await openDisplay(tab);
  await display.getByRole('checkbox', { name: 'Customer' }).click();
  await display.getByRole('button', { name: 'Save what is shown as CSV' }).click();
  const [file] = tab.platform.files.saved;
  expect(file?.name).toBe('orders-2026-01-05.csv');
  const [head, ...lines] = readCsv(file?.text ?? '');
  expect(head).toEqual([
    'Order',
    'Order: details',
    'Type',
    'Placed',
    'Total',
    'Total: currency',
    'State',
  ]);
  const names = [...tab.screen.container.querySelectorAll('tbody th a')].map((a) => a.textContent);
  const rows = [...tab.screen.container.querySelectorAll('tbody [data-row]')];
  expect(lines).toHaveLength(rows.length);
  if (names.length > 0) expect(lines.map(([name]) => name)).toEqual(names);
  for (const [, , , placed, total, currency] of lines) {
    expect(placed).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(total).toMatch(/^-?\d+\.\d\d$/);
    expect(currency).toMatch(/^[A-Z]{3}$/);
  }
});

it.each([
  ['roles', <Roles key="roles" />, 'Created by', ['Role', 'Permissions', 'Users', 'Actions']],
  ['clients', <Clients key="clients" />, 'Domain', ['Name']],
])('remembers the columns of %s', async (_, list, hidden, left) => {
  const browser = createTestBrowser('signedIn');
  const tab = await renderInTab(browser, list);
  const display = await openDisplay(tab);
  await display.getByRole('checkbox', { name: hidden }).click();
  await expect.poll(() => headings(tab)).toEqual(left);
  const later = await renderInTab(browser, list);
  await expect.poll(() => headings(later)).toEqual(left);
});

it('leaves pictures of people out of the file of the roles', async () => {
  const tab = await renderInTab(createTestBrowser('signedIn'), <Roles />);
  const display = await openDisplay(tab);
  await display.getByRole('button', { name: 'Save what is shown as CSV' }).click();
  const [file] = tab.platform.files.saved;
  expect(file?.name).toBe('roles-2026-01-05.csv');
  const [head, first] = readCsv(file?.text ?? '');
  expect(head).toEqual(['Role', 'Role: details', 'Created by', 'Permissions']);
  expect(first).toEqual(['Admin', '', 'System', '41 of 41 permissions']);
});
