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
 * What a code field holds after an edit. Where there are too many digits those right after the
 * caret make room, so that a wrong digit in a full code is typed over; at the end nothing is added.
 *
 * @param text - what the input holds
 * @param caret - the position of the caret in it
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

/** What a box holds: the caret, a part of the selection, or neither. A caret after the last is in it. */
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

/** Puts text in the place of the selection as typing does, so that it can be undone. */
function insertText(field: HTMLInputElement, text: string): void {
  if (readPage(field.ownerDocument, 'execCommand')('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Props of {@link CodeField}. What a native input takes is passed on to it. */
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
  /** How many digits, each in a box. @default 6 */
  length?: 4 | 5 | 6 | 7 | 8 | undefined;
  /** The digits, when you hold them. @default it holds them itself */
  value?: string | undefined;
  /** What it starts with when it holds them itself. @default '' */
  defaultValue?: string | undefined;
  /** Called with the digits, `0` to `9` whatever was typed; never more than `length`. */
  onChange?: ((code: string) => void) | undefined;
  /**
   * Called after `onChange` when a whole code was pasted, exactly `length` digits: the moment to
   * send it. Typing and autofill never call it.
   */
  onPasteComplete?: ((code: string) => void) | undefined;
  /** Says that it must be filled in. @default false */
  isRequired?: boolean | undefined;
  /** It cannot be filled in. @default false */
  isDisabled?: boolean | undefined;
}

/**
 * A one-time code (contract §4.11): one native input that is drawn as boxes, so that caret,
 * selection, autofill and screen readers work as in any field. The ref is the input.
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
    /** The digits before the edit that is going on, where nobody else holds them. */
    const before = useRef(defaultValue ?? '');
    /** What an input method is still making, where it is not digits yet. */
    const [draft, setDraft] = useState<string | null>(null);
    const [selection, look] = useFieldSelection(input);
    useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);

    /** A reset of the form reaches the element only; React and we would miss the same code again. */
    function takeReset(field: HTMLInputElement): void {
      const code = field.value;
      if (value !== undefined || code === before.current) return;
      before.current = code;
      field.value = code;
    }

    /** Makes digits of what the input holds now, and keeps the caret where it was among them. */
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
      // To change the text under an input method breaks it; pure digits need no change.
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
      // A whole code takes the place of whatever is there, wherever the caret is.
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
                // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
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
