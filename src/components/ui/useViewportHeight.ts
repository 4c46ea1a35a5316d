import type { RefObject } from 'react';
import { readPage } from '../../domain/read-page';
import { useBrowserEffect } from './useBrowserEffect';

/**
 * Sets `--visual-viewport-height` to the height of the visible page, which is less than the window
 * while an on-screen keyboard is open.
 */
export function useViewportHeight(ref: RefObject<HTMLElement | null>): void {
  useBrowserEffect(() => {
    const element = ref.current;
    const view = element && readPage(element.ownerDocument, 'defaultView')?.visualViewport;
    if (!element || !view) return;
    const update = () => {
      // Ignores zoom, which must not shrink the layout.
      if (view.scale <= 1)
        element.style.setProperty('--visual-viewport-height', `${view.height}px`);
    };
    update();
    view.addEventListener('resize', update);
    return () => view.removeEventListener('resize', update);
  }, [ref]);
}
