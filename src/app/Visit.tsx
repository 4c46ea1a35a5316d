import { createContext, type ReactNode, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readPage } from '../domain/read-page';

/** What a page needs from the visit that it is opened in. */
interface Visit {
  /** Whether the reader has left the page that the visit began with. */
  hasMoved: boolean;
  /** Whether the focus has moved outside the page since the address changed. */
  hasFocusLeft(page: Element): boolean;
}

/** The visit; null for a page outside of the portal. */
export const VisitContext = createContext<Visit | null>(null);

/** A visit to the portal, from its first page on. */
export function VisitHost({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [start] = useState<{ focus: Element | null }>({ focus: null });
  const [visit] = useState<Visit>(() => ({
    hasMoved: false,
    hasFocusLeft(page) {
      const activeElement = readPage(document, 'activeElement');
      return (
        activeElement !== null &&
        activeElement !== readPage(document, 'body') &&
        activeElement !== start.focus &&
        !page.contains(activeElement)
      );
    },
  }));
  // Before the page reads it, which may be in the same frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets for each address
  useLayoutEffect(() => {
    start.focus = readPage(document, 'activeElement');
    const stay = new AbortController();
    const { signal } = stay;
    // A menu or drawer that closes after the address changed restores the focus: that is no move by
    // the user.
    const follow = ({ target }: FocusEvent) => {
      const isGone = !start.focus?.isConnected || start.focus === readPage(document, 'body');
      if (isGone && target instanceof Element) start.focus = target;
    };
    document.addEventListener('focusin', follow, { once: true, signal });
    // A focus move after a press or a key comes from the user.
    const stop = () => stay.abort();
    for (const press of ['pointerdown', 'keydown']) {
      document.addEventListener(press, stop, { capture: true, signal });
    }
    return stop;
  }, [key, start]);
  return <VisitContext.Provider value={visit}>{children}</VisitContext.Provider>;
}
