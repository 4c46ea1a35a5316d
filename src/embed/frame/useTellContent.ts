import { type RefObject, useEffect } from 'react';
import type { HostLink } from './connect-to-host';
import { watchContent } from './watch-content';

const LONGEST_TITLE = 300;

/** Reports size and title of the content to the host page on each change. */
export function useTellContent(
  content: RefObject<HTMLElement | null>,
  { send }: HostLink,
  brand: string,
): void {
  useEffect(() => {
    if (!content.current) return;
    let size = '';
    let title = '';
    return watchContent(content.current, (seen) => {
      const { height, width } = seen;
      if (size !== `${height} ${width}`) send({ type: 'size', height, width });
      size = `${height} ${width}`;
      const called = [seen.title, brand].filter(Boolean).join(' – ').slice(0, LONGEST_TITLE);
      if (title !== called) send({ type: 'title', title: called });
      title = called;
      document.title = called;
    });
  }, [content, send, brand]);
}
