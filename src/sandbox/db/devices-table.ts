import { millisecondsInDay } from 'date-fns/constants';
import { createToken } from './random';

/** How long a device stays trusted, in days (contract §4.28). */
const TRUSTED_DAYS = 30;

/** How long a device stays trusted, in milliseconds (contract §4.28). */
export const TRUST_MS = TRUSTED_DAYS * millisecondsInDay;

/** A browser with a sign-in. */
export interface DeviceRecord {
  readonly id: string;
  readonly accountId: string;
  /** Last user agent; '' if it sent none. */
  userAgent: string;
  /** Last known place, as a real server derives from the IP address; null if unknown. */
  readonly place: string | null;
  /** Milliseconds since 1970. */
  lastSeen: number;
  /** Its current or last session. */
  sessionToken: string;
  /** Value of its trust cookie; null if it is not trusted. */
  trustToken: string | null;
  /** Milliseconds since 1970; 0 if it is not trusted. */
  trustedUntil: number;
}

/** Devices by id. Those neither signed in nor trusted are removed on access. */
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

  /** The device of a cookie, if this user trusts it. */
  trusted(token: string | null, accountId: string, now: number): DeviceRecord | undefined {
    return token
      ? this.of(accountId).find((each) => each.trustToken === token && each.trustedUntil > now)
      : undefined;
  }

  of(accountId: string): readonly DeviceRecord[] {
    return [...this.#byId.values()].filter((device) => device.accountId === accountId);
  }

  /** Trusts a device. @returns the value for its cookie */
  trust(device: DeviceRecord, now: number): string {
    device.trustToken = createToken();
    device.trustedUntil = now + TRUST_MS;
    return device.trustToken;
  }

  distrust(device: DeviceRecord): void {
    device.trustToken = null;
    device.trustedUntil = 0;
  }

  /** Removes the trust of a user's devices, except one with this session. */
  distrustAllOf(accountId: string, exceptSession?: string): void {
    for (const device of this.of(accountId)) {
      if (device.sessionToken !== exceptSession) this.distrust(device);
    }
  }
}
