import { filterTerm, matchesTerm, permissionNames } from '../../domain/roles/permission-filter';
import type { PermissionCategory } from '../../domain/roles/role';
import type { TreeNode } from '../ui/WindowedTree';

/** A catalogue as a tree. Keys are places, because any name may come twice or be the other's. */
export interface PermissionNodes {
  readonly categories: readonly PermissionCategory[];
  readonly nodes: readonly (TreeNode & { readonly children: readonly TreeNode[] })[];
}

/** Categories as groups, permissions as leaves; the value of a leaf is the permission's name. */
export function permissionNodes(categories: readonly PermissionCategory[]): PermissionNodes {
  const nodes = categories.map(({ name, permissions }, at) => ({
    key: `${at}`,
    label: name,
    children: permissions.map((permission, index) => ({
      key: `${at}.${index}`,
      label: permission.name,
      description: permission.description || undefined,
      value: permission.name,
    })),
  }));
  return { categories, nodes };
}

/** The nodes that a filter leaves, by the rule of `filterPermissions`. */
export function filterNodes(all: PermissionNodes, filter: string): PermissionNodes['nodes'] {
  const term = filterTerm(filter);
  if (term === '') return all.nodes;
  return all.nodes.flatMap((node, at) => {
    const permissions = all.categories[at]?.permissions ?? [];
    const children = node.children.filter((_, index) => {
      const permission = permissions[index];
      return permission !== undefined && matchesTerm(permission, term);
    });
    if (children.length === 0) return [];
    return [children.length === node.children.length ? node : { ...node, children }];
  });
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
