import { type Access, ALLOWED, refused } from '../access';

/** Why the password or the second factor of a profile cannot be changed. */
export type ProfileRefusal = 'notOwn' | 'impersonating';

/**
 * Access to the password and the second factor of a profile: only for its owner, and not while
 * impersonating.
 */
export function ownSecretsAccess(viewer: {
  readonly isOwn: boolean;
  readonly isImpersonating: boolean;
}): Access<ProfileRefusal> {
  if (!viewer.isOwn) return refused('notOwn');
  return viewer.isImpersonating ? refused('impersonating') : ALLOWED;
}

/** Formats the key of a second factor in groups of four. */
export function groupedKey(sharedKey: string): string {
  return sharedKey.replace(/\s+/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}

/** A change to a profile, as passed to `onDone` callbacks. */
export type ProfileEvent =
  | 'detailsSaved'
  | 'passwordChanged'
  | 'secondFactorOn'
  | 'secondFactorOff';
