import { systemClock } from './clock';

/** Some browsers fetch the file only after the press is over. */
const FETCHED_AFTER_MS = 60_000;

/** Saving files. */
export interface FileSaver {
  /** Offers a text as a file under a name; the browser decides where it goes. */
  saveText(name: string, text: string, type: string): void;
}

/** Downloads of the browser. */
export const browserFiles: FileSaver = {
  saveText(name, text, type) {
    const url = URL.createObjectURL(new Blob([text], { type }));
    const link = Object.assign(document.createElement('a'), { href: url, download: name });
    link.click();
    systemClock.setTimeout(() => URL.revokeObjectURL(url), FETCHED_AFTER_MS);
  },
};

/** Files that are kept in memory. */
export interface MemoryFiles extends FileSaver {
  /** What was saved, the last at the end. */
  readonly saved: readonly {
    /** The name of the file. */
    readonly name: string;
    /** What it holds. */
    readonly text: string;
    /** Its MIME type. */
    readonly type: string;
  }[];
}

/** For tests and stories. */
export function createMemoryFiles(): MemoryFiles {
  const saved: { name: string; text: string; type: string }[] = [];
  return { saved, saveText: (name, text, type) => void saved.push({ name, text, type }) };
}
