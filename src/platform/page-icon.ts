import { encodePercent } from '../domain/text/percent';

/** The icon of the page in the browser's tab. */
export interface PageIcon {
  /**
   * Shows another icon, given as SVG text, and returns the function that restores the original.
   * Does nothing on a page without an icon.
   */
  show(svg: string): () => void;
}

/** The icon of the browser's page. */
export const browserPageIcon: PageIcon = {
  show(svg) {
    const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
    if (!icon) return () => {};
    const before = icon.href;
    const href = `data:image/svg+xml,${encodePercent(svg)}`;
    icon.href = href;
    return () => {
      if (icon.href === href) icon.href = before;
    };
  },
};

/** An icon in memory. */
export interface MemoryPageIcon extends PageIcon {
  /** The shown SVG; null for the page's own icon. */
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
