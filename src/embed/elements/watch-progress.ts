/** Pending content: loading parts, placeholders, and their announcements. */
const AWAITED = ':is([aria-busy="true"], [data-slot="page-skeleton"], [data-slot="skeleton"])';
/** Content that loads only when visible, possibly never. */
const DEFERRED = ':is([data-deferred], [data-deferred] *)';
/** The final content of an element: a part of ours, or the page's replacement. */
const SHOWN = '[data-plinth-root] :is([data-slot], slot)';

/** Progress of an element's content. */
export type Progress =
  | { readonly status: 'loading' | 'ready' }
  | { readonly status: 'failed'; readonly code: 'network' | 'failed'; readonly message: string };

function failureIn(root: ShadowRoot): Progress | null {
  const failed = root.querySelector('[data-failure]');
  if (!failed) return null;
  const code = failed.getAttribute('data-failure') === 'network' ? 'network' : 'failed';
  const messageNode = failed.querySelector('h2, h3, h4, strong, [role="status"]') ?? failed;
  return { status: 'failed', code, message: messageNode.textContent ?? '' };
}

function progressOf(root: ShadowRoot): Progress {
  const isAwaited = root.querySelector(`${AWAITED}:not(${DEFERRED})`) !== null;
  if (isAwaited || root.querySelector(SHOWN) === null) return { status: 'loading' };
  return failureIn(root) ?? { status: 'ready' };
}

/**
 * Watches whether the content of an element has loaded or failed. Calls back initially and on each
 * change; the returned function stops it.
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
