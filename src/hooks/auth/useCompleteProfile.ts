import { useCallback, useState } from 'react';
import { updateUser } from '../../api/calls/users';
import type { Failure } from '../../domain/failure';
import type { ProfileValues } from '../../domain/forms/profile';
import { useWrite } from '../writes/useWrite';
import { useSessionStore } from './session-context';
import { useTakenCredentials } from './useTakenCredentials';

/** The completion of a profile at the first sign-in. */
export interface CompleteProfile {
  /** Whether a text is the password typed at sign-in, as long as that is known. */
  readonly isCurrentPassword: (candidate: string) => boolean;
  /**
   * Whether the password typed at sign-in is known no more, so that the form has to ask for it.
   * Never after an external login, which has none.
   */
  readonly isCurrentPasswordAsked: boolean;
  /** The details are on the server; what is left is to load the user. */
  readonly isSaved: boolean;
  /** Whether it is being saved, or the user loaded. */
  readonly isPending: boolean;
  /** Why it failed: to save while `isSaved` is false, to sign in when it is true. */
  readonly failure: Failure | null;
  /** Saves and goes on; once the details are saved it only goes on. */
  readonly submit: (values: ProfileValues) => void;
  /** Tries once more to go on when the details are saved. */
  readonly goOn: () => void;
  /** Forgets the last failure. */
  readonly reset: () => void;
}

/** Settings of {@link useCompleteProfile}. */
export interface CompleteProfileOptions {
  /** Whose profile it is. */
  readonly email: string;
  /** Called when the details are saved, before the user is loaded. @default none */
  readonly onSaved?: (() => void) | undefined;
}

/**
 * Saves the profile with `PATCH /app/users/{email}` and leads on to the dashboard (specification
 * §2.1, §8, contract §2). When it cannot be saved the stored auth record is removed.
 */
export function useCompleteProfile({ email, onSaved }: CompleteProfileOptions): CompleteProfile {
  const store = useSessionStore();
  const held = useTakenCredentials('profile');
  // A password that was handed over and is gone must be typed again; '' means that there was none.
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
