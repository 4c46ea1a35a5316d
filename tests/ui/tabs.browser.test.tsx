import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NavigationProvider } from '../../src/components/ui/NavigationProvider';
import { type TabItem, Tabs } from '../../src/components/ui/Tabs';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

const items: readonly TabItem[] = [
  { id: 'a', label: 'A', content: 'Content a' },
  { id: 'b', label: 'B', content: 'Content b', isDisabled: true },
  { id: 'c', label: 'C', content: 'Content c' },
  { id: 'd', label: 'D', content: <button type="button">inside</button> },
];

/** Whether the whole of a tab is in sight, to a pixel. */
function isInRow(tab: Element, list: Element): boolean {
  const [row, one] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  return one.left >= row.left - 1 && one.right <= row.right + 1;
}

describe('Tabs', () => {
  it('moves and selects with arrows, round the end, past what is disabled (APG)', async () => {
    const onSelectionChange = vi.fn();
    const screen = await render(
      <Tabs label="Parts" items={items} onSelectionChange={onSelectionChange} />,
    );
    await expect.element(screen.getByRole('tablist', { name: 'Parts' })).toBeVisible();
    await userEvent.tab();
    for (const [key, name] of [
      ['ArrowRight', 'C'],
      ['ArrowRight', 'D'],
      ['ArrowRight', 'A'],
      ['ArrowLeft', 'D'],
      ['Home', 'A'],
      ['End', 'D'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      const tab = screen.getByRole('tab', { name, exact: true });
      await expect.element(tab).toHaveFocus();
      await expect.element(tab).toHaveAttribute('aria-selected', 'true');
      await expect.element(screen.getByRole('tabpanel')).toHaveAccessibleName(name);
    }
    expect(onSelectionChange.mock.calls.flat()).toEqual(['c', 'd', 'a', 'd', 'a', 'd']);
    // A panel with something to focus is no stop of its own; one without is.
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'inside' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Home}{Tab}');
    await expect.element(screen.getByRole('tabpanel')).toHaveFocus();
  });

  it('turns the arrows round where text runs from right to left', async () => {
    const screen = await render(
      <ThemeProvider dir="rtl">
        <Tabs label="Parts" items={items} />
      </ThemeProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(screen.getByRole('tab', { name: 'C' })).toHaveFocus();
  });

  it('only moves where tabs are links, and follows none that is unsafe', async () => {
    const navigate = vi.fn();
    const links = items.map((item) => ({
      ...item,
      href: item.id === 'd' ? 'javascript:alert(1)' : `/page?tab=${item.id}`,
    }));
    const screen = await render(
      <NavigationProvider navigate={navigate}>
        <Tabs label="Parts" items={links} selectedKey="a" />
      </NavigationProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('tab', { name: 'C' })).toHaveFocus();
    expect(navigate).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(navigate.mock.calls[0]?.[0]).toBe('/page?tab=c');
    const unsafe = screen.getByRole('tab', { name: 'D' });
    await expect.element(unsafe).toHaveAttribute('aria-disabled', 'true');
    await expect.element(unsafe).not.toHaveAttribute('href');
  });

  it('keeps the selected tab in sight when a count comes into the tabs before it', async () => {
    const row = (prefix: string) => (
      <div style={{ inlineSize: 320 }}>
        <Tabs
          label="Parts"
          selectedKey="d"
          items={['a', 'b', 'c', 'd'].map((id) => ({ id, label: `${prefix} ${id}`, content: id }))}
        />
      </div>
    );
    const screen = await render(row('Tab'));
    const tab = screen.getByRole('tab', { selected: true });
    const list = screen.getByRole('tablist');
    await expect.poll(() => isInRow(tab.element(), list.element())).toBe(true);
    await screen.rerender(row('A longer tab of'));
    await expect.element(tab).toHaveTextContent('A longer tab of d');
    await expect.poll(() => isInRow(tab.element(), list.element())).toBe(true);
  });

  it.each(['ltr', 'rtl'] as const)('scrolls its row to the selected tab (%s)', async (dir) => {
    const many = Array.from({ length: 20 }, (_, at) => ({
      id: `${at}`,
      label: `Category ${at}`,
      content: 'text',
    }));
    const ref = createRef<HTMLDivElement>();
    const screen = await render(
      <ThemeProvider dir={dir}>
        <div style={{ inlineSize: 320 }}>
          <Tabs ref={ref} label="Parts" items={many} defaultSelectedKey="15" className="own" />
        </div>
      </ThemeProvider>,
    );
    const list = screen.getByRole('tablist').element();
    const tab = screen.getByRole('tab', { name: 'Category 15' }).element();
    await expect.poll(() => isInRow(tab, list)).toBe(true);
    expect(ref.current?.classList.contains('own')).toBe(true);
    expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  });
});
