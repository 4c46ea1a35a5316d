import { atEnd, type Entries } from '../entries';
import type { Failure } from '../failure';
import type { Reading } from '../reading';

/** How long a device is trusted, in days (contract §4.28). */
export const TRUSTED_DAYS = 30;

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

/** What the list of one's own devices shows and calls (contract §4.28). */
export interface DevicesContent {
  /** The devices, this one first. */
  devices: Reading<readonly Device[]>;
  /** The present time, in milliseconds since 1970. */
  now: number;
  /** The device that is about to be trusted no longer; null for none. */
  forgettingId: string | null;
  /** Why a device is still trusted; null when that did not fail. */
  forgetFailure: Failure | null;
  /** Takes the trust in a device back. */
  onForget: (id: string) => void;
  /** Asks whether to sign out on a device. */
  onSignOut: (device: Device) => void;
  /** Asks whether to sign out on all others. */
  onSignOutOthers: () => void;
  /** The question whether to sign out, once it was asked. */
  signOut: {
    /** Whether it is open. */
    isOpen: boolean;
    /** The device that is asked about; null for all others. */
    device: Device | null;
    /** Whether the server is being told. */
    isPending: boolean;
    /** Why the last try failed; null when it did not. */
    failure: Failure | null;
    /** Signs out there. */
    onConfirm: () => void;
    /** Closes it. */
    onClose: () => void;
  } | null;
}
