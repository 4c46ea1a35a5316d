import { useState } from 'react';
import {
  forgetDevice,
  listDevices,
  signOutDevice,
  signOutOtherDevices,
} from '../../api/calls/sign-in-ways';
import type { DevicesSectionProps } from '../../contracts/users';
import type { SignInEvent } from '../../domain/auth/sign-in-event';
import { countOf, type Entries } from '../../domain/entries';
import { type Device, inListOrder } from '../../domain/users/device';
import { userKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';
import { useNow } from '../timing/useNow';
import { useWrite } from '../writes/useWrite';

/** Options of {@link useDevices}. */
export interface DevicesOptions {
  /** Called with what was done, for a message to the user. @default nothing */
  readonly onDone?: ((event: SignInEvent) => void) | undefined;
}

const stale = () => [userKeys.devices];
const isEmpty = (devices: Entries<Device>) => countOf(devices) === 0;

/**
 * The browsers in which the user is signed in, and the trusted ones: what `DevicesSection` takes
 * (contract §4.28).
 *
 * @example
 * const Devices = () => <DevicesSection {...useDevices()} />;
 */
export function useDevices({ onDone }: DevicesOptions = {}): DevicesSectionProps {
  const now = useNow(60_000);
  const [question, setAsked] = useState<{ readonly device: Device | null } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [forgettingId, setForgettingId] = useState<string | null>(null);
  const devices = useRead({
    key: userKeys.devices,
    read: async (client, options) => inListOrder(await listDevices(client, options)),
    isEmpty,
  });
  const forgetting = useWrite(forgetDevice, { stale });
  const signingOut = useWrite(
    (client, device: Device | null) =>
      device ? signOutDevice(client, device) : signOutOtherDevices(client),
    { stale },
  );
  const ask = (device: Device | null) => {
    signingOut.reset();
    setAsked({ device });
    setOpen(true);
  };
  return {
    devices,
    now,
    forgettingId: forgetting.isPending ? forgettingId : null,
    forgetFailure: forgetting.failure,
    async onForget(id) {
      if (!forgetting.isPending) setForgettingId(id);
      if ((await forgetting.run({ id })).status === 'done') onDone?.('deviceForgotten');
    },
    onSignOut: ask,
    onSignOutOthers: () => ask(null),
    signOut: question && {
      isOpen,
      device: question.device,
      isPending: signingOut.isPending,
      failure: signingOut.failure,
      async onConfirm() {
        if ((await signingOut.run(question.device)).status !== 'done') return;
        setOpen(false);
        onDone?.(question.device ? 'deviceSignedOut' : 'otherDevicesSignedOut');
      },
      onClose: () => setOpen(false),
    },
  };
}
