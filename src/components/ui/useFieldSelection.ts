import { type RefObject, useCallback, useEffect, useState } from 'react';

/**
 * Caret or selection of a focused field; null without focus. React's `onSelect` misses changes by
 * other means than keys and mouse, such as touch handles.
 *
 * @returns the selection, and a function to call after changing the text
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
    // Older browsers emit it only on the document, newer ones on the field first.
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
