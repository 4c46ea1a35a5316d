import { useState } from 'react';
import { getRecoveryCodes, makeRecoveryCodes } from '../../api/calls/sign-in-ways';
import type { RecoveryCodesSectionProps } from '../../contracts/auth';
import type { Failure } from '../../domain/failure';
import { browserFiles } from '../../platform/file-saver';
import { browserPrinter } from '../../platform/printer';
import { useViewer } from '../auth/useViewer';
import { useConsole } from '../console/console-context';
import { userKeys } from '../reads/keys';
import { useRead } from '../reads/useRead';
import { useCopied } from '../timing/useCopied';
import { useWrite } from '../writes/useWrite';

/** Options of {@link useRecoveryCodes}. */
export interface RecoveryCodesOptions {
  /** Whether there is a second factor: if false, no codes are counted. @default true */
  readonly isEnabled?: boolean | undefined;
}

/** What {@link useRecoveryCodes} returns. */
export interface RecoveryCodesResult extends RecoveryCodesSectionProps {
  /** Creates the first codes, right after a second factor was set up. */
  readonly makeFirst: () => void;
}

const isEmpty = () => false;

/**
 * The recovery codes of the viewer's second factor: what `RecoveryCodesSection` takes (contract
 * §4.28). Codes are in memory only, while they are shown.
 *
 * @example
 * const Codes = () => <RecoveryCodesSection {...useRecoveryCodes()} />;
 */
export function useRecoveryCodes({
  isEnabled = true,
}: RecoveryCodesOptions = {}): RecoveryCodesResult {
  const { files = browserFiles, printer = browserPrinter } = useConsole().platform;
  const email = useViewer()?.email ?? '';
  const [opened, setOpened] = useState<{ readonly isAsking: boolean } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { copy, forget, isCopied, isRefused } = useCopied();
  const left = useRead({
    key: userKeys.recoveryCodes,
    read: getRecoveryCodes,
    isEmpty,
    isEnabled: isEnabled && email !== '',
  });
  const make = useWrite((client) => makeRecoveryCodes(client), {
    stale: () => [userKeys.recoveryCodes],
  });

  async function run(): Promise<void> {
    const outcome = await make.run(undefined);
    // It stays until the next response, so that the focused button does not vanish.
    setFailure(outcome.status === 'failed' ? outcome.failure : null);
  }

  function open(isAsking: boolean): void {
    make.reset();
    setFailure(null);
    forget();
    setOpened({ isAsking });
    setOpen(true);
    if (!isAsking) void run();
  }

  return {
    email,
    left,
    onMake: () => open(left.status !== 'ready' || left.data.left > 0),
    makeFirst: () => open(false),
    dialog: opened && {
      isOpen,
      isAsking: opened.isAsking,
      codes: make.state.status === 'done' ? make.state.result : null,
      isPending: make.isPending,
      failure,
      onConfirm: () => void run(),
      copying: { isCopied, isRefused, onCopy: (text) => void copy(text) },
      onSave: (name, text) => files.saveText(name, text, 'text/plain'),
      onPrint: printer.print,
      onClose() {
        setOpen(false);
        make.reset();
      },
    },
  };
}
