import type { User } from '../../domain/users/user';
import type { ConsoleStorage } from '../../platform/storage';

/** What an impersonating tab keeps in its session storage (specification §3). */
export interface ImpersonationMarks {
  readonly sessionId: string;
  /** The user that the tab impersonates. */
  readonly email: string;
  /** What the tab that started it calls itself. */
  readonly parentTabId: string;
  /** End by the server's clock, milliseconds since 1970. */
  readonly deadline: number;
}

/**
 * The result of starting an impersonation in a tab. `refused`: the server does not know the
 * session, or answers as another user; `failed`: it could not be reached.
 */
export type ImpersonationEntry = 'entered' | 'refused' | 'failed' | 'aborted';

/** Writes the marks of specification §3. */
export function keepMarks(
  storage: ConsoleStorage,
  { sessionId, email, parentTabId, deadline }: ImpersonationMarks,
): void {
  storage.impersonatedEmail.set(email);
  storage.impersonationSessionId.set(sessionId);
  storage.parentTabId.set(parentTabId);
  storage.impersonationExpires.set(deadline);
  storage.mainUser.set(false);
}

/** Whether the server answers as the user that the tab is to impersonate. */
export function isActedAs(storage: ConsoleStorage, { email }: Pick<User, 'email'>): boolean {
  const expected = storage.impersonatedEmail.get();
  return expected === null || expected.toLowerCase() === email.toLowerCase();
}
