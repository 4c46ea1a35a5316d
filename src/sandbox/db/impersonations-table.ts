import { createToken } from './random';

/** A running impersonation (contract §3). */
export interface ImpersonationRecord {
  readonly id: string;
  /** The administrator's session: it ends with that. */
  readonly sessionToken: string;
  /** The account of the user that the tab impersonates. */
  readonly accountId: string;
  /** Why, as the administrator put it; '' for no word about it. */
  readonly reason: string;
  /** Absolute end, in milliseconds since 1970. */
  expires: number;
}

/** Running impersonations by id. */
export class ImpersonationsTable {
  readonly #byId = new Map<string, ImpersonationRecord>();

  start(impersonation: Omit<ImpersonationRecord, 'id'>): ImpersonationRecord {
    const record = { ...impersonation, id: createToken() };
    this.#byId.set(record.id, record);
    return record;
  }

  /** One of a session's impersonations that has not run out. */
  find(id: string, sessionToken: string, now: number): ImpersonationRecord | undefined {
    const record = this.#byId.get(id);
    if (!record || record.sessionToken !== sessionToken) return undefined;
    if (record.expires > now) return record;
    this.#byId.delete(id);
    return undefined;
  }

  /** How many of a session's impersonations have not run out. */
  countOf(sessionToken: string, now: number): number {
    return [...this.#byId.keys()].filter((id) => this.find(id, sessionToken, now)).length;
  }

  end(id: string): void {
    this.#byId.delete(id);
  }
}
