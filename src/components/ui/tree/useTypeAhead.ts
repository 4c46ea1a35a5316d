import { useRef } from 'react';
import { foldedText } from '../../../domain/text/fold';
import type { TreeRowData } from './tree-node';

/** Milliseconds without a key after which typing starts again. */
const PAUSE_MS = 1000;

/** Goes to the next row whose name begins with what is typed; one letter again and again cycles. */
export function useTypeAhead() {
  const typed = useRef({ text: '', at: 0 });

  return function find(
    rows: readonly TreeRowData[],
    active: number,
    key: string,
    timeStamp: number,
  ): number {
    const before = timeStamp - typed.current.at > PAUSE_MS ? '' : typed.current.text;
    const text = before + foldedText(key);
    typed.current = { text, at: timeStamp };
    const isOneLetter = [...text].every((letter) => letter === text[0]);
    const wanted = isOneLetter ? text.slice(0, 1) : text;
    // More letters may still be about the row that the first ones found.
    const start = active + (isOneLetter ? 1 : 0);
    for (let step = 0; step < rows.length; step += 1) {
      const at = (start + step) % rows.length;
      if (foldedText(rows[at]?.node.label ?? '').startsWith(wanted)) return at;
    }
    return -1;
  };
}
