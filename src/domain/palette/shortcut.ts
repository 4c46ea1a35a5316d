/** Something that keys do. */
export interface Shortcut {
  /**
   * The keys: one (`/`), two after another (`g r`), or one with the command key of the platform
   * (`mod+k`: ⌘K on a Mac, Ctrl K elsewhere).
   */
  readonly keys: string;
  /** Does it. */
  readonly run: () => void;
}

/** A key that went down. */
export interface PressedKey {
  /** What it writes; of a letter the small one. */
  readonly key: string;
  /** The character that it writes, as it is; '' for none. */
  readonly written: string;
  /** Whether the command key of the platform was held. */
  readonly isCommand: boolean;
  /** Whether letters mean something there already: in a field, a menu, a list. */
  readonly isTyping: boolean;
  /** Whether a dialog has the keys. */
  readonly isInDialog: boolean;
}

/** So long after the first key of two the second one counts, in milliseconds. */
export const SEQUENCE_MS = 1_500;

/** The first key of two, and until when it waits for the second. */
export interface HeldKey {
  readonly key: string;
  readonly until: number;
}

/** What a key comes to. */
export interface KeyStep {
  /** The keys of the shortcut that is complete; null for none. */
  readonly done: string | null;
  /** The first key of two; null when none waits. */
  readonly held: HeldKey | null;
}

const NOTHING: KeyStep = { done: null, held: null };

/** The keys that shortcuts know, after one more was pressed at `now`. */
export function pressKey(
  held: HeldKey | null,
  { key, isCommand, isTyping, isInDialog }: PressedKey,
  now: number,
  known: readonly string[],
): KeyStep {
  const done = (keys: string): KeyStep => ({ done: keys, held: null });
  if (isInDialog) return NOTHING;
  if (isCommand) return known.includes(`mod+${key}`) ? done(`mod+${key}`) : NOTHING;
  if (isTyping) return NOTHING;
  const both = held && now <= held.until ? `${held.key} ${key}` : null;
  if (both && known.includes(both)) return done(both);
  if (known.includes(key)) return done(key);
  return known.some((keys) => keys.startsWith(`${key} `))
    ? { done: null, held: { key, until: now + SEQUENCE_MS } }
    : NOTHING;
}

/** The keys of a shortcut as they are written on a keyboard, one after the other. */
export function keyNames(keys: string, isApple: boolean): readonly string[] {
  const name = (key: string) => (key.length === 1 ? key.toUpperCase() : key);
  if (!keys.startsWith('mod+')) return keys.split(' ').map(name);
  const key = name(keys.slice('mod+'.length));
  return isApple ? ['⌘', key] : ['Ctrl', key];
}

/** The keys as `aria-keyshortcuts` has them; a sequence cannot be said there. */
export function ariaKeys(keys: string, isApple: boolean): string | undefined {
  if (keys.includes(' ')) return undefined;
  return keys
    .replace('mod', isApple ? 'Meta' : 'Control')
    .replace(/\+(\w)$/, (plus) => plus.toUpperCase());
}
