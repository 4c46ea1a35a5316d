import { readPage } from '../../domain/read-page';
import { toDigits } from '../../domain/text/digits';

/**
 * What a code field holds after an edit. Where there are too many digits those right after the
 * caret make room, so that a wrong digit in a full code is typed over; at the end nothing is added.
 *
 * @param text - what the input holds
 * @param caret - the position of the caret in it
 */
export function codeAfterEdit(
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
export function boxActivity(
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
export function insertText(field: HTMLInputElement, text: string): void {
  if (readPage(field.ownerDocument, 'execCommand')('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
