import type { RefObject } from 'react';
import { readPage } from '../../domain/read-page';
import { useBrowserEffect } from './useBrowserEffect';

/**
 * Tells an element how high the part of the page is that can be seen, as
 * `--visual-viewport-height`: less than the window where a keyboard on the screen covers some of it.
 */
export function useViewportHeight(ref: RefObject<HTMLElement | null>): void {
  useBrowserEffect(() => {
    const element = ref.current;
    const view = element && readPage(element.ownerDocument, 'defaultView')?.visualViewport;
    if (!element || !view) return;
    const tell = () => {
      // Zooming in is no reason to squeeze what is looked at.
      if (view.scale <= 1)
        element.style.setProperty('--visual-viewport-height', `${view.height}px`);
    };
    tell();
    view.addEventListener('resize', tell);
    return () => view.removeEventListener('resize', tell);
  }, [ref]);
}
