import {
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentPropsWithoutRef,
  forwardRef,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { readPage } from '../../domain/read-page';
import { toDigits } from '../../domain/text/digits';
import { Part } from '../../theme/Part';
import { CodeBoxes } from './code-field-css';
import { Field, type FieldProps } from './Field';
import { controlProps } from './field-ids';
import { keysForPage } from './keys-for-page';
import { useFieldSelection } from './useFieldSelection';

/**
 * Returns the value after an edit. If there are too many digits, those after the caret are
 * overwritten, so that typing replaces a wrong digit; at the end extra digits are dropped.
 *
 * @param text - text of the input
 * @param caret - position of the caret
 */
function codeAfterEdit(
  text: string,
  caret: number,
  length: number,
): { code: string; caret: number } {
  const start = toDigits(text.slice(0, caret));
  const end = toDigits(text.slice(caret));
  const surplus = Math.max(0, start.length + end.length - length);
  return {
    code: (start + end.slice(surplus)).slice(0, length),
    caret: Math.min(start.length, length),
  };
}

/**
 * Whether a box shows the caret, a part of the selection, or neither. A caret at the very end is in
 * the last box.
 */
function boxActivity(
  at: number,
  length: number,
  selection: readonly [number, number] | null,
): 'caret' | 'selected' | undefined {
  if (!selection) return undefined;
  const [start, end] = selection;
  if (start === end) return at === Math.min(start, length - 1) ? 'caret' : undefined;
  return at >= start && at < end ? 'selected' : undefined;
}

/** Replaces the selection as typing does, so that it can be undone. */
function insertText(field: HTMLInputElement, text: string): void {
  if (readPage(field.ownerDocument, 'execCommand')('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Props of {@link CodeField}. Other props are passed to the native input. */
export interface CodeFieldProps
  extends FieldProps,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      | keyof FieldProps
      | 'autoComplete'
      | 'defaultValue'
      | 'dir'
      | 'disabled'
      | 'inputMode'
      | 'maxLength'
      | 'onChange'
      | 'required'
      | 'size'
      | 'type'
      | 'value'
    > {
  /** Number of digits, one box each. @default 6 */
  length?: 4 | 5 | 6 | 7 | 8 | undefined;
  /** The digits (controlled). @default uncontrolled */
  value?: string | undefined;
  /** Initial value if uncontrolled. @default '' */
  defaultValue?: string | undefined;
  /** Called with the digits, always `0` to `9` and at most `length`. */
  onChange?: ((code: string) => void) | undefined;
  /**
   * Called after `onChange` when a whole code of `length` digits was pasted, which is the moment to
   * submit. Not called for typing or autofill.
   */
  onPasteComplete?: ((code: string) => void) | undefined;
  /** Whether it is required. @default false */
  isRequired?: boolean | undefined;
  /** Whether it is disabled. @default false */
  isDisabled?: boolean | undefined;
}

/**
 * A field for a one-time code (contract §4.11): one native input drawn as boxes, so that caret,
 * selection, autofill and screen readers work natively. The ref is the input.
 */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(
  function CodeField(props, ref) {
    const {
      label,
      labelAction,
      description,
      errorText,
      className,
      length = 6,
      value,
      defaultValue,
      onChange,
      onPasteComplete,
      isRequired,
      isDisabled,
      id: ownId,
      onPaste,
      onFocus,
      onKeyDown,
      onCompositionEnd,
      ...native
    } = props;
    const madeId = useId();
    const id = ownId ?? madeId;
    const input = useRef<HTMLInputElement>(null);
    /** The digits before the current edit, if uncontrolled. */
    const before = useRef(defaultValue ?? '');
    /** Text that an input method is composing, while it is not digits. */
    const [draft, setDraft] = useState<string | null>(null);
    const [selection, look] = useFieldSelection(input);
    useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

    /** A form reset changes only the element: React would miss the same code entered again. */
    function takeReset(field: HTMLInputElement): void {
      const code = field.value;
      if (value !== undefined || code === before.current) return;
      before.current = code;
      field.value = code;
    }

    /** Reduces the input's text to digits, and keeps the caret in place. */
    function commit(field: HTMLInputElement): void {
      const edit = codeAfterEdit(field.value, field.selectionStart ?? field.value.length, length);
      if (field.value !== edit.code) {
        field.value = edit.code;
        field.setSelectionRange(edit.caret, edit.caret);
      }
      setDraft(null);
      look();
      if (edit.code === (value ?? before.current)) return;
      before.current = edit.code;
      onChange?.(edit.code);
    }

    function handleChange(event: ChangeEvent<HTMLInputElement>): void {
      const field = event.currentTarget;
      // Changing the text during composition breaks the input method; pure digits need no change.
      const isComposing = (event.nativeEvent as InputEvent).isComposing === true;
      if (isComposing && toDigits(field.value) !== field.value) setDraft(field.value);
      else commit(field);
    }

    function handlePaste(event: ClipboardEvent<HTMLInputElement>): void {
      onPaste?.(event);
      if (event.defaultPrevented || native.readOnly) return;
      event.preventDefault();
      const field = event.currentTarget;
      const digits = toDigits(event.clipboardData.getData('text'));
      if (digits === '') return;
      // A whole code replaces the content, wherever the caret is.
      if (digits.length === length) field.select();
      insertText(field, digits);
      if (digits.length === length) onPasteComplete?.(digits);
    }

    return (
      <Field slot="code-field" {...{ id, label, labelAction, description, errorText, className }}>
        <CodeBoxes
          data-length={length}
          data-invalid={errorText ? '' : undefined}
          data-disabled={isDisabled ? '' : undefined}
        >
          <Part as="div" data-slot="code-field-row" dir="ltr">
            {Array.from({ length }, (_, at) => (
              <Part
                as="span"
                // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position
                key={at}
                aria-hidden
                data-slot="code-field-box"
                data-active={boxActivity(at, length, selection)}
              />
            ))}
            <input
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              {...native}
              {...(value === undefined ? { defaultValue } : { value: draft ?? value })}
              ref={input}
              {...controlProps(id, props)}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              onChange={handleChange}
              onKeyDown={keysForPage(onKeyDown)}
              onPaste={handlePaste}
              onCompositionEnd={(event) => {
                onCompositionEnd?.(event);
                commit(event.currentTarget);
              }}
              onFocus={(event) => {
                onFocus?.(event);
                takeReset(event.currentTarget);
              }}
            />
          </Part>
        </CodeBoxes>
      </Field>
    );
  },
);
