import { readPage } from '../../domain/read-page';

/** What a page can learn about its ancestor pages. */
export interface Surroundings {
  /** Whether it was opened directly, outside of a frame. */
  readonly isAlone: boolean;
  /** Whether its parent is the top page. */
  readonly isParentTop: boolean;
  /**
   * The origins of all ancestor pages, nearest first; null if the browser does not support
   * `location.ancestorOrigins`.
   */
  readonly ancestors: readonly string[] | null;
  /** The referrer, possibly shortened to its origin; '' if unknown. */
  readonly referrer: string;
}

/** Verdict of a page in a frame about its ancestors. */
export type FramePlace =
  /** Opened directly. */
  | { readonly status: 'alone' }
  /** An ancestor is not allowed to frame it, or is unknown. */
  | { readonly status: 'refused' }
  /** It may exchange messages with its parent at one of these origins. */
  | { readonly status: 'framed'; readonly parents: readonly string[] };

/**
 * The origins to exchange messages with. Every ancestor must be allowed: a foreign page around an
 * allowed one could overlay its own buttons. If the browser does not list the ancestors, only a
 * parent that is the top page can be identified, by its response.
 */
export function placeOf(surroundings: Surroundings, allowed: readonly string[]): FramePlace {
  const { isAlone, isParentTop, ancestors, referrer } = surroundings;
  if (isAlone) return { status: 'alone' };
  if (ancestors !== null) {
    const [parent] = ancestors;
    return parent !== undefined && ancestors.every((origin) => allowed.includes(origin))
      ? { status: 'framed', parents: [parent] }
      : { status: 'refused' };
  }
  if (!isParentTop || allowed.length === 0) return { status: 'refused' };
  // Only a hint: it saves messages to the others, which would not be delivered.
  const hint = URL.canParse(referrer) ? new URL(referrer).origin : '';
  return { status: 'framed', parents: allowed.includes(hint) ? [hint] : allowed };
}

/** Looks around. */
export function lookAround(view: Window): Surroundings {
  const { ancestorOrigins } = view.location as Partial<Location>;
  return {
    isAlone: view.parent === view,
    isParentTop: view.parent === view.top,
    ancestors: ancestorOrigins ? Array.from(ancestorOrigins) : null,
    referrer: readPage(view.document, 'referrer'),
  };
}
