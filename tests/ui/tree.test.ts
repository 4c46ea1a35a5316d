import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkStateOf,
  type TreeNode,
  toggled,
  valuesOf,
  visibleRows,
} from '../../src/components/ui/tree/tree-node';

const leaf = (key: string, value?: string): TreeNode => ({ key, label: key, value });
const group = (key: string, ...children: TreeNode[]): TreeNode => ({ key, label: key, children });

/** Trees of any shape, with names that are keys of objects too. */
const anyTree = fc
  .array(
    fc.record({
      values: fc.array(fc.constantFrom('a', 'b', '__proto__', 'constructor', '10', ''), {
        maxLength: 5,
      }),
      isNested: fc.boolean(),
    }),
    { maxLength: 5 },
  )
  .map((groups) =>
    groups.map(({ values, isNested }, at) => {
      const leaves = values.map((value, index) => leaf(`${at}.${index}`, value));
      return isNested ? group(`${at}`, group(`${at}!`, ...leaves)) : group(`${at}`, ...leaves);
    }),
  );

describe('rows of a tree', () => {
  const nodes = [group('a', leaf('a1'), group('b', leaf('b1'))), leaf('c')];

  it('are those whose groups are open', () => {
    const keys = (...open: string[]) =>
      visibleRows(nodes, new Set(open)).map(({ node, level, posInSet, setSize, parent }) =>
        [node.key, level, posInSet, setSize, parent].join(' '),
      );
    expect(keys()).toEqual(['a 1 1 2 -1', 'c 1 2 2 -1']);
    expect(keys('b')).toEqual(keys());
    expect(keys('a', 'b')).toEqual([
      'a 1 1 2 -1',
      'a1 2 1 2 0',
      'b 2 2 2 0',
      'b1 3 1 1 2',
      'c 1 2 2 -1',
    ]);
  });

  it('are the very same ones as long as nothing was opened or closed', () => {
    const open = new Set(['a']);
    const rows = visibleRows(nodes, open);
    expect(visibleRows(nodes, open)).toBe(rows);
    expect(visibleRows(nodes, new Set(['a', 'b']))).toHaveLength(5);
    expect(visibleRows(nodes, open)).toEqual(rows);
    expect(visibleRows([...nodes], open)).toEqual(rows);
  });
});

describe('what is checked', () => {
  it('makes a group none, mixed or all', () => {
    const node = group('g', leaf('a'), group('h', leaf('b')));
    expect(checkStateOf(node, new Set())).toBe(false);
    expect(checkStateOf(node, new Set(['b']))).toBe('mixed');
    expect(checkStateOf(node, new Set(['a', 'b', 'z']))).toBe(true);
    expect(checkStateOf(group('g'), new Set(['g']))).toBeUndefined();
  });

  it('is all of a group after it was pressed, and nothing of it after the next time', () => {
    fc.assert(
      fc.property(
        anyTree,
        fc.array(fc.constantFrom('a', 'b', '__proto__', 'z')),
        (nodes, start) => {
          for (const node of nodes) {
            const before = new Set(start);
            const wasAll = checkStateOf(node, before) === true;
            const once = toggled(node, before);
            const values = valuesOf(node);
            expect(values.every((value) => once.has(value) === !wasAll)).toBe(true);
            for (const other of start) {
              if (!values.includes(other)) expect(once.has(other)).toBe(true);
            }
            expect([...before]).toEqual([...new Set(start)]);
          }
        },
      ),
    );
  });
});
