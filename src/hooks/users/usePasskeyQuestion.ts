import { useState } from 'react';
import type { ApiClient } from '../../api/client';
import type { PasskeyQuestion } from '../../contracts/auth';
import type { Passkey } from '../../domain/auth/passkey';
import { userKeys } from '../reads/keys';
import { useWrite } from '../writes/useWrite';

/**
 * A question about one passkey, and the write of its answer. It stays open if that fails; `onLeft`
 * is called when it is closed without one.
 */
export function usePasskeyQuestion<Input>(
  call: (client: ApiClient, input: Input) => Promise<unknown>,
  onDone: () => void,
  onLeft?: () => void,
) {
  const [passkey, setPasskey] = useState<Passkey | null>(null);
  const [isOpen, setOpen] = useState(false);
  const write = useWrite(call, { stale: () => [userKeys.passkeys] });
  const run = async (input: Input) => {
    if ((await write.run(input)).status !== 'done') return;
    setOpen(false);
    onDone();
  };
  return {
    ask(asked: Passkey): void {
      write.reset();
      setPasskey(asked);
      setOpen(true);
    },
    /** The question as a screen takes it, with the write of its answer. */
    of<Confirm>(
      confirm: (run: (input: Input) => void, passkey: Passkey) => Confirm,
    ): PasskeyQuestion<Confirm> | null {
      return (
        passkey && {
          isOpen,
          passkey,
          isPending: write.isPending,
          failure: write.failure,
          onConfirm: confirm((input) => void run(input), passkey),
          onClose() {
            setOpen(false);
            onLeft?.();
          },
        }
      );
    },
  };
}
