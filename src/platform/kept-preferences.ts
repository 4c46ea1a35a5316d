import { createBrowserArea } from './key-value-area';
import type { Platform } from './platform';
import { STORAGE_NAMESPACE } from './storage';

/**
 * Preferences that reveal where the user was; removed at sign-out. The others are list settings.
 */
const PRIVATE = ['palette.recent'] as const;

/** 53-bit hash (cyrb53) that hides the text. Not secret: it can be computed by guessing. */
function hashOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 0x9e3779b1);
    low = Math.imul(low ^ code, 0x5f356495);
  }
  high = Math.imul(high ^ (high >>> 16), 0x85ebca6b) ^ Math.imul(low ^ (low >>> 13), 0xc2b2ae35);
  low = Math.imul(low ^ (low >>> 16), 0x85ebca6b) ^ Math.imul(high ^ (high >>> 13), 0xc2b2ae35);
  return ((high & 0x1fffff) * 2 ** 32 + (low >>> 0)).toString(36);
}

/** Storage key of a user's preferences. It contains no name, since it stays after sign-out. */
export function preferencesKey(namespace: string, userId: string): string {
  return `${namespace}.preferences.${hashOf(userId)}`;
}

/** Removes preferences that reveal where the user was. Never throws. */
export function forgetPrivate(
  {
    namespace = STORAGE_NAMESPACE,
    localArea = createBrowserArea('localStorage'),
  }: Pick<Platform, 'namespace' | 'localArea'>,
  userId: string,
): void {
  try {
    const area = localArea.open();
    const key = preferencesKey(namespace, userId);
    const kept = JSON.parse(area.getItem(key) ?? '{}');
    const rest = Object.entries(kept).filter(([name]) => !PRIVATE.some((one) => one === name));
    if (rest.length === 0) area.removeItem(key);
    else area.setItem(key, JSON.stringify(Object.fromEntries(rest)));
  } catch {
    // Storage that throws or is invalid contains nothing of the user.
  }
}
