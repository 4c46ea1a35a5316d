/** A role as stored. */
export interface RoleRecord {
  readonly name: string;
  /** `System`, or the name of the user who created it. */
  readonly owner: string;
  /** Company of that user. @default a role of the product itself */
  readonly ownerCompanyId?: string;
  /** Names of permissions, in the catalogue's order. */
  permissions: readonly string[];
  readonly isHidden: boolean;
}

/** Roles by name, in order of creation. Names may be any text: a Map, never an object. */
export class RolesTable {
  readonly #byName = new Map<string, RoleRecord>();

  constructor(seed: readonly RoleRecord[]) {
    for (const role of seed) this.add(role);
  }

  find(name: string | null): RoleRecord | undefined {
    return name === null ? undefined : this.#byName.get(name);
  }

  /** A role with a name that looks the same. */
  findAlike(name: string): RoleRecord | undefined {
    return [...this.#byName.values()].find((role) => isSameName(role.name, name));
  }

  listed(): readonly RoleRecord[] {
    return [...this.#byName.values()].filter((role) => !role.isHidden);
  }

  add(role: RoleRecord): void {
    this.#byName.set(role.name, role);
  }

  remove(name: string): void {
    this.#byName.delete(name);
  }
}

/**
 * Whether two names look the same; accents count, but composition, width, case, invisible
 * characters and surrounding blanks do not.
 */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

function nameKey(name: string): string {
  const bare = name.normalize('NFKC').replace(/\p{Cf}/gu, '');
  // Upper case first: only that maps ß and SS to the same text.
  return bare.toUpperCase().toLowerCase().normalize('NFC').trim();
}
