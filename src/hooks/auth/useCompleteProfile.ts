import { useCallback, useState } from 'react';
import { updateUser } from '../../api/calls/users';
import type { Failure } from '../../domain/failure';
import type { ProfileValues } from '../../domain/forms/profile';
import { useWrite } from '../writes/useWrite';
import { useSessionStore } from './session-context';
import { useTakenCredentials } from './useTakenCredentials';

/** The completion of a profile at the first sign-in. */
export interface CompleteProfile {
  /** Whether a text equals the password typed at sign-in, while it is in memory. */
  readonly isCurrentPassword: (candidate: string) => boolean;
  /**
   * Whether the password typed at sign-in is no longer in memory, so that the form has to ask for
   * it. Never after an external login, which has none.
   */
  readonly isCurrentPasswordAsked: boolean;
  /** Whether the details are saved and only the user has to be loaded. */
  readonly isSaved: boolean;
  /** Whether the save or the load of the user is pending. */
  readonly isPending: boolean;
  /** Why it failed: the save while `isSaved` is false, else the sign-in. */
  readonly failure: Failure | null;
  /** Saves and continues; once the details are saved it only continues. */
  readonly submit: (values: ProfileValues) => void;
  /** Retries loading the user after the details are saved. */
  readonly goOn: () => void;
  /** Clears the last failure. */
  readonly reset: () => void;
}

/** Settings of {@link useCompleteProfile}. */
export interface CompleteProfileOptions {
  /** The e-mail of the user. */
  readonly email: string;
  /** Called when the details are saved, before the user is loaded. @default none */
  readonly onSaved?: (() => void) | undefined;
}

/**
 * Saves the profile with `PATCH /app/users/{email}` and continues to the dashboard (specification
 * §2.1, §8, contract §2). If it cannot be saved, the stored auth record is removed.
 */
export function useCompleteProfile({ email, onSaved }: CompleteProfileOptions): CompleteProfile {
  const store = useSessionStore();
  const held = useTakenCredentials('profile');
  // A password that was passed on and has expired must be typed again; '' means that there was
  // none.
  const [hasPassword] = useState(() => store.vault.hasPasswordFor('profile'));
  const [isSaved, setSaved] = useState(false);

  const write = useWrite<ProfileValues | null, void>(async (client, values) => {
    if (values) {
      const { oldPassword, ...details } = values;
      const changes = { ...details, oldPassword: held.read()?.password || oldPassword };
      try {
        await updateUser(client, { email, changes });
      } catch (error) {
        store.clearRecord();
        throw error;
      }
      held.forget();
      setSaved(true);
      onSaved?.();
    }
    await store.enter();
  });

  const { read } = held;
  return {
    isCurrentPassword: useCallback(
      (candidate) => candidate !== '' && read()?.password === candidate,
      [read],
    ),
    isCurrentPasswordAsked: held.email === null && hasPassword,
    isSaved,
    isPending: write.isPending,
    failure: write.failure,
    submit: (values) => void write.run(isSaved ? null : values),
    goOn: () => void write.run(null),
    reset: write.reset,
  };
}
