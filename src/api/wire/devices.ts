import type { Entries } from '../../domain/entries';
import { parseServerTime } from '../../domain/time/server-time';
import type { Device } from '../../domain/users/device';
import { asRecord, flag, optionalFlag, readEntries, text, unexpected, unwrap } from './readers';

function readDevice(value: unknown): Device | null {
  const device = asRecord(value);
  const id = text(device?.id);
  if (!device || !id) return null;
  return {
    id,
    name: text(device.name),
    place: text(device.place),
    lastSeen: parseServerTime(device.lastSeen),
    isCurrent: flag(device.isCurrent),
    isSignedIn: optionalFlag(device.isSignedIn) ?? true,
    trustedUntil: parseServerTime(device.trustedUntil),
  };
}

/** `[{id, name, place?, lastSeen, isCurrent, isSignedIn?, trustedUntil?}]` (contract §4.28). */
export function readDevices(body: unknown): Entries<Device> {
  const devices = unwrap(body);
  return Array.isArray(devices)
    ? readEntries(devices, readDevice, ({ id }) => id)
    : unexpected('devices');
}
