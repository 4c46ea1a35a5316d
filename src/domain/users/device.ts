import { atEnd, type Entries } from '../entries';

/** A browser where the user has signed in (contract §4.28). */
export interface Device {
  /** Id of the device. */
  readonly id: string;
  /** Name derived by the server, such as `Chrome on macOS`; '' if none. */
  readonly name: string;
  /** Last known place, such as `Copenhagen, Denmark`; '' if unknown. */
  readonly place: string;
  /** Time it was last seen; null if unknown. */
  readonly lastSeen: Date | null;
  /** Whether it is the current device. */
  readonly isCurrent: boolean;
  /** Whether the user is signed in there. Others are listed because they are trusted. */
  readonly isSignedIn: boolean;
  /** Until when it needs no second factor; null if it is not trusted. */
  readonly trustedUntil: Date | null;
}

/** Sorts devices: the current one first, then by time last seen. */
export function inListOrder(devices: Entries<Device>): Entries<Device> {
  const seen = ({ lastSeen }: Device) => lastSeen?.getTime() ?? 0;
  const sorted = [...devices].sort(
    (a, b) => Number(b.isCurrent) - Number(a.isCurrent) || seen(b) - seen(a),
  );
  return atEnd(sorted, devices);
}
