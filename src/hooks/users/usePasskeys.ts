import { useState } from 'react';
import {
  addPasskey,
  getPasskeyOptions,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '../../api/calls/sign-in-ways';
import type { ApiClient } from '../../api/client';
import type { PasskeyQuestion, PasskeyRefusal, PasskeysSectionProps } from '../../contracts/auth';
import type { Passkey } from '../../domain/auth/passkey';
import type { SignInEvent } from '../../domain/auth/sign-in-event';
import { countOf, type Entries } from '../../domain/entries';
import { browserPasskeys } from '../../platform/passkeys';
import { useConsole } from '../console/console-context';
import { userKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';
import { useNow } from '../timing/useNow';
import { useWrite } from '../writes/useWrite';

/**
 * A question about one passkey, and the write of its answer. It stays open if that fails; `onLeft`
 * is called when it is closed without one.
 */
function usePasskeyQuestion<Input>(
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

/** Options of {@link usePasskeys}. */
export interface PasskeysOptions {
  /** Called with what was done, for a message to the user. @default nothing */
  readonly onDone?: ((event: SignInEvent) => void) | undefined;
}

const stale = () => [userKeys.passkeys];
const isEmpty = (passkeys: Entries<Passkey>) => countOf(passkeys) === 0;

/**
 * The viewer's passkeys: what `PasskeysSection` takes (contract §4.28). After one is added, its
 * name is requested.
 *
 * @example
 * const Passkeys = () => <PasskeysSection {...usePasskeys()} />;
 */
export function usePasskeys({ onDone }: PasskeysOptions = {}): PasskeysSectionProps {
  const { passkeys: browser = browserPasskeys } = useConsole().platform;
  const now = useNow(60_000);
  const [addRefusal, setAddRefusal] = useState<PasskeyRefusal | null>(null);
  const [isNew, setNew] = useState(false);
  const passkeys = useRead({ key: userKeys.passkeys, read: listPasskeys, isEmpty });
  const naming = usePasskeyQuestion(
    (client, input: { readonly id: string; readonly name: string }) => renamePasskey(client, input),
    () => finishNaming('passkeyRenamed'),
    () => finishNaming(null),
  );
  const removal = usePasskeyQuestion(
    (client, input: { readonly id: string }) => removePasskey(client, input),
    () => onDone?.('passkeyRemoved'),
  );
  // Reported after the question for the name, which a message would cover.
  function finishNaming(event: SignInEvent | null): void {
    const done = isNew ? 'passkeyAdded' : event;
    setNew(false);
    if (done) onDone?.(done);
  }

  const adding = useWrite(
    async (client: ApiClient, _input: undefined) => {
      const answer = await browser.create(await getPasskeyOptions(client));
      if (answer.status === 'done') return addPasskey(client, answer);
      if (answer.status !== 'cancelled') setAddRefusal(answer.status);
      return null;
    },
    { stale },
  );
  return {
    passkeys,
    now,
    isSupported: browser.isSupported(),
    isAdding: adding.isPending,
    addRefusal,
    addFailure: adding.failure,
    async onAdd() {
      setAddRefusal(null);
      const outcome = await adding.run(undefined);
      if (outcome.status !== 'done' || !outcome.result) return;
      setNew(true);
      naming.ask(outcome.result);
    },
    onRename: naming.ask,
    onRemove: removal.ask,
    naming: naming.of(
      (run, { id }) =>
        (name: string) =>
          run({ id, name }),
    ),
    removal: removal.of(
      (run, { id }) =>
        () =>
          run({ id }),
    ),
  };
}
