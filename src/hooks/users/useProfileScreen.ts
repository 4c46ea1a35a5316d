import { type Access, ALLOWED } from '../../domain/access';
import type { Reading } from '../../domain/reading';
import type { RoleGiving } from '../../domain/roles/role-dialogs';
import {
  type AccountControl,
  accountAccess,
  type ProfileAccount,
} from '../../domain/users/account-actions';
import {
  ownSecretsAccess,
  type ProfileEvent,
  type ProfileRefusal,
} from '../../domain/users/profile-access';
import { displayNameOf, type User } from '../../domain/users/user';
import {
  canChangeDetails,
  canImpersonate,
  type ImpersonateRefusal,
  isSameUser,
} from '../../domain/users/user-actions';
import { useViewer } from '../auth/useViewer';
import { type ProfileForms, useProfileForms } from './useProfileForms';
import { type SecondFactorDialogs, useSecondFactorDialogs } from './useSecondFactorDialogs';
import { useUser } from './useUser';

/** Options of {@link useProfileScreen}. */
export interface ProfileScreenOptions {
  /** Whose profile it is. Use it as `key` where it may change: what was typed must not go along. */
  readonly email: string;
  /** Where the list of users is. */
  readonly usersHref: string;
  /** Where the viewer's own profile is. */
  readonly ownHref: string;
  /** Why no details may be changed now, while impersonating for example: a sentence. @default they may */
  readonly changeRefusal?: string | undefined;
  /** Whether one's own password may be changed now; not while impersonating. @default true */
  readonly canChangePassword?: boolean | undefined;
  /** Whether one's own second factor may be changed now; not while impersonating. @default true */
  readonly canChangeSecondFactor?: boolean | undefined;
  /** Starts to act as this user. @default none, and no such button */
  readonly onImpersonate?:
    | ((user: { readonly email: string; readonly name?: string }) => void)
    | undefined;
  /** Gives this user another role, see {@link useGiveRole}. @default it is not offered */
  readonly roleGiving?: RoleGiving | undefined;
  /** Resets their second factor, switches their account off and on, see {@link useAccountActions}. @default it is not offered */
  readonly accounts?: AccountControl | undefined;
  /** Told what was done, for a message to the user. @default nobody is told */
  readonly onDone?: ((event: ProfileEvent) => void) | undefined;
}

/** What {@link useProfileScreen} returns: the props of `ProfileScreen`. */
export interface ProfileScreenModel extends Pick<SecondFactorDialogs, 'setUp' | 'turnOff'> {
  /** Whose profile it is. */
  readonly email: string;
  /** Whether it is the viewer's own. */
  readonly isOwn: boolean;
  /** The user. */
  readonly user: Reading<User>;
  /** The form of the details, and why nothing may be changed in it. */
  readonly details: ProfileForms['details'] & {
    /** Whether the viewer may change them, and why not. */
    readonly access: Access<'noPermission'>;
    /** Why nothing may be changed now: a sentence. */
    readonly refusal: string | undefined;
  };
  /** The form of the password, and whether the viewer may use it. */
  readonly password: ProfileForms['password'] & {
    /** Whether the viewer may, and why not. */
    readonly access: Access<ProfileRefusal>;
  };
  /** What opens the dialogs of the second factor, and whether the viewer may. */
  readonly secondFactor: Pick<SecondFactorDialogs, 'onSetUp' | 'onTurnOff'> & {
    /** Whether the viewer may, and why not. */
    readonly access: Access<ProfileRefusal>;
  };
  /** Starts to act as this user, and whether the viewer may. */
  readonly impersonation:
    | {
        /** Whether the viewer may, and why not. */
        readonly access: Access<ImpersonateRefusal>;
        /** Starts to act as this user. */
        readonly onStart: () => void;
      }
    | undefined;
  /** Gives this user another role. */
  readonly roleGiving: RoleGiving | undefined;
  /** What can be done to their account, and whether the viewer may; undefined for one's own. */
  readonly account: ProfileAccount | undefined;
  /** Where the list of users is. */
  readonly usersHref: string;
  /** Where the viewer's own profile is. */
  readonly ownHref: string;
  /** Whether a form has unsaved changes, to ask before the page is left. */
  readonly hasUnsavedChanges: boolean;
}

/**
 * Everything that `ProfileScreen` shows and does (specification §2.2, §7.2): the user, both forms
 * and the dialogs of the second factor. No call is made before a user is signed in.
 *
 * @example
 * const Profile = ({ email }: { email: string }) => (
 *   <ProfileScreen {...useProfileScreen({ email, usersHref: '/users', ownHref: '/me' })} />
 * );
 */
export function useProfileScreen(options: ProfileScreenOptions): ProfileScreenModel {
  const { email, usersHref, ownHref, onImpersonate, onDone } = options;
  const { canChangePassword = true, canChangeSecondFactor = true } = options;
  const viewer = useViewer();
  const user = useUser(email, { isEnabled: viewer !== null });
  const known = user.status === 'ready' ? user.data : null;
  const isOwn = viewer !== null && isSameUser({ email }, viewer);
  const { hasUnsavedChanges, details, password } = useProfileForms(known, isOwn, onDone);
  // The session says it as the server does, whatever case the address is in.
  const dialogs = useSecondFactorDialogs(viewer?.email ?? email, onDone);
  const { onSetUp, onTurnOff, setUp, turnOff } = dialogs;
  const access = (isAllowed: boolean) => ownSecretsAccess({ isOwn, isImpersonating: !isAllowed });
  const secondFactor = access(canChangeSecondFactor);
  return {
    email,
    isOwn,
    user,
    details: {
      ...details,
      access: viewer ? canChangeDetails(viewer, { email }) : ALLOWED,
      refusal: options.changeRefusal,
    },
    password: { ...password, access: access(canChangePassword) },
    secondFactor: { access: secondFactor, onSetUp, onTurnOff },
    impersonation:
      onImpersonate && viewer && !isOwn
        ? {
            access: canImpersonate(viewer, { email, beyondOwnRights: known?.beyondOwnRights }),
            onStart: () => onImpersonate(known ? { email, name: displayNameOf(known) } : { email }),
          }
        : undefined,
    roleGiving: options.roleGiving,
    account:
      options.accounts && viewer && known && !isOwn
        ? { ...options.accounts, access: accountAccess(viewer, known) }
        : undefined,
    usersHref,
    ownHref,
    setUp: secondFactor.allowed ? setUp : null,
    turnOff: secondFactor.allowed ? turnOff : null,
    hasUnsavedChanges,
  };
}
