import { filterTerm, permissionNames, searchedText } from '../../domain/roles/permission-filter';
import { countIn } from '../../domain/roles/permission-selection';
import type { PermissionCategory } from '../../domain/roles/role';
import type { Permission } from '../../domain/users/user';
import type { TreeNode } from '../ui/WindowedTree';

/** A permission in the tree. */
interface PermissionLeaf extends TreeNode {
  readonly permission: Permission;
  /** What a filter looks at; put in when one first does, as looking it up costs more than looking. */
  searched?: string;
}

/** A category in the tree. */
interface CategoryNode extends TreeNode {
  readonly children: readonly PermissionLeaf[];
}

/** A catalogue as a tree. Keys are places, because any name may come twice or be the other's. */
export interface PermissionNodes {
  readonly nodes: readonly CategoryNode[];
  /** The names of all permissions, each once. */
  readonly names: ReadonlySet<string>;
  /** Whether a name comes more than once. */
  readonly hasRepeats: boolean;
}

/** A catalogue is never changed in place, and an editor is opened again and again. */
const made = new WeakMap<readonly PermissionCategory[], PermissionNodes>();

/** Categories as groups, permissions as leaves; the value of a leaf is the permission's name. */
export function permissionNodes(categories: readonly PermissionCategory[]): PermissionNodes {
  const known = made.get(categories);
  if (known) return known;
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

/** The same nodes when all of them match: a key that changes nothing costs nothing further on. */
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

/** The keys of the categories; the same set for the same nodes. */
export function keysOf(nodes: readonly CategoryNode[]): ReadonlySet<string> {
  const known = groups.get(nodes);
  if (known) return known;
  const keys = new Set(nodes.map(({ key }) => key));
  groups.set(nodes, keys);
  return keys;
}

/**
 * Makes a function that returns the nodes that a filter leaves, by the rule of `filterPermissions`.
 * A longer text searches only those found before.
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

/** How many permissions some nodes hold, and how many of those are selected. */
export interface PermissionCount {
  readonly total: number;
  readonly selected: number;
}

/**
 * Counts the permissions of nodes. Where every name comes once, as it should, nothing has to be
 * gathered for it: this is asked with every key in the filter.
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

/** Names of each category, each once; gathered when the category is first looked at. */
export function namesByCategory(categories: readonly PermissionCategory[]) {
  const known = new Map<string, ReadonlySet<string>>();
  return (key: string): ReadonlySet<string> => {
    const before = known.get(key);
    if (before) return before;
    const category = categories[Number(key)];
    const names = permissionNames(category ? [category] : []);
    known.set(key, names);
    return names;
  };
}

/** The names of the leaves of some nodes, each once. */
export function namesOf(nodes: PermissionNodes['nodes']): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { children } of nodes) for (const { label } of children) names.add(label);
  return names;
}
