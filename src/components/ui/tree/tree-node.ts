/** A thing in a {@link WindowedTree}, with the things in it. */
export interface TreeNode {
  /** Its key, unique in the whole tree. */
  readonly key: string;
  /** What it is called; typing its beginning goes to it. */
  readonly label: string;
  /** A second line. @default none */
  readonly description?: string | undefined;
  /**
   * What `checkedKeys` speaks of. Nodes with the same value are checked together.
   * @default its key
   */
  readonly value?: string | undefined;
  /** What is in it. With a list, though an empty one, it is a group, checked by what is in it. */
  readonly children?: readonly TreeNode[] | undefined;
}

/** How much of a node is checked. */
export type CheckState = boolean | 'mixed';

/** A node that can be seen: all groups around it are open. */
export interface TreeRowData {
  readonly node: TreeNode;
  /** From 1. */
  readonly level: number;
  /** How many nodes are in its group. */
  readonly setSize: number;
  /** Which one of them it is, from 1. */
  readonly posInSet: number;
  /** Index of the row of its group; -1 at the top. */
  readonly parent: number;
}

/** Whether a node can be opened. */
export function canOpen(node: TreeNode): boolean {
  return node.children !== undefined && node.children.length > 0;
}

interface SeenRows {
  readonly expanded: ReadonlySet<string>;
  readonly rows: readonly TreeRowData[];
}

/** The rows last seen of some nodes: a tree is opened again, and a filter is cleared. */
const seen = new WeakMap<readonly TreeNode[], SeenRows>();

/** All rows that can be seen, from top to bottom. Nodes and sets are never changed in place. */
export function visibleRows(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
): readonly TreeRowData[] {
  const known = seen.get(nodes);
  if (known?.expanded === expanded) return known.rows;
  const rows = rowsOf(nodes, expanded);
  seen.set(nodes, { expanded, rows });
  return rows;
}

function rowsOf(nodes: readonly TreeNode[], expanded: ReadonlySet<string>): readonly TreeRowData[] {
  const rows: TreeRowData[] = [];
  function add(siblings: readonly TreeNode[], level: number, parent: number): void {
    const setSize = siblings.length;
    let posInSet = 0;
    for (const node of siblings) {
      posInSet += 1;
      const at = rows.push({ node, level, setSize, posInSet, parent }) - 1;
      if (node.children && expanded.has(node.key)) add(node.children, level + 1, at);
    }
  }
  add(nodes, 1, -1);
  return rows;
}

/** Nodes are never changed in place, so what is in them is gathered once. */
const gathered = new WeakMap<TreeNode, readonly string[]>();

/** The values of everything in a node that can be checked; of a leaf its own. */
export function valuesOf(node: TreeNode): readonly string[] {
  if (!node.children) return [node.value ?? node.key];
  const known = gathered.get(node);
  if (known) return known;
  const values: string[] = [];
  for (const child of node.children) {
    if (child.children) for (const value of valuesOf(child)) values.push(value);
    else values.push(child.value ?? child.key);
  }
  gathered.set(node, values);
  return values;
}

/** How much of a node is checked; undefined for a group with nothing in it. */
export function checkStateOf(node: TreeNode, checked: ReadonlySet<string>): CheckState | undefined {
  if (!node.children) return checked.has(node.value ?? node.key);
  const values = valuesOf(node);
  const [first] = values;
  if (first === undefined) return undefined;
  const state = checked.has(first);
  return values.every((value) => checked.has(value) === state) ? state : 'mixed';
}

/** What is checked after a node was pressed: a group that is not wholly checked becomes so. */
export function toggled(node: TreeNode, checked: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(checked);
  const isOn = checkStateOf(node, checked) === true;
  for (const value of valuesOf(node)) {
    if (isOn) next.delete(value);
    else next.add(value);
  }
  return next;
}
