import { useState } from 'react';
import { browserClipboard } from '../../platform/clipboard';
import { useConsole } from '../console/console-context';
import { useTimedFlag } from './useTimedFlag';

/** How long a copy is confirmed, in milliseconds (specification §9). */
const COPIED_MS = 1_000;

/** Copies texts, with a short-lived confirmation. */
export function useCopied() {
  const { clipboard = browserClipboard } = useConsole().platform;
  const [isFresh, confirm] = useTimedFlag(COPIED_MS);
  const [isRefused, setRefused] = useState(false);
  return {
    /** Whether the text has just been copied. */
    isCopied: isFresh && !isRefused,
    /** Whether the browser refused the last copy. */
    isRefused,
    /** Copies a text. */
    async copy(text: string): Promise<void> {
      setRefused(!(await clipboard.writeText(text)));
      confirm();
    },
    /** Clears the result of the last copy. */
    forget: () => setRefused(false),
  };
}
