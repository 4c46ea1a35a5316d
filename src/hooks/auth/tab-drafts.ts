import type { TypedMemory } from '../../platform/typed-memory';

type Fields = TypedMemory['forms'][string];

/** The current user, for kept drafts. */
export type Typist =
  /** A user is signed in and not impersonating. */
  | { readonly status: 'here'; readonly email: string }
  /** The session has ended or is being checked: the same user may return. */
  | { readonly status: 'away' }
  /** The user has signed out or impersonates: no drafts are kept. */
  | { readonly status: 'none' };

/** Drafts of forms that were open when a session ended, in the tab's memory (contract §4.32). */
export interface TabDrafts {
  /** The current user's draft of a form; undefined for none. */
  readonly read: (form: string) => Fields | undefined;
  /**
   * Registers an open form. Returns the function that unregisters it: after the end of a session
   * the draft is kept, after a close by the user it is discarded.
   */
  readonly hold: (form: string, typed: () => Fields | undefined) => () => void;
  /** Discards the drafts of other users. */
  readonly meet: () => void;
  /** Whether a draft is kept. */
  readonly isAny: () => boolean;
  /** The drafts to keep over a reload; null for none. */
  readonly toKeep: () => TypedMemory | null;
}

/** Forms whose drafts survive a reload, such as a payment that is copied from paper. */
const SURVIVES_RELOAD = /^payment:/;

/**
 * @param whoIsHere - called each time, because a closing form depends on whether the session has
 * ended
 * @param before - drafts kept when the page was left. @default none
 */
export function createTabDrafts(
  whoIsHere: () => Typist,
  before: TypedMemory | null = null,
): TabDrafts {
  let owner = before?.email ?? null;
  const kept = new Map<string, Fields>(Object.entries(before?.forms ?? {}));
  const open = new Map<string, () => Fields | undefined>();

  function meet(): void {
    const now = whoIsHere();
    if (now.status === 'away') return;
    const email = now.status === 'here' ? now.email : null;
    if (email === null || email !== owner) kept.clear();
    owner = email;
  }

  return {
    meet,
    isAny: () => kept.size > 0,
    toKeep() {
      const typed = [...open].flatMap(([form, value]) => {
        const fields = value();
        return fields ? [[form, fields] as const] : [];
      });
      const forms = [...kept, ...typed].filter(([form]) => SURVIVES_RELOAD.test(form));
      return owner === null || forms.length === 0
        ? null
        : { email: owner, forms: Object.fromEntries(forms) };
    },
    read(form) {
      meet();
      return whoIsHere().status === 'here' ? kept.get(form) : undefined;
    },
    hold(form, typed) {
      meet();
      const typist = owner;
      open.set(form, typed);
      return () => {
        if (open.get(form) === typed) open.delete(form);
        kept.delete(form);
        const value = typed();
        const hasEnded = whoIsHere().status === 'away' && typist !== null && typist === owner;
        if (hasEnded && value !== undefined) kept.set(form, value);
      };
    },
  };
}
