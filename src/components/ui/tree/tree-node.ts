/** A node of a {@link WindowedTree}, with its children. */
export interface TreeNode {
  /** Key, unique in the whole tree. */
  readonly key: string;
  /** Label of the node, which type-ahead matches. */
  readonly label: string;
  /** A second line. @default none */
  readonly description?: string | undefined;
  /** Value for `checkedKeys`. Nodes with the same value are checked together. @default its key */
  readonly value?: string | undefined;
  /** Child nodes. A node with a list, even an empty one, is a group with a derived state. */
  readonly children?: readonly TreeNode[] | undefined;
}

/** Check state of a node. */
export type CheckState = boolean | 'mixed';

/** A visible node: all its ancestors are expanded. */
export interface TreeRowData {
  readonly node: TreeNode;
  /** Level in the tree, from 1. */
  readonly level: number;
  /** Number of siblings, including itself. */
  readonly setSize: number;
  /** Position among its siblings, from 1. */
  readonly posInSet: number;
  /** Index of the parent's row; -1 at the top. */
  readonly parent: number;
}

/** Whether a node can be expanded. */
export function canOpen(node: TreeNode): boolean {
  return node.children !== undefined && node.children.length > 0;
}

interface SeenRows {
  readonly expanded: ReadonlySet<string>;
  readonly rows: readonly TreeRowData[];
}

/** Cache of the last rows per node list: trees reopen, and filters are cleared. */
const seen = new WeakMap<readonly TreeNode[], SeenRows>();

/** All visible rows, from top to bottom. Nodes and sets are immutable. */
export function visibleRows(
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
): readonly TreeRowData[] {
  const cached = seen.get(nodes);
  if (cached?.expanded === expanded) return cached.rows;
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

/** Cache of the values per node, because nodes are immutable. */
const gathered = new WeakMap<TreeNode, readonly string[]>();

/** All checkable values in a node; for a leaf its own. */
export function valuesOf(node: TreeNode): readonly string[] {
  if (!node.children) return [node.value ?? node.key];
  const cached = gathered.get(node);
  if (cached) return cached;
  const values: string[] = [];
  for (const child of node.children) {
    if (child.children) for (const value of valuesOf(child)) values.push(value);
    else values.push(child.value ?? child.key);
  }
  gathered.set(node, values);
  return values;
}

/** The check state of a node; undefined for an empty group. */
export function checkStateOf(node: TreeNode, checked: ReadonlySet<string>): CheckState | undefined {
  if (!node.children) return checked.has(node.value ?? node.key);
  const values = valuesOf(node);
  const [first] = values;
  if (first === undefined) return undefined;
  const state = checked.has(first);
  return values.every((value) => checked.has(value) === state) ? state : 'mixed';
}

/** The checked values after toggling a node: a group that is not fully checked becomes checked. */
export function toggled(node: TreeNode, checked: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(checked);
  const isOn = checkStateOf(node, checked) === true;
  for (const value of valuesOf(node)) {
    if (isOn) next.delete(value);
    else next.add(value);
  }
  return next;
}
