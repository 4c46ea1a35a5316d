import { atEnd, type Entries } from '../entries';

/** A browser that the user signed in with (contract §4.28). */
export interface Device {
  /** Tells it from the others. */
  readonly id: string;
  /** What the server makes of what it says of itself, such as `Chrome on macOS`; '' for nothing. */
  readonly name: string;
  /** Where the server saw it last, such as `Copenhagen, Denmark`; '' when it does not say. */
  readonly place: string;
  /** When the server saw it last; null when it does not say. */
  readonly lastSeen: Date | null;
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean;
  /** Whether the user is signed in there. One that is not is in the list because it is trusted. */
  readonly isSignedIn: boolean;
  /** Until when no second factor is asked there; null when it is. */
  readonly trustedUntil: Date | null;
}

/** Devices as a list shows them: this one first, then those that were seen last. */
export function inListOrder(devices: Entries<Device>): Entries<Device> {
  const seen = ({ lastSeen }: Device) => lastSeen?.getTime() ?? 0;
  const sorted = [...devices].sort(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || seen(b) - seen(a),
  );
  return atEnd(sorted, devices);
}
