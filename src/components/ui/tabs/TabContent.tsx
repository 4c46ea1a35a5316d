import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Part } from '../../../theme/Part';

/** What the Tab key may stop at; nobody is asked whether it is seen, which would lay out the page. */
const STOPS =
  ':is(a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]):not(:disabled, [tabindex^="-"], [type="hidden"], [hidden], [hidden] *, [inert], [inert] *)';

/** Whether the Tab key stops inside of an element. It is taken to, as nearly always it does: that saves a second render. */
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
  /** The id of its tab. */
  labelledBy: string;
  children: ReactNode;
}

/** What the selected tab shows: a stop of the Tab key where there is none inside. */
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
