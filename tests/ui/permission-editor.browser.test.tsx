import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PermissionEditor } from '../../src/components/roles/PermissionEditor';
import type { PermissionCategory } from '../../src/domain/roles/role';
import { seedCatalogue } from '../../src/sandbox/seed/catalogue';

const seed = seedCatalogue();

function Held({
  categories = seed,
  start = [],
  onSelected,
}: {
  categories?: readonly PermissionCategory[];
  start?: readonly string[];
  onSelected?: (names: string[]) => void;
}) {
  const [catalogue] = useState({ status: 'ready', data: categories, isStale: false } as const);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(start));
  return (
    <PermissionEditor
      catalogue={catalogue}
      selectedKeys={selected}
      onSelectionChange={(next) => {
        setSelected(next);
        onSelected?.([...next].sort());
      }}
    />
  );
}

const TEN = seed.flatMap(({ permissions }) => permissions.slice(0, 1)).map(({ name }) => name);

describe('the permission editor (specification §2.8, §5; contract §4.15)', () => {
  it('select, filter, Undo', async () => {
    const log: string[][] = [];
    const screen = await render(<Held start={TEN} onSelected={(names) => log.push(names)} />);
    await expect.element(screen.getByText('9 of 41 selected')).toBeVisible();
    await screen.getByRole('searchbox').fill('user');
    const notice = screen.getByText(
      /^\d+ selected permissions hidden by the filter were deselected$/,
    );
    await expect.element(notice).toBeVisible();
    const kept = log.at(-1) ?? [];
    expect(kept).toContain('User.Read');
    expect(kept).not.toContain('Order.Read');
    expect(notice.element().textContent).toBe(
      `${9 - kept.length} selected permissions hidden by the filter were deselected`,
    );
    await expect
      .poll(() => notice.element().closest('[role="status"]'))
      .toBeInstanceOf(HTMLElement);
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('9 of 41 selected')).toBeVisible();
    expect(log.at(-1)).toEqual([...TEN].sort());
    await expect.element(screen.getByRole('searchbox')).toHaveFocus();
    await expect.element(notice).not.toBeInTheDocument();
  });

  it('what a filter took stays deselected when it is cleared: only Undo gives it back', async () => {
    const log: string[][] = [];
    const screen = await render(
      <Held start={['Order.Read', 'Billing.Read']} onSelected={(names) => log.push(names)} />,
    );
    const field = screen.getByRole('searchbox');
    await field.fill('user.');
    await screen.getByText('User.Read').click();
    await field.fill('');
    await expect.element(screen.getByText('1 of 41 selected')).toBeVisible();
    expect(log.at(-1)).toEqual(['User.Read']);
    await expect.element(screen.getByText(/^2 selected permissions hidden/)).toBeVisible();
    await screen.getByRole('button', { name: 'Undo' }).click();
    await expect.element(screen.getByText('3 of 41 selected')).toBeVisible();
  });

  it('gives back all that several filters took, and nothing that was chosen again', async () => {
    const log: string[][] = [];
    const screen = await render(
      <Held
        start={['User.Read', 'Order.Read', 'Billing.Read']}
        onSelected={(names) => log.push(names)}
      />,
    );
    const field = screen.getByRole('searchbox');
    await field.fill('.read');
    expect(log).toEqual([]);
    await field.fill('order.');
    await expect.element(screen.getByText(/^2 selected permissions hidden/)).toBeVisible();
    await field.fill('billing.');
    await expect.element(screen.getByText(/^3 selected permissions hidden/)).toBeVisible();
    await screen.getByText('Billing.Read').click();
    await expect.element(screen.getByText(/^2 selected permissions hidden/)).toBeVisible();
    await screen.getByRole('button', { name: 'Undo' }).click();
    expect(log.at(-1)).toEqual(['Billing.Read', 'Order.Read', 'User.Read']);
    await expect.element(field).toHaveValue('');
  });

  it('says it of one in the singular', async () => {
    const screen = await render(<Held start={['User.Read']} />);
    await screen.getByRole('searchbox').fill('order');
    await expect
      .element(screen.getByText('1 selected permission hidden by the filter was deselected'))
      .toBeVisible();
  });

  it('selects all that is shown, and no more', async () => {
    const log: string[][] = [];
    const screen = await render(<Held onSelected={(names) => log.push(names)} />);
    await screen.getByRole('searchbox').fill('Export');
    await expect.element(screen.getByText(/^4 permissions found/)).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Select all' }).click();
    expect(log.at(-1)).toHaveLength(4);
    await screen.getByRole('searchbox').fill('');
    await expect.element(screen.getByText('4 of 41 selected')).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Select all' }).click();
    expect(log.at(-1)).toHaveLength(41);
    await screen.getByRole('checkbox', { name: 'Select all' }).click();
    expect(log.at(-1)).toEqual([]);
  });

  it('opens what it finds, and goes back to what was open before', async () => {
    const screen = await render(<Held />);
    await screen.getByRole('searchbox').fill('seats');
    await expect.element(screen.getByText('Subscription.Seats')).toBeVisible();
    await screen.getByRole('button', { name: 'Collapse all' }).click();
    await expect.element(screen.getByText('Subscription.Seats')).not.toBeInTheDocument();
    await screen.getByRole('searchbox').fill('');
    await expect.element(screen.getByText('Users')).toBeVisible();
    await expect.element(screen.getByText('User.Read')).not.toBeInTheDocument();
  });

  it('names are data, listed in order, selected by their name', async () => {
    const log: string[][] = [];
    const names = ['__proto__', 'constructor', 'hasOwnProperty', '10', ''];
    const categories = names.map((name) => ({
      name,
      permissions: [
        { name: `${name}!`, description: '' },
        { name: 'same', description: '<b>x</b>' },
        { name: 'same', description: 'again' },
      ],
    }));
    const screen = await render(<Held categories={categories} onSelected={(to) => log.push(to)} />);
    await screen.getByRole('button', { name: 'Expand all' }).click();
    const labels = () =>
      [...screen.container.querySelectorAll('[role="treeitem"] [data-name] > span')].map(
        (label) => label.textContent,
      );
    await expect.poll(labels).toEqual(names.flatMap((name) => [name, `${name}!`, 'same', 'same']));
    await expect.element(screen.getByText('0 of 6 selected')).toBeVisible();
    await screen.getByText('same').first().click();
    expect(log).toEqual([['same']]);
    expect(screen.container.querySelectorAll('[aria-level="2"][aria-checked="true"]')).toHaveLength(
      10,
    );
    expect(screen.container.querySelector('b b, [data-name] b')).toBeNull();
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('of 10,000 exactly the selected names come out, and few rows are drawn', async () => {
    const log: string[][] = [];
    const screen = await render(
      <Held categories={seedCatalogue(10_000)} onSelected={(names) => log.push(names)} />,
    );
    await screen.getByRole('button', { name: 'Expand all' }).click();
    await expect.element(screen.getByText('User.Delete')).toBeVisible();
    expect(screen.container.querySelectorAll('[role="treeitem"]').length).toBeLessThan(40);
    await screen.getByRole('searchbox').fill('Action77 ');
    await expect.element(screen.getByText(/permissions found/)).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Select all' }).click();
    const expected = seedCatalogue(10_000)
      .flatMap(({ permissions }) => permissions)
      .filter(
        ({ name, description }) => /action ?77/i.test(`${name}`) || /action77/i.test(description),
      )
      .map(({ name }) => name)
      .sort();
    expect(log.at(-1)).toEqual(expected);
  });

  it('is worked by keys alone', async () => {
    const log: string[][] = [];
    const screen = await render(<Held onSelected={(names) => log.push(names)} />);
    await userEvent.tab();
    await userEvent.keyboard('seats');
    await expect.element(screen.getByText('Subscription.Seats')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    while (document.activeElement?.getAttribute('role') !== 'tree') await userEvent.tab();
    await userEvent.keyboard('{ArrowDown} ');
    expect(log).toEqual([['Subscription.Seats']]);
  });
});
