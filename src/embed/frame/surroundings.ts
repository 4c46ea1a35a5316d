import { readPage } from '../../domain/read-page';

/** What a page can know of the pages around it. */
export interface Surroundings {
  /** Whether it stands alone: opened directly, in no frame. */
  readonly isAlone: boolean;
  /** Whether the page that frames it is framed by none itself. */
  readonly isParentTop: boolean;
  /**
   * The origins of all pages around, the nearest first; null where the browser does not say
   * (`location.ancestorOrigins`).
   */
  readonly ancestors: readonly string[] | null;
  /** The address that led here, perhaps shortened to its origin; '' when it is not known. */
  readonly referrer: string;
}

/** What a page in a frame makes of its surroundings. */
export type FramePlace =
  /** Opened directly. */
  | { readonly status: 'alone' }
  /** A page around it is not allowed to frame it, or cannot be told. */
  | { readonly status: 'refused' }
  /** It may speak to its parent, if that is of one of these origins. */
  | { readonly status: 'framed'; readonly parents: readonly string[] };

/**
 * Who may be spoken to. Every page around has to be allowed: a stranger's page around an allowed one
 * could lay its own buttons over ours. Where the browser does not name them, only a page that no other
 * one frames can be told apart: by what it answers.
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
  // A hint only: it saves a message to each of the others, which would not be delivered.
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
