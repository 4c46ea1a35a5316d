import type { TypedMemory } from '../../platform/typed-memory';

/** Who is here, as far as forms are concerned. */
export type Typist =
  /** Somebody is signed in, as themselves. */
  | { readonly status: 'here'; readonly email: string }
  /** The session has ended, or it is asked whose it is: the same person may come back. */
  | { readonly status: 'away' }
  /** The user has signed out, or acts as somebody else: nothing is kept. */
  | { readonly status: 'none' };

/** What was typed into forms when a session ended, in the tab's memory (contract §4.32). */
export interface TabDrafts {
  /** What the person who is here had typed into a form; undefined for nothing. */
  readonly read: (form: string) => unknown;
  /**
   * Holds an open form. Returns the function that ends it: with the session, what was typed is kept;
   * closed by the user, it is forgotten.
   */
  readonly hold: (form: string, typed: () => unknown) => () => void;
  /** Forgets what is not of the person who is here now. */
  readonly meet: () => void;
  /** Whether something is kept. */
  readonly isAny: () => boolean;
  /** What a reload must not take along; null for nothing. */
  readonly toKeep: () => TypedMemory | null;
}

/** Forms that a reload takes nothing of: a payment is written from a paper beside the keyboard. */
const SURVIVES_RELOAD = /^payment:/;

/**
 * @param whoIsHere - asked at each moment: a form that closes must know whether the session ended
 * @param before - what was kept when the page was left. @default nothing
 */
export function createTabDrafts(
  whoIsHere: () => Typist,
  before: TypedMemory | null = null,
): TabDrafts {
  let owner = before?.email ?? null;
  const kept = new Map<string, unknown>(Object.entries(before?.forms ?? {}));
  const open = new Map<string, () => unknown>();

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
      const typed = [...open].map(([form, value]) => [form, value()] as const);
      const forms = [...kept, ...typed].filter(
        ([form, value]) => SURVIVES_RELOAD.test(form) && value !== undefined,
      );
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
