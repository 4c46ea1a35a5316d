import { millisecondsInDay } from 'date-fns/constants';
import { createToken } from './random';

/** How long a device is trusted, in days (contract §4.28). */
const TRUSTED_DAYS = 30;

/** How long a device is trusted, in milliseconds (contract §4.28). */
export const TRUST_MS = TRUSTED_DAYS * millisecondsInDay;

/** A browser that somebody signed in with. */
export interface DeviceRecord {
  readonly id: string;
  readonly accountId: string;
  /** What it called itself when it was seen last, '' when it did not say. */
  userAgent: string;
  /** Where it was seen last, as a real server makes it of the address; null when it is not known. */
  readonly place: string | null;
  /** Milliseconds since 1970. */
  lastSeen: number;
  /** The session it has, or had. */
  sessionToken: string;
  /** What its cookie says when it is trusted; null when it is not. */
  trustToken: string | null;
  /** Milliseconds since 1970; 0 when it is not trusted. */
  trustedUntil: number;
}

/** Browsers by id. One that is neither signed in nor trusted is forgotten when it is looked for. */
export class DevicesTable {
  readonly #byId = new Map<string, DeviceRecord>();

  add(device: Omit<DeviceRecord, 'id' | 'trustToken' | 'trustedUntil'>): DeviceRecord {
    const record = { ...device, id: createToken().slice(0, 12), trustToken: null, trustedUntil: 0 };
    this.#byId.set(record.id, record);
    return record;
  }

  ofSession(token: string): DeviceRecord | undefined {
    return [...this.#byId.values()].find(({ sessionToken }) => sessionToken === token);
  }

  /** The device of a cookie, while it is trusted by this user. */
  trusted(token: string | null, accountId: string, now: number): DeviceRecord | undefined {
    return token
      ? this.of(accountId).find((each) => each.trustToken === token && each.trustedUntil > now)
      : undefined;
  }

  of(accountId: string): readonly DeviceRecord[] {
    return [...this.#byId.values()].filter((device) => device.accountId === accountId);
  }

  /** Trusts a device from now on. @returns what its cookie has to say */
  trust(device: DeviceRecord, now: number): string {
    device.trustToken = createToken();
    device.trustedUntil = now + TRUST_MS;
    return device.trustToken;
  }

  distrust(device: DeviceRecord): void {
    device.trustToken = null;
    device.trustedUntil = 0;
  }

  /** Takes back the trust in a user's devices, but for one that has this session. */
  distrustAllOf(accountId: string, exceptSession?: string): void {
    for (const device of this.of(accountId)) {
      if (device.sessionToken !== exceptSession) this.distrust(device);
    }
  }
}
