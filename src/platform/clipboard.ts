/** Copying. */
export interface Clipboard {
  /** Copies text; returns false where the browser refuses or has no clipboard. Never throws. */
  writeText(text: string): Promise<boolean>;
}

/** The clipboard of the browser. */
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

/** A clipboard that remembers the last text. */
export interface MemoryClipboard extends Clipboard {
  /** What was copied last; null for nothing. */
  readonly text: string | null;
}

/** For tests and stories; `isAllowed: false` plays a browser that refuses. */
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
