/** More typed characters than these are not thrown away unasked (contract §4.32). */
const MOST_UNASKED = 10;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface TypedText {
  /** What the field held when it was entered. */
  readonly before: string;
  readonly length: number;
  /** How many characters were typed. */
  readonly count: number;
  readonly isPasted: boolean;
}

/** A field whose text is lost with a dialog: no search, which is quickly typed again, and no code. */
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

/**
 * Counts what is typed into the fields of a dialog. A field that is as it was before counts for
 * nothing.
 */
export function createTypedText() {
  const fields = new Map<TextControl, TypedText>();
  const older = new Set<() => boolean>();

  /** The field of an event; null for one of another dialog that was opened from this one. */
  function fieldOf({ currentTarget, target }: FieldEvent): TextControl | null {
    const field = textControl(target);
    return field && currentTarget.contains(field) ? field : null;
  }

  function note(event: FieldEvent, isPasted: boolean): void {
    const field = fieldOf(event);
    if (!field) return;
    const { length } = field.value;
    const known = fields.get(field) ?? { before: '', length: 0, count: 0, isPasted };
    fields.set(field, {
      before: known.before,
      length,
      count: known.count + Math.max(0, length - known.length),
      isPasted: known.isPasted || isPasted,
    });
  }

  /** Whether more was typed than may be lost unasked. */
  function isMuch(): boolean {
    const changed = [...fields].filter(
      ([field, { before }]) => field.isConnected && field.value !== before,
    );
    const count = changed.reduce((sum, [, typed]) => sum + typed.count, 0);
    const isPasted = changed.some(([, typed]) => typed.isPasted);
    return count > MOST_UNASKED || isPasted || [...older].some((isTyped) => isTyped());
  }

  return {
    isMuch,
    holdTyped(isTyped: () => boolean) {
      older.add(isTyped);
      return () => void older.delete(isTyped);
    },
    /** For the element around the fields; `onMuch` is called once there is something to ask about. */
    handlers: (onMuch: () => void) => ({
      onFocusCapture(event: FieldEvent) {
        const field = fieldOf(event);
        if (!field || fields.has(field)) return;
        const { value } = field;
        fields.set(field, { before: value, length: value.length, count: 0, isPasted: false });
      },
      // Not as it is captured: React would draw again before the field has told its text, and take it back.
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
