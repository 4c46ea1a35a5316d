import { useState } from 'react';

/** What is typed into a field, and the value that it had when it was left, and before it was typed. */
interface Typed<Value> {
  readonly text: string;
  readonly isLeft: boolean;
  readonly held: Value;
  readonly before: Value;
}

/** What a field is typed into, until it is saved or given up. */
export interface Draft<Value = unknown> {
  /** What is typed; null for nothing: the field shows its value. */
  readonly text: string | null;
  /** Whether the field was left since, or Enter pressed: what is wrong with it can be said. */
  readonly isLeft: boolean;
  /** Called with all that is in the field. */
  readonly type: (text: string) => void;
  /** The value before it was typed. */
  readonly before: Value;
  /**
   * Called when the field is left, or Enter is pressed in it.
   * @param text - what was typed as the page writes it; absent, it stays as it was typed
   */
  readonly leave: (text?: string) => void;
  /** Gives up what was typed. */
  readonly drop: () => void;
}

/**
 * The draft of a field whose value comes from outside (contract §4.34). While somebody types, no value
 * takes it back. Once the field is left, another value than it was left with ends it, unless that is
 * what was typed, or saving was refused.
 *
 * @param meansValue - whether a text stands for the present value
 * @param isRefused - whether what was typed could not be saved; it stays then
 */
export function useDraft<Value>(
  value: Value,
  meansValue: (text: string) => boolean,
  isRefused = false,
): Draft<Value> {
  const [typed, setTyped] = useState<Typed<Value> | null>(null);
  if (typed?.isLeft && typed.held !== value && !isRefused) {
    setTyped(meansValue(typed.text) ? { ...typed, held: value } : null);
  }
  return {
    text: typed?.text ?? null,
    isLeft: typed?.isLeft ?? false,
    before: typed ? typed.before : value,
    type: (text) =>
      setTyped((last) => {
        const before = last && !last.isLeft ? last.before : value;
        return { text, isLeft: false, held: value, before };
      }),
    leave: (text) =>
      setTyped((last) => last && { ...last, text: text ?? last.text, isLeft: true, held: value }),
    drop: () => setTyped(null),
  };
}
