import { isAbout } from '../db/users-table';
import { unseenName } from './standing';
import type { Viewer } from './viewer';

/**
 * A user in a record as sent: by e-mail, or by their company if the viewer may not see its users
 * (SECURITY 23). Viewers always see themselves, also while impersonating; the server itself stays
 * ''.
 *
 * @param at - time of their action, in milliseconds since 1970: the e-mail may belong to another
 * user now
 */
export function personSaid(
  { people, companyOf, sees, tables, companyId }: Viewer,
  email: string,
  at: number,
): string {
  if (email === '') return '';
  const theirs = companyOf(email, at);
  const isKnown = sees(theirs ?? '') || people.some((user) => isAbout(user, email, at));
  return isKnown ? email : unseenName(tables, companyId, theirs);
}

/** The same as a name, for sentences. */
export function personCalled(viewer: Viewer, email: string, at: number): string {
  const said = personSaid(viewer, email, at);
  return said === email ? (viewer.calledOf(email) ?? email) : said;
}
