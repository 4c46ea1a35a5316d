import { readPage } from '../../domain/read-page';

/** What there is to see of a frame's content. */
export interface FrameContent {
  /** What its content needs, in CSS pixels. */
  readonly height: number;
  readonly width: number;
  /** What the screen calls itself; '' as long as it says nothing. */
  readonly title: string;
}

/** Stands in for a screen that is on its way. */
const AWAITED = '[data-slot="page-skeleton"]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';
/** A dialog lies over the content and is as high as the frame at most: it gets room. */
const DIALOG_HEIGHT = 640;

/** Looks at the content at first and whenever it changes, until the returned function is called. */
export function watchContent(
  content: HTMLElement,
  onChange: (content: FrameContent) => void,
): () => void {
  const { ownerDocument } = content;
  const look = () => {
    // Between two screens the page around keeps its height, and the name of the one before.
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
