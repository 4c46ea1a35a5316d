import { type RefObject, useEffect } from 'react';
import { pressListKey } from './list-keys';

/** Listens to the keys of a list's rows, for who asked for them; it shows nothing. */
export function ListKeys({ frame }: { frame: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const list = frame.current;
    const root = list?.getRootNode() as Document | ShadowRoot | undefined;
    const page = list?.ownerDocument;
    if (!list || !root || !page) return;
    const onKeyDown = (event: KeyboardEvent) => pressListKey(event, list, root);
    page.addEventListener('keydown', onKeyDown);
    return () => page.removeEventListener('keydown', onKeyDown);
  }, [frame]);
  return null;
}
