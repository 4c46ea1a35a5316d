/**
 * A document that no browser made may have no media queries: the shell then is as wide as a desk, and
 * nobody prefers anything; nor `CSS.escape`, by which menus, lists and dialogs look for their parts. Those
 * of a browser stay as they are.
 */
export function fillDocument(): void {
  const { window: page } = globalThis as { window?: Partial<Pick<Window, 'matchMedia'>> };
  if (!page) return;
  // As much of it as a value in quotes needs.
  globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS;
  if (page.matchMedia) return;
  page.matchMedia = (media) => ({
    media,
    matches: false,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  });
}
