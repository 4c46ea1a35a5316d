import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Part } from '../../../theme/Part';

/** Focusable elements; visibility is not checked, because that would force a layout. */
const STOPS =
  ':is(a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]):not(:disabled, [tabindex^="-"], [type="hidden"], [hidden], [hidden] *, [inert], [inert] *)';

/**
 * Whether an element contains something focusable. Initially true, which is nearly always right and
 * saves a second render.
 */
function useHasStop(element: RefObject<HTMLElement | null>): boolean {
  const [hasStop, setHasStop] = useState(true);
  useLayoutEffect(() => {
    const content = element.current;
    if (!content) return;
    const look = () => setHasStop(content.querySelector(STOPS) !== null);
    look();
    const observer = new MutationObserver(look);
    const attributeFilter = ['tabindex', 'disabled', 'hidden', 'inert'];
    observer.observe(content, { subtree: true, childList: true, attributeFilter });
    return () => observer.disconnect();
  }, [element]);
  return hasStop;
}

interface TabContentProps {
  id: string;
  labelledBy: string;
  children: ReactNode;
}

/** Content of the selected tab; focusable itself if it contains nothing focusable. */
export function TabContent({ id, labelledBy, children }: TabContentProps) {
  const content = useRef<HTMLDivElement>(null);
  const hasStop = useHasStop(content);
  return (
    <Part
      as="div"
      ref={content}
      role="tabpanel"
      id={id}
      aria-labelledby={labelledBy}
      tabIndex={hasStop ? undefined : 0}
      data-slot="tab-panel"
    >
      {children}
    </Part>
  );
}
