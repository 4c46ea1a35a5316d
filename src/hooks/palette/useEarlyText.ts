import { type RefObject, useLayoutEffect, useRef } from 'react';
import { browserKeys } from '../../platform/key-presses';
import { useConsole } from '../console/console-context';

/**
 * What is typed while the field for it is on its way, wherever the focus still is: nothing else hears
 * of it.
 *
 * @param onEscape - called by who no longer wants the field
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
