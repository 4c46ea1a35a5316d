/** A role as the sandbox keeps it. */
export interface RoleRecord {
  readonly name: string;
  /** `System`, or the name of the user who created it. */
  readonly owner: string;
  /** The company of that user. @default the product itself has made it */
  readonly ownerCompanyId?: string;
  /** Names of permissions, in the catalogue's order. */
  permissions: readonly string[];
  readonly isHidden: boolean;
}

/** Roles by name, in the order in which they were made. Names are data: a Map, never an object. */
export class RolesTable {
  readonly #byName = new Map<string, RoleRecord>();

  constructor(seed: readonly RoleRecord[]) {
    for (const role of seed) this.add(role);
  }

  find(name: string | null): RoleRecord | undefined {
    return name === null ? undefined : this.#byName.get(name);
  }

  /** A role that people cannot tell from one of that name. */
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
 * Whether two names look the same where accents tell names apart: composed or not, full-width or not, in
 * any case, with invisible marks or without, and with blanks around them.
 */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

function nameKey(name: string): string {
  const bare = name.normalize('NFKC').replace(/\p{Cf}/gu, '');
  // Upper case first: it alone makes one of ß and SS.
  return bare.toUpperCase().toLowerCase().normalize('NFC').trim();
}
