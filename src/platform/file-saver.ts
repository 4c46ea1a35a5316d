import { systemClock } from './clock';

/** Some browsers read the file only after the press has ended. */
const FETCHED_AFTER_MS = 60_000;

/** Saves files. */
export interface FileSaver {
  /** Downloads a text as a file with this name. */
  saveText(name: string, text: string, type: string): void;
}

/** Downloads in the browser. */
export const browserFiles: FileSaver = {
  saveText(name, text, type) {
    const url = URL.createObjectURL(new Blob([text], { type }));
    const link = Object.assign(document.createElement('a'), { href: url, download: name });
    link.click();
    systemClock.setTimeout(() => URL.revokeObjectURL(url), FETCHED_AFTER_MS);
  },
};

/** Files in memory. */
export interface MemoryFiles extends FileSaver {
  /** The saved files, the last one at the end. */
  readonly saved: readonly {
    /** File name. */
    readonly name: string;
    /** Contents. */
    readonly text: string;
    /** MIME type. */
    readonly type: string;
  }[];
}

/** For tests and stories. */
export function createMemoryFiles(): MemoryFiles {
  const saved: { name: string; text: string; type: string }[] = [];
  return { saved, saveText: (name, text, type) => void saved.push({ name, text, type }) };
}
