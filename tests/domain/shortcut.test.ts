import { describe, expect, it } from 'vitest';
import {
  ariaKeys,
  type HeldKey,
  keyNames,
  type PressedKey,
  pressKey,
  SEQUENCE_MS,
} from '../../src/domain/shortcut';

const KNOWN = ['mod+k', '/', '?', 'g r', 'g u'];

interface Press extends Partial<PressedKey> {
  readonly key: string;
  /** Milliseconds after the one before. */
  readonly after?: number;
}

/** What some keys do, one after the other. */
function done(...presses: readonly (Press | string)[]): readonly string[] {
  let held: HeldKey | null = null;
  let now = 1_000;
  return presses.flatMap((press) => {
    const { after = 100, ...rest } = typeof press === 'string' ? { key: press } : press;
    now += after;
    const pressed = { written: '', isCommand: false, isTyping: false, isInDialog: false, ...rest };
    const step = pressKey(held, pressed, now, KNOWN);
    held = step.held;
    return step.done ?? [];
  });
}

describe('shortcuts', () => {
  it('are one key, one with the command key, or two after another', () => {
    expect(done('/', { key: 'k', isCommand: true }, 'g', 'r', 'k')).toEqual(['/', 'mod+k', 'g r']);
  });

  it('the second key of two has its time', () => {
    expect(done('g', { key: 'r', after: SEQUENCE_MS })).toEqual(['g r']);
    expect(done('g', { key: 'r', after: SEQUENCE_MS + 1 })).toEqual([]);
  });

  it('another key in between ends it, and counts itself', () => {
    expect(done('g', 'x', 'r')).toEqual([]);
    expect(done('g', '/', 'r')).toEqual(['/']);
    expect(done('g', 'g', 'u')).toEqual(['g u']);
  });

  it('letters in a field are text; the command key works there', () => {
    const isTyping = true;
    expect(done({ key: '/', isTyping }, { key: 'g', isTyping }, 'r')).toEqual([]);
    expect(done({ key: 'k', isCommand: true, isTyping })).toEqual(['mod+k']);
  });

  it('a dialog has all keys for itself', () => {
    const isInDialog = true;
    expect(done({ key: 'k', isCommand: true, isInDialog }, { key: '?', isInDialog })).toEqual([]);
  });

  it('are written as on the keyboard', () => {
    expect(keyNames('mod+k', true)).toEqual(['⌘', 'K']);
    expect(keyNames('mod+k', false)).toEqual(['Ctrl', 'K']);
    expect(keyNames('g r', false)).toEqual(['G', 'R']);
    expect(ariaKeys('mod+k', true)).toBe('Meta+K');
    expect(ariaKeys('mod+k', false)).toBe('Control+K');
    expect(ariaKeys('g r', false)).toBeUndefined();
  });
});
