import type { RoleGiving } from '../../contracts/roles';
import type { AccountControl, ProfileScreenProps } from '../../contracts/users';
import { ALLOWED } from '../../domain/access';
import type { Reading } from '../../domain/reading';
import { accountAccess } from '../../domain/users/account-actions';
import { ownSecretsAccess, type ProfileEvent } from '../../domain/users/profile-access';
import { displayNameOf, type User } from '../../domain/users/user';
import { canChangeDetails, canImpersonate, isSameUser } from '../../domain/users/user-actions';
import { useViewer } from '../auth/useViewer';
import { useRead } from '../reads/useRead';
import { useProfileForms } from './useProfileForms';
import { userSource } from './user-queries';
import { useSecondFactorDialogs } from './useSecondFactorDialogs';

const isEmpty = () => false;

/**
 * One user by e-mail (specification §7.2); never `empty`. A missing user is a failure of the kind
 * `notFound`, one who may not be seen of the kind `forbidden`.
 */
export function useUser(
  email: string,
  { isEnabled = true }: { readonly isEnabled?: boolean } = {},
): Reading<User> {
  return useRead({ ...userSource(email), isEmpty, isEnabled });
}

/** Options of {@link useProfileScreen}. */
export interface ProfileScreenOptions {
  /** The user's e-mail. Use it as `key` if it may change, so that no typed input carries over. */
  readonly email: string;
  /**
   * Why editing the details is disabled now, for example while impersonating: a sentence. @default
   * allowed
   */
  readonly changeRefusal?: string | undefined;
  /** Whether one's own password may be changed now; not while impersonating. @default true */
  readonly canChangePassword?: boolean | undefined;
  /** Whether one's own second factor may be changed now; not while impersonating. @default true */
  readonly canChangeSecondFactor?: boolean | undefined;
  /** Starts an impersonation of this user. @default no such button */
  readonly onImpersonate?:
    | ((user: { readonly email: string; readonly name?: string }) => void)
    | undefined;
  /** Gives this user another role, see {@link useGiveRole}. @default not offered */
  readonly roleGiving?: RoleGiving | undefined;
  /**
   * Resets their second factor, switches their account off and on, see {@link useAccountActions}.
   * @default not offered
   */
  readonly accounts?: AccountControl | undefined;
  /** Called with what was done, for a message to the user. @default nothing */
  readonly onDone?: ((event: ProfileEvent) => void) | undefined;
}

/** Whether a page with forms can be left. */
export interface UnsavedChanges {
  /** Whether there are unsaved changes. */
  readonly hasUnsavedChanges: boolean;
}

/**
 * Everything that `ProfileScreen` shows and does (specification §2.2, §7.2): the user, both forms
 * and the dialogs of the second factor. No request is sent before sign-in.
 *
 * @example
 * const Profile = ({ email }: { email: string }) => (
 *   <ProfileScreen {...useProfileScreen({ email })} />
 * );
 */
export function useProfileScreen(
  options: ProfileScreenOptions,
): ProfileScreenProps & UnsavedChanges {
  const { email, onImpersonate, onDone } = options;
  const { canChangePassword = true, canChangeSecondFactor = true } = options;
  const viewer = useViewer();
  const user = useUser(email, { isEnabled: viewer !== null });
  const known = user.status === 'ready' ? user.data : null;
  const isOwn = viewer !== null && isSameUser({ email }, viewer);
  const { hasUnsavedChanges, details, password } = useProfileForms(known, isOwn, onDone);
  // The session has the server's spelling, whatever the case in the address.
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
    secondFactor: {
      access: secondFactor,
      onSetUp,
      onTurnOff,
      setUp: secondFactor.allowed ? setUp : null,
      turnOff: secondFactor.allowed ? turnOff : null,
    },
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
    hasUnsavedChanges,
  };
}
