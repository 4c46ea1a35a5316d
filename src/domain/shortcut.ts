/** A keyboard shortcut. */
export interface Shortcut {
  /**
   * One key (`/`), two keys in sequence (`g r`), or a key with the platform's command key (`mod+k`:
   * ⌘K on a Mac, Ctrl K elsewhere).
   */
  readonly keys: string;
  /** Runs on the shortcut. */
  readonly run: () => void;
}

/** A key press. */
export interface PressedKey {
  /** The key; letters in lower case. */
  readonly key: string;
  /** The character it types; '' for none. */
  readonly written: string;
  /** Whether the platform's command key was held. */
  readonly isCommand: boolean;
  /** Whether letters already have a function at the focus: in a field, a menu, a list. */
  readonly isTyping: boolean;
  /** Whether the focus is in a dialog. */
  readonly isInDialog: boolean;
}

/** Time for the second key of a sequence, in milliseconds. */
export const SEQUENCE_MS = 1_500;

/** The first key of a sequence, and until when it waits for the second. */
export interface HeldKey {
  readonly key: string;
  readonly until: number;
}

/** The result of a key press. */
export interface KeyStep {
  /** The keys of the completed shortcut; null for none. */
  readonly done: string | null;
  /** The first key of a sequence that is waiting; null for none. */
  readonly held: HeldKey | null;
}

const NOTHING: KeyStep = { done: null, held: null };

/** Matches a key press at `now` against the known shortcuts. */
export function pressKey(
  held: HeldKey | null,
  { key, isCommand, isTyping, isInDialog }: PressedKey,
  now: number,
  shortcuts: readonly string[],
): KeyStep {
  const done = (keys: string): KeyStep => ({ done: keys, held: null });
  if (isInDialog) return NOTHING;
  if (isCommand) return shortcuts.includes(`mod+${key}`) ? done(`mod+${key}`) : NOTHING;
  if (isTyping) return NOTHING;
  const both = held && now <= held.until ? `${held.key} ${key}` : null;
  if (both && shortcuts.includes(both)) return done(both);
  if (shortcuts.includes(key)) return done(key);
  return shortcuts.some((keys) => keys.startsWith(`${key} `))
    ? { done: null, held: { key, until: now + SEQUENCE_MS } }
    : NOTHING;
}

/** The keys of a shortcut as labelled on a keyboard, in order. */
export function keyNames(keys: string, isApple: boolean): readonly string[] {
  const name = (key: string) => (key.length === 1 ? key.toUpperCase() : key);
  if (!keys.startsWith('mod+')) return keys.split(' ').map(name);
  const key = name(keys.slice('mod+'.length));
  return isApple ? ['⌘', key] : ['Ctrl', key];
}

/** The keys for `aria-keyshortcuts`, which cannot express a sequence. */
export function ariaKeys(keys: string, isApple: boolean): string | undefined {
  if (keys.includes(' ')) return undefined;
  return keys
    .replace('mod', isApple ? 'Meta' : 'Control')
    .replace(/\+(\w)$/, (plus) => plus.toUpperCase());
}
