import { type RefObject, useEffect } from 'react';
import { readPage } from '../../domain/read-page';
import type { HostLink } from './connect-to-host';

/** Size and title of a frame's content. */
interface FrameContent {
  /** The size of its content, in CSS pixels. */
  readonly height: number;
  readonly width: number;
  /** The screen's title; '' until it has one. */
  readonly title: string;
}

/** Placeholder of a loading screen. */
const AWAITED = '[data-slot="page-skeleton"]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';
/** A dialog covers the content and cannot be higher than the frame: reserve room for it. */
const DIALOG_HEIGHT = 640;

/** Reports the content initially and on each change, until the returned function is called. */
function watchContent(content: HTMLElement, onChange: (content: FrameContent) => void): () => void {
  const { ownerDocument } = content;
  const look = () => {
    // Between two screens the host page keeps the height and title of the previous one.
    if (!content.querySelector('[data-slot]') || content.querySelector(AWAITED)) return;
    const { height } = content.getBoundingClientRect();
    const hasDialog = readPage(ownerDocument, 'querySelector')(DIALOG) !== null;
    onChange({
      height: Math.ceil(hasDialog ? Math.max(height, DIALOG_HEIGHT) : height),
      width: Math.ceil(content.scrollWidth),
      title: content.querySelector('h1, h2')?.textContent?.trim() ?? '',
    });
  };
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  sizes.observe(content);
  changes.observe(readPage(ownerDocument, 'body'), {
    childList: true,
    characterData: true,
    subtree: true,
  });
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}

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
