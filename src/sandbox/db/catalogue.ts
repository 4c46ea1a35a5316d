import type { WirePermission } from '../../api/calls/roles';

/** A category of the permission catalogue. */
export interface CategoryRecord {
  readonly name: string;
  readonly permissions: readonly WirePermission[];
}

/** The permission catalogue: the listed categories and the descriptions. */
export class Catalogue {
  /** The listed categories, in order. */
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

  /** Permissions with descriptions, in catalogue order, without duplicates. */
  describe(names: readonly string[]): WirePermission[] {
    return this.sort(names).map((name) => ({
      name,
      description: this.#descriptions.get(name) ?? '',
    }));
  }

  /** Known names in catalogue order, without duplicates. */
  sort(names: readonly string[]): readonly string[] {
    const requested = new Set(names);
    return [...this.#descriptions.keys()].filter((name) => requested.has(name));
  }
}
