import type { WirePermission } from '../../api/calls/roles';

/** A category of the permission catalogue. */
export interface CategoryRecord {
  readonly name: string;
  readonly permissions: readonly WirePermission[];
}

/** The permission catalogue: what lists show, and what permissions mean. */
export class Catalogue {
  /** The categories that are listed, in order. */
  readonly listed: readonly CategoryRecord[];
  readonly #descriptions = new Map<string, string>();

  constructor(categories: readonly CategoryRecord[], isHidden = false) {
    this.listed = isHidden ? [] : categories;
    for (const category of categories) {
      for (const { name, description } of category.permissions) {
        this.#descriptions.set(name, description);
      }
    }
  }

  has(name: string): boolean {
    return this.#descriptions.has(name);
  }

  /** Permissions with their descriptions, in the catalogue's order and each one once. */
  describe(names: readonly string[]): WirePermission[] {
    return this.sort(names).map((name) => ({
      name,
      description: this.#descriptions.get(name) ?? '',
    }));
  }

  /** Known names in the catalogue's order, each one once. */
  sort(names: readonly string[]): readonly string[] {
    const wanted = new Set(names);
    return [...this.#descriptions.keys()].filter((name) => wanted.has(name));
  }
}
