/** What is on its way: parts that are loaded, outlines, and what says so to assistive software. */
const AWAITED = ':is([aria-busy="true"], [data-slot="page-skeleton"], [data-slot="skeleton"])';
/** What is asked for only once it is on screen, which may be never. */
const DEFERRED = ':is([data-deferred], [data-deferred] *)';
/** What an element shows in the end: a part of ours, or what the page puts in its place. */
const SHOWN = '[data-plinth-root] :is([data-slot], slot)';

/** How far what an element shows is. */
export type Progress =
  | { readonly status: 'loading' | 'ready' }
  | { readonly status: 'failed'; readonly code: 'network' | 'failed'; readonly message: string };

function failureIn(root: ShadowRoot): Progress | null {
  const failed = root.querySelector('[data-failure]');
  if (!failed) return null;
  const code = failed.getAttribute('data-failure') === 'network' ? 'network' : 'failed';
  const said = failed.querySelector('h2, h3, h4, strong, [role="status"]') ?? failed;
  return { status: 'failed', code, message: said.textContent ?? '' };
}

function progressOf(root: ShadowRoot): Progress {
  const isAwaited = root.querySelector(`${AWAITED}:not(${DEFERRED})`) !== null;
  if (isAwaited || root.querySelector(SHOWN) === null) return { status: 'loading' };
  return failureIn(root) ?? { status: 'ready' };
}

/**
 * Watches whether the content of an element is there, or says that it could not be had. Calls back at
 * first, and then whenever that changes; the returned function stops it.
 */
export function watchProgress(
  root: ShadowRoot,
  onChange: (progress: Progress, before: Progress['status'] | null) => void,
): () => void {
  let before: Progress = { status: 'loading' };
  const keyOf = (progress: Progress) => ('code' in progress ? progress.code : progress.status);
  const look = () => {
    const next = progressOf(root);
    const { status } = before;
    if (keyOf(next) === keyOf(before)) return;
    before = next;
    onChange(next, status);
  };
  const changes = new MutationObserver(look);
  const attributeFilter = ['aria-busy', 'data-deferred', 'data-failure'];
  changes.observe(root, { childList: true, subtree: true, attributeFilter });
  onChange(before, null);
  return () => changes.disconnect();
}
