import { type ReactNode, type RefObject, useEffect } from 'react';
import { readPage } from '../../domain/read-page';

/**
 * Moves the focus to the dialog when a focused control inside it unmounts, so that it still
 * receives keys such as Escape.
 */
export function DialogFocus({
  dialog: ref,
  children,
}: {
  dialog: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    let last: EventTarget | null = null;
    const note = ({ target }: FocusEvent) => {
      last = target;
    };
    const observer = new MutationObserver(() => {
      const root = dialog.getRootNode() as Document | ShadowRoot;
      const active = readPage(root, 'activeElement');
      const isLost = !active || active === readPage(dialog.ownerDocument, 'body');
      if (isLost && last instanceof Node && !last.isConnected) dialog.focus();
    });
    dialog.addEventListener('focusin', note);
    observer.observe(dialog, { childList: true, subtree: true });
    return () => {
      dialog.removeEventListener('focusin', note);
      observer.disconnect();
    };
  }, [ref]);
  return children;
}
