import { useState } from 'react';

/** The text of a field, with the value before editing and at blur. */
interface Typed<Value> {
  readonly text: string;
  readonly isLeft: boolean;
  readonly held: Value;
  readonly before: Value;
}

/** A draft of a field, until it is saved or discarded. */
export interface Draft<Value = unknown> {
  /** The typed text; null if the field shows its value. */
  readonly text: string | null;
  /** Whether the field was left or Enter was pressed, so that errors can be shown. */
  readonly isLeft: boolean;
  /** Called with the whole text of the field. */
  readonly type: (text: string) => void;
  /** The value before editing. */
  readonly before: Value;
  /**
   * Called on blur or Enter.
   * @param text - the reformatted text; undefined keeps it as typed
   */
  readonly leave: (text?: string) => void;
  /** Discards the draft. */
  readonly drop: () => void;
}

/**
 * The draft of a field whose value comes from outside (contract §4.34). While the user types, new
 * values do not replace the draft. After blur, a new value ends it, unless it equals the draft, or
 * saving failed.
 *
 * @param meansValue - whether a text equals the current value
 * @param isRefused - whether saving failed, which keeps the draft
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
