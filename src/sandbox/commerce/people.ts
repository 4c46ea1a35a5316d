import { isAbout } from '../db/users-table';
import { unseenName } from './standing';
import type { Viewer } from './viewer';

/**
 * Somebody as a record names them: by e-mail, or by their company where its people are not the reader's
 * to see (SECURITY 23). Readers always see themselves, also where they act as somebody else, and the
 * server itself, who is '', stays.
 *
 * @param at - when they did something, in milliseconds since 1970: somebody else may have the e-mail now
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

/** The same in words: by name, or by their company where one does not see them. */
export function personCalled(viewer: Viewer, email: string, at: number): string {
  const said = personSaid(viewer, email, at);
  return said === email ? (viewer.calledOf(email) ?? email) : said;
}
