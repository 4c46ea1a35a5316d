import { type ReactNode, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AlertDialog } from '../../src/components/ui/AlertDialog';
import { Button } from '../../src/components/ui/Button';
import { Table, type TableColumn, type TableKey } from '../../src/components/ui/Table';
import { ALLOWED, refused } from '../../src/domain/access';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

interface Item {
  readonly id: string;
}

const items = (...ids: string[]): Item[] => ids.map((id) => ({ id }));
const abcdef = items('a', 'b', 'c', 'd', 'e', 'f');
const getRowKey = ({ id }: Item) => id;
const columns: readonly TableColumn<Item>[] = [
  { id: 'name', header: 'Name', cell: getRowKey, isRowHeader: true },
];
const base = { 'aria-label': 'Items', columns, rows: abcdef, getRowKey } as const;
const notC = ({ id }: Item) => (id === 'c' ? refused('c belongs to the system') : ALLOWED);

/** Counts how often the cells of each row render. */
function counted() {
  const counts: Record<string, number> = {};
  const cell = (row: Item): ReactNode => {
    counts[row.id] = (counts[row.id] ?? 0) + 1;
    return row.id;
  };
  return { counts, columns: [{ id: 'name', header: 'Name', cell, isRowHeader: true }] };
}

describe('a table renders', () => {
  it('no cell again when one checkbox changes, and touches its row alone', async () => {
    const { counts, columns } = counted();
    const screen = await render(<Table {...base} columns={columns} selectable />);
    const touched = new Set<string>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const row = target instanceof Element ? target.closest('tr') : null;
        touched.add(row?.textContent ?? target.nodeName);
      }
    });
    const body = screen.getByRole('table').element().querySelector('tbody');
    if (!body) throw new Error('there is no body');
    observer.observe(body, { attributes: true, childList: true, subtree: true });
    await screen.getByRole('checkbox', { name: 'Select b', exact: true }).click();
    await expect.element(screen.getByText('1 selected')).toBeVisible();
    expect([...touched]).toEqual(['b']);
    observer.disconnect();
    expect(counts).toEqual({ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 });
  });

  it('no cell again when its parent holds the selection', async () => {
    const { counts, columns } = counted();
    function Held() {
      const [keys, setKeys] = useState<ReadonlySet<TableKey>>(new Set());
      return (
        <Table
          {...base}
          columns={columns}
          selectable
          canSelect={(row) => notC(row)}
          selectedKeys={keys}
          onSelectionChange={setKeys}
        />
      );
    }
    const screen = await render(<Held />);
    await screen.getByRole('checkbox', { name: 'Select d', exact: true }).click();
    await expect.element(screen.getByText('1 selected')).toBeVisible();
    expect(counts).toEqual({ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1 });
  });

  it('only the rows that are new when the list is another one', async () => {
    const { counts, columns } = counted();
    const screen = await render(<Table {...base} columns={columns} />);
    await screen.rerender(
      <Table {...base} columns={columns} rows={[...abcdef.slice(1), ...items('g')]} />,
    );
    await expect.element(screen.getByRole('rowheader', { name: 'g' })).toBeVisible();
    expect(counts).toEqual({ a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 });
  });
});

describe('columns', () => {
  const city = ({ id }: Item) => `${id} of ${id.repeat(30)}`;
  const open: readonly TableColumn<Item>[] = [
    ...columns,
    { id: 'city', header: 'City', cell: city },
    { id: 'note', header: 'Note', cell: () => 'short' },
  ];
  const widths = (table: Element) =>
    [...table.querySelectorAll('thead th')].map((cell) =>
      Math.round(cell.getBoundingClientRect().width),
    );

  it('stay as wide as they are when other rows come, or a sentence in place of them', async () => {
    const screen = await render(<Table {...base} columns={open} />);
    const table = screen.getByRole('table').element();
    const before = widths(table);
    await screen.rerender(<Table {...base} columns={open} rows={items('w'.repeat(60))} />);
    await expect.element(screen.getByRole('rowheader', { name: 'www' })).toBeVisible();
    expect(widths(table)).toEqual(before);
    await screen.rerender(<Table {...base} columns={open} rows={[]} />);
    await expect.element(screen.getByText('There are no matching records')).toBeVisible();
    expect(widths(table)).toEqual(before);
  });

  it('share what is there, the names a share and a half, unless one says how wide it is', async () => {
    const of = (list: readonly TableColumn<Item>[]) => (
      <div style={{ inlineSize: 710 }}>
        <Table {...base} columns={list} />
      </div>
    );
    const screen = await render(of(open));
    const table = screen.getByRole('table').element();
    expect(widths(table)).toEqual([300, 200, 200]);
    await screen.rerender(of(open.map((one, at) => (at === 1 ? { ...one, width: '20%' } : one))));
    expect(widths(table)).toEqual([280, 140, 280]);
    await screen.rerender(of(open.map((one, at) => (at === 2 ? { ...one, width: 120 } : one))));
    expect(widths(table)).toEqual([290, 290, 120]);
  });

  it('leave a name that stands alone all that its tools do not need', async () => {
    const screen = await render(
      <div style={{ inlineSize: 502 }}>
        <Table {...base} selectable rowActions={() => []} />
      </div>,
    );
    expect(widths(screen.getByRole('table').element())).toEqual([500 - 8 - 40 - 88, 88]);
  });

  it('are no narrower than can be read: the table scrolls', async () => {
    const screen = await render(
      <div style={{ inlineSize: 320 }}>
        <Table {...base} columns={open} selectable rowActions={() => []} />
      </div>,
    );
    await expect.element(screen.getByRole('region', { name: 'Items' })).toBeVisible();
    const [name = 0, city, note, tools] = widths(screen.getByRole('table').element());
    expect(name).toBeGreaterThan(200);
    for (const width of [city, note]) expect(width).toBeGreaterThan(90);
    expect(tools).toBe(88);
  });
});

describe('selection', () => {
  it('goes by Space, and the head is mixed, then checked, then empty', async () => {
    const screen = await render(<Table {...base} rows={items('a', 'b')} selectable />);
    const head = screen.getByRole('checkbox', { name: 'Select all rows' });
    const isMixed = () => (head.element() as HTMLInputElement).indeterminate;

    await userEvent.tab();
    await expect.element(head).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect
      .element(screen.getByRole('checkbox', { name: 'Select a', exact: true }))
      .toBeChecked();
    expect(isMixed()).toBe(true);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect.element(head).toBeChecked();
    expect(isMixed()).toBe(false);
    await head.click();
    await expect.element(head).not.toBeChecked();
    await expect.element(screen.getByText('0 selected')).toBeVisible();
  });

  it('takes a range with Shift, by mouse and by key, without the rows that may not', async () => {
    const onSelectionChange = vi.fn();
    const screen = await render(
      <Table {...base} selectable canSelect={notC} onSelectionChange={onSelectionChange} />,
    );
    const box = (id: string) => screen.getByRole('checkbox', { name: `Select ${id}`, exact: true });
    await box('e').click();
    await box('b').click({ modifiers: ['Shift'] });
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['e', 'b', 'd']));
    (box('d').element() as HTMLElement).focus();
    await userEvent.keyboard('{Shift>} {/Shift}');
    // From b to d, as d: taken away.
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['e']));
  });

  it('never holds a row that may not be, whatever it is given', async () => {
    const onSelectionChange = vi.fn();
    const screen = await render(
      <Table
        {...base}
        selectable
        canSelect={notC}
        selectedKeys={new Set(['c', 'other page'])}
        onSelectionChange={onSelectionChange}
      />,
    );
    const refusedBox = screen.getByRole('checkbox', { name: 'Select c', exact: true });
    await expect.element(refusedBox).not.toBeChecked();
    await expect.element(refusedBox).toHaveAccessibleDescription('c belongs to the system');
    await expect.element(screen.getByText('1 selected')).toBeVisible();
    (refusedBox.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await refusedBox.click({ force: true });
    expect(onSelectionChange).not.toHaveBeenCalled();
    await expect.element(refusedBox).not.toBeChecked();
    await screen.getByRole('checkbox', { name: 'Select all rows' }).click();
    expect(onSelectionChange).toHaveBeenLastCalledWith(
      new Set(['other page', 'a', 'b', 'd', 'e', 'f']),
    );
  });

  it('stays as its holder says', async () => {
    const screen = await render(<Table {...base} selectable selectedKeys={new Set(['a'])} />);
    const head = screen.getByRole('checkbox', { name: 'Select all rows' });
    await screen.getByRole('checkbox', { name: 'Select b', exact: true }).click();
    await head.click();
    await expect
      .element(screen.getByRole('checkbox', { name: 'Select b', exact: true }))
      .not.toBeChecked();
    expect((head.element() as HTMLInputElement).indeterminate).toBe(true);
    expect((head.element() as HTMLInputElement).checked).toBe(false);
  });

  it('has nothing to select when no row may be', async () => {
    const screen = await render(<Table {...base} selectable canSelect={() => refused('no')} />);
    await expect.element(screen.getByRole('checkbox', { name: 'Select all rows' })).toBeDisabled();
  });
});

interface TraceEvent {
  readonly name: string;
}

describe('a checkbox', () => {
  it('gets its mark without a layout', async () => {
    const many = items(...Array.from({ length: 100 }, (_, at) => `row ${at}`));
    await render(<Table {...base} rows={many} selectable />);
    const box = document.querySelectorAll<HTMLInputElement>('tbody input')[3];
    if (!box) throw new Error('each row has one');
    // What is in sight is drawn with the first picture.
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const client = cdp();
    const events: TraceEvent[] = [];
    client.on('Tracing.dataCollected', ({ value }) => {
      events.push(...(value as unknown as TraceEvent[]));
    });
    const ended = new Promise<unknown>((resolve) => {
      client.on('Tracing.tracingComplete', resolve);
    });
    document.body.getBoundingClientRect();
    await client.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: { includedCategories: ['devtools.timeline'] },
    });
    box.checked = true;
    document.body.getBoundingClientRect();
    await client.send('Tracing.end');
    await ended;
    const names = new Set(events.map(({ name }) => name));
    expect(names).toContain('UpdateLayoutTree');
    expect(names).not.toContain('Layout');
  });
});

describe('a row out of sight', () => {
  it('is drawn when it comes into sight, and is read and reached before', async () => {
    const many = items(...Array.from({ length: 100 }, (_, at) => `row ${at}`));
    const screen = await render(<Table {...base} rows={many} selectable />);
    const isDrawn = (element: Element) =>
      element.checkVisibility({ contentVisibilityAuto: true } as CheckVisibilityOptions);
    const first = screen.getByRole('rowheader', { name: 'row 0' }).element();
    const last = screen.getByRole('rowheader', { name: 'row 99' });
    await expect.poll(() => isDrawn(first)).toBe(true);
    expect(isDrawn(last.element())).toBe(false);
    screen.getByRole('checkbox', { name: 'row 99' }).element().focus();
    await expect.poll(() => isDrawn(last.element())).toBe(true);
    await expect.element(last).toBeInViewport();
  });
});

describe('the one menu', () => {
  const onAction = vi.fn();
  const rowActions = ({ id }: Item) =>
    id === 'f' ? [] : [{ id: 'view', label: `View ${id}`, onAction: () => onAction(id) }];

  it('opens at the row whose button is pressed, and gives the focus back', async () => {
    const screen = await render(<Table {...base} rowActions={rowActions} />);
    const button = screen.getByRole('button', { name: 'Actions of b' });
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('menu', { name: 'Actions of b' })).toBeVisible();
    await expect.element(screen.getByRole('menuitem', { name: 'View b' })).toHaveFocus();
    expect(button.element().getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(onAction).toHaveBeenCalledExactlyOnceWith('b');
    await expect.element(screen.getByRole('menu')).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();

    await screen.getByRole('button', { name: 'Actions of d' }).click();
    await expect.element(screen.getByRole('menuitem', { name: 'View d' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('button', { name: 'Actions of d' })).toHaveFocus();
  });

  it('is not offered where there is nothing to do', async () => {
    const screen = await render(<Table {...base} rowActions={rowActions} />);
    await expect.element(screen.getByRole('button', { name: 'Actions of e' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Actions of f' }).query()).toBeNull();
  });
});

describe('focus', () => {
  const box = (screen: Awaited<ReturnType<typeof render>>, id: string) =>
    screen.getByRole('checkbox', { name: `Select ${id}`, exact: true });

  it('goes to the neighbour when its row goes away, then to the one before, then stays in', async () => {
    const screen = await render(<Table {...base} rows={items('a', 'b', 'c')} selectable />);
    (box(screen, 'b').element() as HTMLElement).focus();
    await screen.rerender(<Table {...base} rows={items('a', 'c')} selectable />);
    await expect.element(box(screen, 'c')).toHaveFocus();
    await screen.rerender(<Table {...base} rows={items('a')} selectable />);
    await expect.element(box(screen, 'a')).toHaveFocus();
    await screen.rerender(<Table {...base} rows={[]} selectable />);
    const table = screen.getByRole('table').element();
    expect(document.activeElement).toBe(table.parentElement);
  });

  it('goes to the neighbour when an action takes its row away', async () => {
    function Shrinking() {
      const [rows, setRows] = useState<readonly Item[]>(abcdef);
      const rowActions = useCallback(
        ({ id }: Item) => [
          {
            id: 'remove',
            label: 'Remove',
            onAction: () => setRows((all) => all.filter((row) => row.id !== id)),
          },
        ],
        [],
      );
      return <Table {...base} rows={rows} rowActions={rowActions} />;
    }
    const screen = await render(<Shrinking />);
    await screen.getByRole('button', { name: 'Actions of b' }).click();
    await screen.getByRole('menuitem', { name: 'Remove' }).click();
    await expect.element(screen.getByRole('rowheader', { name: 'b' })).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Actions of c' })).toHaveFocus();
  });

  it('is left alone where somebody has put it', async () => {
    const page = (rows: Item[]) => (
      <>
        <button type="button">Elsewhere</button>
        <Table {...base} rows={rows} selectable />
      </>
    );
    const screen = await render(page(items('a', 'b')));
    (box(screen, 'b').element() as HTMLElement).focus();
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    (elsewhere.element() as HTMLElement).focus();
    await screen.rerender(page(items('a')));
    await expect.element(elsewhere).toHaveFocus();
  });

  it('goes back to what opened a dialog, however soon the last row goes after it', async () => {
    function Revoking() {
      const [rows, setRows] = useState(items('a'));
      const [isOpen, setOpen] = useState(false);
      return (
        <ThemeProvider>
          <Button onPress={() => setOpen(true)}>Revoke</Button>
          <Table {...base} rows={rows} selectable />
          <AlertDialog
            isOpen={isOpen}
            title="Revoke?"
            text="a"
            onClose={() => setOpen(false)}
            onConfirm={() => {
              flushSync(() => setOpen(false));
              flushSync(() => setRows([]));
            }}
          />
        </ThemeProvider>
      );
    }
    const screen = await render(<Revoking />);
    const opener = screen.getByRole('button', { name: 'Revoke' });
    (box(screen, 'a').element() as HTMLElement).focus();
    await userEvent.keyboard(' {Shift>}{Tab}{Tab}{/Shift}{Enter}');
    await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('row').elements()).toHaveLength(2);
    await expect.element(opener).toHaveFocus();
  });

  it('reaches the region only when it scrolls', async () => {
    const frame = (width: number) => (
      <div style={{ inlineSize: width }}>
        <Table
          {...base}
          columns={['1', '2', '3', '4'].map((id) => ({
            ...base.columns[0],
            id,
            header: id,
            cell: getRowKey,
          }))}
        />
      </div>
    );
    const screen = await render(frame(900));
    // It is measured once it is painted.
    await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
    await screen.rerender(frame(240));
    await expect.element(screen.getByRole('region', { name: 'Items' })).toBeVisible();
    await userEvent.tab();
    await expect.element(screen.getByRole('region', { name: 'Items' })).toHaveFocus();
  });
});

describe('states', () => {
  it('loading has outlines, refreshing keeps rows, and both say so', async () => {
    const screen = await render(<Table {...base} rows={[]} status="loading" skeletonRows={3} />);
    const table = screen.getByRole('table');
    expect(table.element().getAttribute('aria-busy')).toBe('true');
    expect(table.element().querySelectorAll('tbody tr')).toHaveLength(3);
    expect(screen.getByText('There are no matching records').query()).toBeNull();
    await expect.element(screen.getByText('Loading')).toBeInTheDocument();

    await screen.rerender(<Table {...base} status="loading" />);
    await expect.element(screen.getByRole('rowheader', { name: 'a' })).toBeVisible();
    await screen.rerender(<Table {...base} status="refreshing" />);
    await expect.element(screen.getByRole('rowheader', { name: 'a' })).toBeVisible();
    expect(table.element().getAttribute('aria-busy')).toBe('true');
  });

  it('empty and failed stand in the table, under its headings', async () => {
    const screen = await render(<Table {...base} rows={[]} selectable />);
    await expect.element(screen.getByText('There are no matching records')).toBeVisible();
    await expect.element(screen.getByRole('checkbox')).toBeDisabled();
    await screen.rerender(<Table {...base} status="error" error={<p role="alert">No</p>} />);
    await expect.element(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByRole('rowheader').query()).toBeNull();
    await expect.element(screen.getByRole('columnheader', { name: 'Name' })).toBeVisible();
  });
});
