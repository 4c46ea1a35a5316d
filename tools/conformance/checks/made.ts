/** What this run has made and has to take away again. */
export interface Made {
  role: string | null;
  email: string | null;
  readonly impersonations: Set<string>;
}

/** Whether two texts are the same user's: servers change the case of e-mails. */
export const sameEmail = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
