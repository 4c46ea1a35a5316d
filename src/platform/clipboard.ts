/** Copies to the clipboard. */
export interface Clipboard {
  /** Copies text; returns false if the browser refuses or has no clipboard. Never throws. */
  writeText(text: string): Promise<boolean>;
}

export const browserClipboard: Clipboard = {
  writeText: async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return false;
    }
  },
};

/** A clipboard in memory. */
export interface MemoryClipboard extends Clipboard {
  /** The last copied text; null for none. */
  readonly text: string | null;
}

/** For tests and stories; `isAllowed: false` simulates a browser that refuses. */
export function createMemoryClipboard({ isAllowed = true } = {}): MemoryClipboard {
  let copied: string | null = null;
  return {
    writeText: async (text) => {
      if (isAllowed) copied = text;
      return isAllowed;
    },
    get text() {
      return copied;
    },
  };
}
