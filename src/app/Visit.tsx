import { createContext, type ReactNode, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readPage } from '../domain/read-page';

/** What a page has to know of the visit that it is opened in. */
interface Visit {
  /** Whether the reader has moved on from the page that the visit began with. */
  hasMoved: boolean;
  /** Whether the focus went somewhere since the address changed, other than into the page. */
  hasFocusLeft(page: Element): boolean;
}

/** The visit; null where a page stands for itself. */
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
  // Before the page is told of it, which may be in the same frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each address begins anew
  useLayoutEffect(() => {
    start.focus = readPage(document, 'activeElement');
    const stay = new AbortController();
    const { signal } = stay;
    // A menu or drawer that closes after the address changed gives the focus back: nobody has left.
    const follow = ({ target }: FocusEvent) => {
      const isGone = !start.focus?.isConnected || start.focus === readPage(document, 'body');
      if (isGone && target instanceof Element) start.focus = target;
    };
    document.addEventListener('focusin', follow, { once: true, signal });
    // What moves the focus after a press is the user, who goes somewhere else.
    const stop = () => stay.abort();
    for (const press of ['pointerdown', 'keydown']) {
      document.addEventListener(press, stop, { capture: true, signal });
    }
    return stop;
  }, [key, start]);
  return <VisitContext.Provider value={visit}>{children}</VisitContext.Provider>;
}
