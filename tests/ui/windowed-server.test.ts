import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WindowedList, type WindowedListProps } from '../../src/components/ui/WindowedList';
import { type TreeNode, WindowedTree } from '../../src/components/ui/WindowedTree';
import { ThemeProvider } from '../../src/theme/ThemeProvider';

const list = (count: number): WindowedListProps<number> => ({
  'aria-label': 'text',
  items: Array.from({ length: count }, (_, at) => at),
  getKey: (at) => at,
  renderItem: (at) => `row ${at}`,
});

const nodes: readonly TreeNode[] = [
  {
    key: 'group',
    label: 'Group',
    children: Array.from({ length: 1000 }, (_, at) => ({ key: `${at}`, label: `Leaf ${at}` })),
  },
];
const tree = { 'aria-label': 'text', nodes, isCheckable: true } as const;

const WIDGETS: Readonly<Record<string, ReactElement>> = {
  'WindowedList, short': createElement(WindowedList<number>, list(10)),
  'WindowedList, long': createElement(WindowedList<number>, list(10_000)),
  'WindowedList, empty': createElement(WindowedList<number>, { ...list(0), empty: 'nothing' }),
  WindowedTree: createElement(WindowedTree, tree),
  'WindowedTree, open': createElement(WindowedTree, {
    ...tree,
    defaultExpandedKeys: new Set(['group']),
  }),
  'WindowedTree, empty': createElement(WindowedTree, { ...tree, nodes: [], empty: 'nothing' }),
};

describe('on a server, under a strict policy', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it.each(Object.entries(WIDGETS))(
    '%s renders without a window, without style="" and without a warning',
    (_name, widget) => {
      const warn = vi.spyOn(console, 'error').mockImplementation(() => {});
      const html = renderToString(createElement(ThemeProvider, { nonce: 'abc' }, widget));
      expect(html).not.toMatch(/\sstyle="/);
      expect(html.match(/<style(?![^>]*nonce="abc")/g)).toBeNull();
      expect(html).toContain('class="plinth-');
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it('a long list sends its first rows, and how many there are', () => {
    const html = renderToString(createElement(WindowedList<number>, list(10_000)));
    expect(html).toContain('row 0');
    expect(html).toContain('aria-setsize="10000"');
    expect(html).not.toContain('row 100<');
  });
});
