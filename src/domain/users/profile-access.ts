import { type Access, ALLOWED, refused } from '../access';

/** Why the user cannot change the password or the second factor of a profile. */
export type ProfileRefusal = 'notOwn' | 'impersonating';

/**
 * Whether the password and the second factor of a profile may be changed: by its owner only, and
 * not while impersonating.
 */
export function ownSecretsAccess(viewer: {
  readonly isOwn: boolean;
  readonly isImpersonating: boolean;
}): Access<ProfileRefusal> {
  if (!viewer.isOwn) return refused('notOwn');
  return viewer.isImpersonating ? refused('impersonating') : ALLOWED;
}

/** The key of a second factor in groups of four, as people copy it by hand. */
export function groupedKey(sharedKey: string): string {
  return sharedKey.replace(/\s+/g, '').replace(/(.{4})(?=.)/g, '$1 ');
}

/** What was done on a profile, for the code that tells the user. */
export type ProfileEvent =
  | 'detailsSaved'
  | 'passwordChanged'
  | 'secondFactorOn'
  | 'secondFactorOff';
