import { filterTerm, permissionNames, searchedText } from '../../domain/roles/permission-filter';
import { countIn } from '../../domain/roles/permission-selection';
import type { PermissionCategory } from '../../domain/roles/role';
import type { Permission } from '../../domain/users/user';
import type { TreeNode } from '../ui/WindowedTree';

/** A permission in the tree. */
interface PermissionLeaf extends TreeNode {
  readonly permission: Permission;
  /** Lower-case text to filter by; set lazily, because computing it costs more than comparing. */
  searched?: string;
}

/** A category in the tree. */
interface CategoryNode extends TreeNode {
  readonly children: readonly PermissionLeaf[];
}

/**
 * A catalogue as a tree. Keys are positions, because names may repeat, even between permissions and
 * categories.
 */
export interface PermissionNodes {
  readonly nodes: readonly CategoryNode[];
  /** Unique names of all permissions. */
  readonly names: ReadonlySet<string>;
  /** Whether a name occurs more than once. */
  readonly hasRepeats: boolean;
}

/** Cached: catalogues are immutable, and the editor opens repeatedly. */
const made = new WeakMap<readonly PermissionCategory[], PermissionNodes>();

/** Converts categories to groups and permissions to leaves, whose value is the name. */
export function permissionNodes(categories: readonly PermissionCategory[]): PermissionNodes {
  const cached = made.get(categories);
  if (cached) return cached;
  const nodes = categories.map(({ name, permissions }, at) => ({
    key: `${at}`,
    label: name,
    children: permissions.map((permission, index) => ({
      key: `${at}.${index}`,
      label: permission.name,
      description: permission.description || undefined,
      value: permission.name,
      permission,
    })),
  }));
  const names = namesOf(nodes);
  const leaves = nodes.reduce((sum, { children }) => sum + children.length, 0);
  const all = { nodes, names, hasRepeats: names.size < leaves };
  made.set(categories, all);
  return all;
}

/** Returns the same array if all nodes match, so that nothing re-renders. */
function matching(nodes: readonly CategoryNode[], term: string): readonly CategoryNode[] {
  const found: CategoryNode[] = [];
  for (const node of nodes) {
    const children = node.children.filter((leaf) => {
      leaf.searched ??= searchedText(leaf.permission);
      return leaf.searched.includes(term);
    });
    if (children.length === node.children.length && children.length > 0) found.push(node);
    else if (children.length > 0) found.push({ ...node, children });
  }
  return found.length === nodes.length && found.every((node, at) => node === nodes[at])
    ? nodes
    : found;
}

const groups = new WeakMap<readonly CategoryNode[], ReadonlySet<string>>();

/** Keys of the categories; the same set for the same nodes. */
export function keysOf(nodes: readonly CategoryNode[]): ReadonlySet<string> {
  const cached = groups.get(nodes);
  if (cached) return cached;
  const keys = new Set(nodes.map(({ key }) => key));
  groups.set(nodes, keys);
  return keys;
}

/**
 * Creates a function that filters nodes like `filterPermissions`. A text that extends the previous
 * one only searches the previous results.
 */
export function createNodeFilter({ nodes }: PermissionNodes) {
  let last = { term: '', found: nodes };
  return (filter: string): readonly CategoryNode[] => {
    const term = filterTerm(filter);
    if (term === '') return nodes;
    if (term !== last.term) {
      last = { term, found: matching(term.includes(last.term) ? last.found : nodes, term) };
    }
    return last.found;
  };
}

/** The number of permissions in some nodes, and how many are selected. */
export interface PermissionCount {
  readonly total: number;
  readonly selected: number;
}

/**
 * Counts the permissions of nodes. Without repeated names it does not build a set: it runs on every
 * keystroke in the filter.
 */
export function countPermissions(
  { hasRepeats }: PermissionNodes,
  nodes: readonly CategoryNode[],
  selected: ReadonlySet<string>,
): PermissionCount {
  if (hasRepeats) {
    const names = namesOf(nodes);
    return { total: names.size, selected: countIn(names, selected) };
  }
  let total = 0;
  let count = 0;
  for (const { children } of nodes) {
    total += children.length;
    if (selected.size === 0) continue;
    for (const { label } of children) if (selected.has(label)) count += 1;
  }
  return { total, selected: count };
}

/** Unique names by category, computed on first use. */
export function namesByCategory(categories: readonly PermissionCategory[]) {
  const cached = new Map<string, ReadonlySet<string>>();
  return (key: string): ReadonlySet<string> => {
    const before = cached.get(key);
    if (before) return before;
    const category = categories[Number(key)];
    const names = permissionNames(category ? [category] : []);
    cached.set(key, names);
    return names;
  };
}

/** Unique names of the leaves of some nodes. */
export function namesOf(nodes: PermissionNodes['nodes']): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { children } of nodes) for (const { label } of children) names.add(label);
  return names;
}
