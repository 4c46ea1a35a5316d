/** More typed characters than this are not discarded without asking (contract §4.32). */
const MAX_DISCARDED = 10;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface TypedText {
  /** Text of the field before editing. */
  readonly before: string;
  readonly length: number;
  /** Number of typed characters. */
  readonly count: number;
  readonly isPasted: boolean;
}

/** A field whose input is worth keeping: not a search or a code. */
function textControl(target: EventTarget): TextControl | null {
  if (target instanceof HTMLTextAreaElement) return target;
  if (!(target instanceof HTMLInputElement)) return null;
  const isText = /^(?:text|email|tel|url|number|password)$/.test(target.type);
  return isText && target.autocomplete !== 'one-time-code' ? target : null;
}

interface FieldEvent {
  readonly currentTarget: Element;
  readonly target: EventTarget;
  readonly nativeEvent: Event;
}

/** Counts typed characters in a dialog's fields; a field with its initial text counts 0. */
export function createTypedText() {
  const fields = new Map<TextControl, TypedText>();
  const older = new Set<() => boolean>();

  /** The field of an event; null for a field of a nested dialog. */
  function fieldOf({ currentTarget, target }: FieldEvent): TextControl | null {
    const field = textControl(target);
    return field && currentTarget.contains(field) ? field : null;
  }

  function note(event: FieldEvent, isPasted: boolean): void {
    const field = fieldOf(event);
    if (!field) return;
    const { length } = field.value;
    const entry = fields.get(field) ?? { before: '', length: 0, count: 0, isPasted };
    fields.set(field, {
      before: entry.before,
      length,
      count: entry.count + Math.max(0, length - entry.length),
      isPasted: entry.isPasted || isPasted,
    });
  }

  /** Whether more was typed than can be discarded without asking. */
  function isMuch(): boolean {
    const changed = [...fields].filter(
      ([field, { before }]) => field.isConnected && field.value !== before,
    );
    const count = changed.reduce((sum, [, typed]) => sum + typed.count, 0);
    const isPasted = changed.some(([, typed]) => typed.isPasted);
    return count > MAX_DISCARDED || isPasted || [...older].some((isTyped) => isTyped());
  }

  return {
    isMuch,
    holdTyped(isTyped: () => boolean) {
      older.add(isTyped);
      return () => void older.delete(isTyped);
    },
    /** Handlers of the element around the fields; `onMuch` is called when there is much input. */
    handlers: (onMuch: () => void) => ({
      onFocusCapture(event: FieldEvent) {
        const field = fieldOf(event);
        if (!field || fields.has(field)) return;
        const { value } = field;
        fields.set(field, { before: value, length: value.length, count: 0, isPasted: false });
      },
      // Not in the capture phase: React would re-render before the field's own handler, and revert
      // the input.
      onInput(event: FieldEvent) {
        const { nativeEvent } = event;
        const type = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
        note(event, type === 'insertFromPaste' || type === 'insertFromDrop');
        if (isMuch()) onMuch();
      },
      onPasteCapture: (event: FieldEvent) => note(event, true),
    }),
  };
}
