import { type RefCallback, useCallback, useRef } from 'react';

/**
 * Mirrors the height of an element in a custom property of another one, without re-rendering:
 * content that scrolls below a sticky bar needs it.
 *
 * @param name - name of the custom property, such as `--shell-banner`
 * @returns refs of the measured element and of the element with the property
 */
export function useBlockSizeVariable(
  name: `--${string}`,
): [measured: RefCallback<HTMLElement>, holder: RefCallback<HTMLElement>] {
  const holder = useRef<HTMLElement | null>(null);
  const measured = useRef<HTMLElement | null>(null);
  const observer = useRef<ResizeObserver | null>(null);

  const write = useCallback(() => {
    const size = measured.current?.getBoundingClientRect().height ?? 0;
    holder.current?.style.setProperty(name, `${Math.ceil(size)}px`);
  }, [name]);

  const measure = useCallback(
    (element: HTMLElement | null) => {
      observer.current?.disconnect();
      observer.current = null;
      measured.current = element;
      if (element === null || typeof ResizeObserver === 'undefined') return;
      observer.current = new ResizeObserver(write);
      observer.current.observe(element);
    },
    [write],
  );
  const hold = useCallback(
    (element: HTMLElement | null) => {
      holder.current = element;
      if (element !== null && measured.current !== null) write();
    },
    [write],
  );
  return [measure, hold];
}
