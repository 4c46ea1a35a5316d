import { encodePercent } from '../domain/text/percent';

/** The small picture of the page in the browser's tab. */
export interface PageIcon {
  /**
   * Shows another icon, an SVG as text, and returns the function that restores the page's own. A
   * page without an icon is left alone.
   */
  show(svg: string): () => void;
}

/** The icon of the browser's page. */
export const browserPageIcon: PageIcon = {
  show(svg) {
    const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
    if (!icon) return () => {};
    const before = icon.href;
    const shown = `data:image/svg+xml,${encodePercent(svg)}`;
    icon.href = shown;
    return () => {
      if (icon.href === shown) icon.href = before;
    };
  },
};

/** An icon that is only remembered. */
export interface MemoryPageIcon extends PageIcon {
  /** The picture that is shown, or null for the page's own. */
  readonly shown: string | null;
}

/** For tests and stories. */
export function createMemoryPageIcon(): MemoryPageIcon {
  let shown: string | null = null;
  return {
    show(svg) {
      shown = svg;
      return () => {
        if (shown === svg) shown = null;
      };
    },
    get shown() {
      return shown;
    },
  };
}
