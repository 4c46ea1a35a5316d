import { useState } from 'react';
import type { WriteAnswer } from '../../api/calls/call';
import { disableTwoFactor, type UserInput } from '../../api/calls/users';
import type { Failure } from '../../domain/failure';
import type { ProfileEvent } from '../../domain/users/profile-access';
import { useRefreshUser } from '../auth/useRefreshUser';
import { userKeys } from '../reads/keys';
import { useWrite, type Write } from '../writes/useWrite';
import { type TwoFactorSetupControl, useTwoFactorSetup } from './useTwoFactorSetup';

/** Switches a second factor off (specification §7.2). */
export function useDisableTwoFactor(): Write<UserInput, WriteAnswer> {
  return useWrite(disableTwoFactor, { stale: () => [userKeys.all] });
}

/** The dialogs of the viewer's second factor, and how to open them. */
interface SecondFactorDialogs {
  /** Opens the set-up. */
  readonly onSetUp: () => void;
  /** Opens the question before turning it off. */
  readonly onTurnOff: () => void;
  /** The set-up, while it is open. */
  readonly setUp:
    | (Pick<TwoFactorSetupControl, 'setup' | 'isConfirming' | 'isCopied' | 'isCopyRefused'> & {
        readonly isOpen: true;
        /** Why the last code was refused; null for no failure. */
        readonly failure: Failure | null;
        /** Sends the first code. */
        readonly onConfirm: (code: string) => void;
        /** Copies the key. */
        readonly onCopy: () => void;
        /** Closes it and discards the key. */
        readonly onClose: () => void;
      })
    | null;
  /** The open question before turning it off. */
  readonly turnOff: {
    /** Whether it is open. */
    readonly isOpen: boolean;
    /** The user's e-mail. */
    readonly email: string;
    /** Whether it is being turned off. */
    readonly isPending: boolean;
    /** Why the last attempt failed; null for no failure. */
    readonly failure: Failure | null;
    /** Turns it off. */
    readonly onConfirm: () => void;
    /** Closes the dialog. */
    readonly onClose: () => void;
  } | null;
}

/** Sets up the viewer's second factor, and turns it off (contract §2). */
export function useSecondFactorDialogs(
  email: string,
  onDone: ((event: ProfileEvent) => void) | undefined,
): SecondFactorDialogs {
  const refreshUser = useRefreshUser();
  const off = useDisableTwoFactor();
  const [open, setOpen] = useState<'setUp' | 'turnOff' | null>(null);
  const [wasAsked, setAsked] = useState(false);
  const setup = useTwoFactorSetup(email, { isEnabled: open === 'setUp' });
  const close = () => setOpen(null);

  function finish(event: ProfileEvent): void {
    close();
    onDone?.(event);
    void refreshUser();
  }

  return {
    onSetUp: () => setOpen('setUp'),
    onTurnOff: () => {
      setAsked(true);
      setOpen('turnOff');
    },
    setUp:
      open === 'setUp'
        ? {
            isOpen: true,
            setup: setup.setup,
            isConfirming: setup.isConfirming,
            failure: setup.confirmFailure,
            async onConfirm(code) {
              if (await setup.confirm(code)) finish('secondFactorOn');
            },
            onCopy: setup.copy,
            isCopied: setup.isCopied,
            isCopyRefused: setup.isCopyRefused,
            onClose: close,
          }
        : null,
    turnOff: wasAsked
      ? {
          isOpen: open === 'turnOff',
          email,
          isPending: off.isPending,
          failure: off.failure,
          async onConfirm() {
            const { status } = await off.run({ email });
            if (status === 'done') finish('secondFactorOff');
          },
          onClose: () => {
            off.reset();
            close();
          },
        }
      : null,
  };
}
