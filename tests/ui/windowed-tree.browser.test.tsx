import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type TreeNode, WindowedTree } from '../../src/components/ui/WindowedTree';
import { fewNodes, manyNodes } from '../../stories/ui/support/tree-nodes';

const base = { 'aria-label': 'Things', nodes: fewNodes } as const;
const drawn = (root: Element) => [...root.querySelectorAll<HTMLElement>('[role="treeitem"]')];
const nameOf = (row: Element | null) =>
  row?.querySelector('[data-name] > span')?.textContent ?? 'nobody';

function activeName(root: Element): string {
  const id = root.querySelector('[role="tree"]')?.getAttribute('aria-activedescendant') ?? '';
  return nameOf(document.getElementById(id));
}

function press(...keys: string[]): Promise<void> {
  return userEvent.keyboard(keys.map((key) => `{${key}}`).join(''));
}

describe('the keys of a tree', () => {
  it('go up and down, in and out', async () => {
    const { container } = await render(<WindowedTree {...base} />);
    await userEvent.tab();
    expect(activeName(container)).toBe('Users');
    await press('ArrowRight');
    expect(activeName(container)).toBe('Users');
    await press('ArrowRight');
    expect(activeName(container)).toBe('User.Read');
    await press('ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight');
    expect(activeName(container)).toBe('User.Delete');
    await press('ArrowLeft');
    expect(activeName(container)).toBe('What cannot be undone');
    await press('ArrowLeft', 'ArrowLeft');
    expect(activeName(container)).toBe('Users');
    await press('End');
    expect(activeName(container)).toBe('Nothing in it');
    await press('ArrowDown', 'ArrowRight', 'ArrowUp');
    expect(activeName(container)).toBe('Orders');
    await press('Home', 'ArrowUp');
    expect(activeName(container)).toBe('Users');
  });

  it('turn round where one reads from right to left', async () => {
    const { container } = await render(
      <div dir="rtl">
        <WindowedTree {...base} />
      </div>,
    );
    await userEvent.tab();
    await press('ArrowLeft', 'ArrowLeft');
    expect(activeName(container)).toBe('User.Read');
    await press('ArrowRight');
    expect(activeName(container)).toBe('Users');
  });

  it('open all beside with *, and go to what is typed', async () => {
    const { container } = await render(<WindowedTree {...base} />);
    await userEvent.tab();
    await userEvent.keyboard('*');
    expect(drawn(container).map(nameOf)).toContain('Order.Refund');
    expect(drawn(container).map(nameOf)).not.toContain('User.Delete');
    await userEvent.keyboard('order.ref');
    expect(activeName(container)).toBe('Order.Refund');
  });

  it('cycle with one letter again and again', async () => {
    const { container } = await render(
      <WindowedTree {...base} defaultExpandedKeys={new Set(['orders'])} />,
    );
    await userEvent.tab();
    const seen: string[] = [];
    for (let at = 0; at < 4; at += 1) {
      await userEvent.keyboard('o');
      seen.push(activeName(container));
    }
    expect(seen).toEqual(['Orders', 'Order.Read', 'Order.Refund', 'Orders']);
  });

  it('check with Space, and leave a disabled tree as it is', async () => {
    const onCheckedChange = vi.fn();
    const screen = await render(
      <WindowedTree {...base} isCheckable onCheckedChange={onCheckedChange} />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowUp} ');
    expect(onCheckedChange).toHaveBeenLastCalledWith(new Set(['Order.Read', 'Order.Refund']));
    await userEvent.keyboard(' ');
    expect(onCheckedChange).toHaveBeenLastCalledWith(new Set());
    await screen.rerender(
      <WindowedTree {...base} isCheckable isDisabled onCheckedChange={onCheckedChange} />,
    );
    await userEvent.keyboard(' ');
    expect(onCheckedChange).toHaveBeenCalledTimes(2);
  });
});

describe('a big tree', () => {
  const nodes = manyNodes(10_000);
  const open = new Set(nodes.map(({ key }) => key));

  it('draws what is seen, and says which one of how many it is', async () => {
    const { container } = await render(
      <WindowedTree {...base} nodes={nodes} defaultExpandedKeys={open} />,
    );
    expect(drawn(container).length).toBeLessThan(40);
    await userEvent.tab();
    await press('End');
    await expect.poll(() => activeName(container)).toBe('Leaf 50.200');
    await expect
      .poll(() => {
        const frame = container.querySelector('[role="tree"]')?.getBoundingClientRect();
        const box = drawn(container).at(-1)?.getBoundingClientRect();
        return frame && box && box.bottom <= frame.bottom && box.top >= frame.top;
      })
      .toBe(true);
    const last = drawn(container).at(-1);
    expect([last?.ariaLevel, last?.ariaPosInSet, last?.ariaSetSize]).toEqual(['2', '200', '200']);
    expect(drawn(container).length).toBeLessThan(40);
  });

  it('keeps the active row drawn while it is scrolled away', async () => {
    const { container } = await render(
      <WindowedTree {...base} nodes={nodes} defaultExpandedKeys={open} />,
    );
    await userEvent.tab();
    await press('ArrowDown', 'ArrowDown');
    const tree = container.querySelector('[role="tree"]');
    if (tree) tree.scrollTop = 100_000;
    await expect.poll(() => nameOf(drawn(container).at(-1) ?? null)).toMatch(/^Leaf \d\d/);
    expect(activeName(container)).toBe('Leaf 1.2');
    await press('ArrowDown');
    await expect.poll(() => tree?.scrollTop).toBeLessThan(200);
    expect(activeName(container)).toBe('Leaf 1.3');
  });

  it('touches the pressed row and its group, and no other', async () => {
    const { container } = await render(
      <WindowedTree {...base} isCheckable nodes={nodes} defaultExpandedKeys={open} />,
    );
    await userEvent.tab();
    await press('ArrowDown');
    const touched = new Set<string>();
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        if (target instanceof Element) touched.add(nameOf(target.closest('[role="treeitem"]')));
      }
    });
    observer.observe(container, { attributes: true, childList: true, subtree: true });
    await userEvent.keyboard(' ');
    await expect.poll(() => [...touched].sort()).toEqual(['Group 1', 'Leaf 1.1']);
    observer.disconnect();
  });
});

describe('a tree', () => {
  it('gives the keys of a row that went away to its group', async () => {
    function Filtered() {
      const [nodes, setNodes] = useState<readonly TreeNode[]>(fewNodes);
      const users = fewNodes[0];
      const fewer = users ? [{ ...users, children: users.children?.slice(0, 1) }] : [];
      return (
        <>
          <button type="button" onClick={() => setNodes(fewer)}>
            Filter
          </button>
          <WindowedTree {...base} nodes={nodes} defaultExpandedKeys={new Set(['users'])} />
        </>
      );
    }
    const screen = await render(<Filtered />);
    await screen.getByText('User.Invite').click();
    expect(activeName(screen.container)).toBe('User.Invite');
    await screen.getByRole('button', { name: 'Filter' }).click();
    await expect.poll(() => activeName(screen.container)).toBe('Users');
  });

  it('obeys who holds what is open and what is checked', async () => {
    const onExpandedChange = vi.fn();
    const onCheckedChange = vi.fn();
    const { container } = await render(
      <WindowedTree
        {...base}
        isCheckable
        expandedKeys={new Set(['orders'])}
        onExpandedChange={onExpandedChange}
        checkedKeys={new Set(['Order.Read'])}
        onCheckedChange={onCheckedChange}
      />,
    );
    const before = container.innerHTML;
    container.querySelector<HTMLElement>('[data-toggle]')?.click();
    drawn(container)[0]?.click();
    expect(onExpandedChange).toHaveBeenCalledTimes(2);
    drawn(container)[1]?.querySelector<HTMLElement>('[data-box]')?.click();
    expect(onExpandedChange).toHaveBeenCalledTimes(2);
    expect(onExpandedChange).toHaveBeenCalledWith(new Set(['orders', 'users']));
    expect(onCheckedChange).toHaveBeenCalledTimes(1);
    const rid = (html: string) =>
      html.replaceAll(/ data-active=""| aria-activedescendant="[^"]*"/g, '');
    expect(rid(container.innerHTML)).toBe(rid(before));
  });

  it('checks all that have the same value, in any group', async () => {
    const nodes = ['one', 'two'].map((key) => ({
      key,
      label: key,
      children: [{ key: `${key} same`, label: `${key} same`, value: '__proto__' }],
    }));
    const onCheckedChange = vi.fn();
    const screen = await render(
      <WindowedTree
        {...base}
        isCheckable
        nodes={nodes}
        defaultExpandedKeys={new Set(['one', 'two'])}
        onCheckedChange={onCheckedChange}
      />,
    );
    await screen.getByText('two same').click();
    expect(onCheckedChange).toHaveBeenCalledWith(new Set(['__proto__']));
    expect(drawn(screen.container).map((row) => row.ariaChecked)).toEqual(Array(4).fill('true'));
  });
});
