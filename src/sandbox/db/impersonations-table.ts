import { createToken } from './random';

/** An active impersonation (contract §3). */
export interface ImpersonationRecord {
  readonly id: string;
  /** The administrator's session; the impersonation ends with it. */
  readonly sessionToken: string;
  /** Account of the impersonated user. */
  readonly accountId: string;
  /** The reason; '' if none was given. */
  readonly reason: string;
  /** Absolute end, in milliseconds since 1970. */
  expires: number;
}

/** Active impersonations by id. */
export class ImpersonationsTable {
  readonly #byId = new Map<string, ImpersonationRecord>();

  start(impersonation: Omit<ImpersonationRecord, 'id'>): ImpersonationRecord {
    const record = { ...impersonation, id: createToken() };
    this.#byId.set(record.id, record);
    return record;
  }

  /** An unexpired impersonation of a session. */
  find(id: string, sessionToken: string, now: number): ImpersonationRecord | undefined {
    const record = this.#byId.get(id);
    if (!record || record.sessionToken !== sessionToken) return undefined;
    if (record.expires > now) return record;
    this.#byId.delete(id);
    return undefined;
  }

  /** Number of unexpired impersonations of a session. */
  countOf(sessionToken: string, now: number): number {
    return [...this.#byId.keys()].filter((id) => this.find(id, sessionToken, now)).length;
  }

  end(id: string): void {
    this.#byId.delete(id);
  }
}
