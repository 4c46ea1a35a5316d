import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pager } from '../../src/components/ui/Pager';

async function pager(total: number | null = 95) {
  const onChange = vi.fn();
  const screen = await render(<Pager totalRecords={total} rowCount={10} onChange={onChange} />);
  return { onChange, screen, input: screen.getByRole('textbox') };
}

describe('Pager (specification §2.9)', () => {
  it('whatever is typed, it never leaves the range and is restored', async () => {
    const { onChange, input } = await pager();
    for (const text of ['0', '-1', '1.5', '1e3', '٣٤', 'NaN', '11', '1000000000000']) {
      await input.fill(text);
      await expect.element(input).toBeInvalid();
      await userEvent.keyboard('{Enter}');
      (input.element() as HTMLElement).blur();
      await expect.element(input).toHaveValue('1');
      await expect.element(input).toBeValid();
    }
    await input.fill('');
    (input.element() as HTMLElement).blur();
    await expect.element(input).toHaveValue('1');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('commits on Enter and on leaving, once each, and not what it is already', async () => {
    const { onChange, input } = await pager();
    await input.fill('10');
    await userEvent.keyboard('{Enter}');
    (input.element() as HTMLElement).blur();
    expect(onChange.mock.calls).toEqual([[{ pageNumber: 10, pageSize: 10 }]]);
    await input.fill('3');
    (input.element() as HTMLElement).blur();
    expect(onChange).toHaveBeenLastCalledWith({ pageNumber: 3, pageSize: 10 });
    await input.fill('3');
    await userEvent.keyboard('{Enter}');
    await input.fill('9');
    await userEvent.keyboard('{Escape}');
    await expect.element(input).toHaveValue('3');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('sends no form around it', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const screen = await render(
      <form onSubmit={onSubmit}>
        <Pager totalRecords={95} />
      </form>,
    );
    await screen.getByRole('textbox').fill('2');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('11 - 20 of 95')).toBeVisible();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('offers 5, 10, 20, 50 and 100, and keeps the first record in sight', async () => {
    const { onChange, screen } = await pager();
    const select = screen.getByRole('combobox', { name: 'Show per page' });
    const options = [...(select.element() as HTMLSelectElement).options].map(({ text }) => text);
    expect(options).toEqual(['5', '10', '20', '50', '100']);
    await screen.getByRole('button', { name: 'Next page' }).click();
    await select.selectOptions('5');
    expect(onChange).toHaveBeenLastCalledWith({ pageNumber: 3, pageSize: 5 });
    await expect.element(screen.getByRole('status').first()).toHaveTextContent('11 - 15 of 95');
  });

  it('keeps the focus on a step that has come to its end, and says why', async () => {
    const { onChange, screen } = await pager(15);
    const next = screen.getByRole('button', { name: 'Next page' });
    await next.click();
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledTimes(1);
    await expect.element(next).toHaveFocus();
    await expect.element(next).toHaveAccessibleDescription('This is the last page');
  });

  it('without totals follows full pages only (contract §2)', async () => {
    const { onChange, screen, input } = await pager(null);
    await expect.element(screen.getByText('1 - 10', { exact: true })).toBeVisible();
    await input.fill('3');
    await userEvent.keyboard('{Enter}');
    expect(onChange).not.toHaveBeenCalled();
    await input.fill('2');
    await userEvent.keyboard('{Enter}');
    expect(onChange).toHaveBeenCalledTimes(1);
    await screen.rerender(<Pager rowCount={4} onChange={onChange} />);
    const next = screen.getByRole('button', { name: 'Next page' });
    await expect.element(next).toHaveAttribute('aria-disabled', 'true');
  });

  it('offers no other page size where none would change anything', async () => {
    const select = (screen: Awaited<ReturnType<typeof render>>) => screen.getByRole('combobox');
    const value = { pageNumber: 1, pageSize: 20 };
    const one = await render(<Pager value={value} totalRecords={8} rowCount={8} />);
    await expect.element(one.getByText('1 - 8 of 8')).toBeVisible();
    expect(select(one).elements()).toEqual([]);
    // Whoever comes back to an enlarged page can make it smaller again.
    await one.rerender(<Pager value={value} totalRecords={18} rowCount={18} />);
    await expect.element(select(one)).toBeVisible();
    await one.rerender(<Pager value={value} totalRecords={60} rowCount={20} pageSizes={[20]} />);
    await expect.element(one.getByRole('button', { name: 'Next page' })).toBeVisible();
    expect(select(one).elements()).toEqual([]);
  });
});
