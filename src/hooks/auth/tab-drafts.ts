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
}

/** @param whoIsHere - asked at each moment: a form that closes must know whether the session ended */
export function createTabDrafts(whoIsHere: () => Typist): TabDrafts {
  let owner: string | null = null;
  const kept = new Map<string, unknown>();

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
    read(form) {
      meet();
      return whoIsHere().status === 'here' ? kept.get(form) : undefined;
    },
    hold(form, typed) {
      meet();
      const typist = owner;
      return () => {
        kept.delete(form);
        const value = typed();
        const hasEnded = whoIsHere().status === 'away' && typist !== null && typist === owner;
        if (hasEnded && value !== undefined) kept.set(form, value);
      };
    },
  };
}
