import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Where caret or selection are in a field that has the focus; null while it has not. React's own
 * `onSelect` misses changes without a key or a button, such as by the handles of a touch screen.
 *
 * @returns the selection, and what to call after the text was changed
 */
export function useFieldSelection(
  field: RefObject<HTMLInputElement | null>,
): [selection: readonly [number, number] | null, look: () => void] {
  const [selection, setSelection] = useState<readonly [number, number] | null>(null);

  const look = useCallback(() => {
    const input = field.current;
    if (!input?.matches(':focus')) {
      setSelection(null);
      return;
    }
    const start = input.selectionStart ?? 0;
    const end = input.selectionEnd ?? start;
    setSelection((last) => (last?.[0] === start && last[1] === end ? last : [start, end]));
  }, [field]);

  useEffect(() => {
    const input = field.current;
    const page = input?.ownerDocument;
    page?.addEventListener('selectionchange', look);
    // Older browsers emit it on the document only, newer ones on the field first.
    input?.addEventListener('focus', look);
    input?.addEventListener('blur', look);
    if (input?.matches(':focus')) look();
    return () => {
      page?.removeEventListener('selectionchange', look);
      input?.removeEventListener('focus', look);
      input?.removeEventListener('blur', look);
    };
  }, [field, look]);

  return [selection, look];
}
