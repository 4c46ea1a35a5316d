import { useState } from 'react';
import { browserClipboard } from '../../platform/clipboard';
import { useConsole } from '../console/console-context';
import { useTimedFlag } from './useTimedFlag';

/** How long a copy is confirmed, in milliseconds (specification §9). */
const COPIED_MS = 1_000;

/** Copies texts, and says for a moment that it did. */
export function useCopied() {
  const { clipboard = browserClipboard } = useConsole().platform;
  const [isFresh, confirm] = useTimedFlag(COPIED_MS);
  const [isRefused, setRefused] = useState(false);
  return {
    /** The text was copied a moment ago. */
    isCopied: isFresh && !isRefused,
    /** The browser did not let the last text be copied. */
    isRefused,
    /** Copies a text. */
    async copy(text: string): Promise<void> {
      setRefused(!(await clipboard.writeText(text)));
      confirm();
    },
    /** Forgets what became of the last text. */
    forget: () => setRefused(false),
  };
}
