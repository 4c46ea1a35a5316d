import { type RefObject, useLayoutEffect, useRef } from 'react';
import { browserKeys } from '../../platform/key-presses';
import { useConsole } from '../console/console-context';

/**
 * Captures what is typed while the palette is loading, wherever the focus is; nothing else receives
 * the keys.
 *
 * @param onEscape - called on Escape
 */
export function useEarlyText(isWaiting: boolean, onEscape: () => void): RefObject<string> {
  const { keys = browserKeys } = useConsole().platform;
  const text = useRef('');
  useLayoutEffect(() => {
    if (!isWaiting) return;
    text.current = '';
    return keys.subscribe(({ key, written, isCommand }) => {
      if (isCommand || key === 'Tab') return false;
      if (key === 'Escape') onEscape();
      text.current = key === 'Backspace' ? text.current.slice(0, -1) : text.current + written;
      return true;
    });
  }, [isWaiting, keys, onEscape]);
  return text;
}
