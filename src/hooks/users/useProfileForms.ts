import { useMemo, useState } from 'react';
import type { WriteAnswer } from '../../api/calls/call';
import {
  changePassword,
  type UserChanges,
  type UserInput,
  updateUser,
} from '../../api/calls/users';
import type { Failure } from '../../domain/failure';
import type { ChangePasswordValues } from '../../domain/forms/change-password';
import type { ProfileDetails } from '../../domain/forms/profile';
import type { ProfileEvent } from '../../domain/users/profile-access';
import type { User } from '../../domain/users/user';
import { useRefreshUser } from '../auth/useRefreshUser';
import { userKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';

/** A change of a user's details. */
export type UpdateUserInput = UserInput & {
  /** The changed fields; the others stay. */
  readonly changes: UserChanges;
};

/**
 * Changes the details of a user (specification §7.2). Users and role members are refetched; after a
 * change of the viewer's own profile, call the function of `useRefreshUser`.
 */
export function useUpdateUser(): Write<UpdateUserInput, WriteAnswer> {
  return useWrite(updateUser, { stale: () => [userKeys.all, ['roles', 'members']] });
}

/** A change of a password. */
export type ChangePasswordInput = UserInput & {
  /** The present password, byte for byte. */
  readonly oldPassword: string;
  /** The new password, byte for byte. */
  readonly newPassword: string;
};

/** Changes the viewer's password (specification §7.2). Neither password is kept. */
export function useChangePassword(): Write<ChangePasswordInput, WriteAnswer> {
  // The server then signs out other devices.
  return useWrite(changePassword, { stale: () => [userKeys.devices] });
}

/** One of the two forms, as its screen takes it. */
interface ProfileForm<Values> {
  /** Whether it is being saved. */
  readonly isPending: boolean;
  /** Why the last attempt failed; null for no failure. */
  readonly failure: Failure | null;
  /** Saves the validated values. */
  readonly onSubmit: (values: Values) => void;
  /** Called with whether the form has unsaved changes. */
  readonly onUnsavedChange: (hasChanges: boolean) => void;
}

/** The two forms of the account settings. */
interface ProfileForms {
  /** The form of the details, and the saved values. */
  readonly details: ProfileForm<ProfileDetails> & {
    /** The saved values. */
    readonly values: ProfileDetails;
  };
  /** The form of the password, and how often it has been changed here. */
  readonly password: ProfileForm<ChangePasswordValues> & {
    /** How often the password has been changed here. */
    readonly changes: number;
  };
  /** Whether one of them has unsaved changes. */
  readonly hasUnsavedChanges: boolean;
}

const NOTHING: ProfileDetails = { firstname: '', lastname: '', displayName: '', phoneNumber: '' };

const detailsOf = ({ firstname, lastname, username, phone }: User): ProfileDetails => ({
  firstname,
  lastname,
  displayName: username,
  phoneNumber: phone,
});

/** Saves the details and the password of a user (specification §7.2). */
export function useProfileForms(
  user: User | null,
  isOwn: boolean,
  onDone: ((event: ProfileEvent) => void) | undefined,
): ProfileForms {
  const refreshUser = useRefreshUser();
  const update = useUpdateUser();
  const change = useChangePassword();
  const [unsaved, setUnsaved] = useState({ details: false, password: false });
  const [saved, setSaved] = useState<{ over: User; details: ProfileDetails } | null>(null);
  const [changes, setChanges] = useState(0);

  // Until the refetch, the values just saved apply.
  const values = useMemo(() => {
    if (!user) return NOTHING;
    return saved?.over === user ? saved.details : detailsOf(user);
  }, [user, saved]);

  async function save(details: ProfileDetails): Promise<void> {
    if (!user) return;
    const { status } = await update.run({ email: user.email, changes: details });
    if (status !== 'done') return;
    setSaved({ over: user, details });
    setUnsaved((current) => ({ ...current, details: false }));
    onDone?.('detailsSaved');
    if (isOwn) void refreshUser();
  }

  async function changePassword(values: ChangePasswordValues): Promise<void> {
    if (!user) return;
    const { oldPassword, newPassword } = values;
    const { status } = await change.run({ email: user.email, oldPassword, newPassword });
    if (status !== 'done') return;
    setChanges((count) => count + 1);
    setUnsaved((current) => ({ ...current, password: false }));
    onDone?.('passwordChanged');
  }

  return {
    details: {
      values,
      isPending: update.isPending,
      failure: update.failure,
      onSubmit: (details) => void save(details),
      onUnsavedChange: (details) => setUnsaved((current) => ({ ...current, details })),
    },
    password: {
      changes,
      isPending: change.isPending,
      failure: change.failure,
      onSubmit: (typed) => void changePassword(typed),
      onUnsavedChange: (password) => setUnsaved((current) => ({ ...current, password })),
    },
    hasUnsavedChanges: unsaved.details || unsaved.password,
  };
}
