import * as v from 'valibot';
import { addressesOf } from '../text/addresses';
import { inviteRules } from './invite';

/** Maximum number of people to invite at once (contract §4.29). */
export const INVITE_MOST = 100;

/** One of several typed or pasted addresses. */
export interface InviteAddress {
  /** Index among all of them, from 0. */
  readonly place: number;
  /** Line number, from 1. */
  readonly line: number;
  /** The address, without a display name. */
  readonly email: string;
  /** Message code (room `users`) if the address is invalid; null otherwise. */
  readonly problem: string | null;
  /** Line of an earlier duplicate, which is sent once; null if none. */
  readonly sameAs: number | null;
}

/**
 * Validates an address by the rules of a single invitation (specification §5); null if it is valid.
 */
function problemOf(email: string): string | null {
  const checked = v.safeParse(inviteRules, { email });
  return checked.success ? null : (checked.issues[0]?.message ?? null);
}

/** Splits typed or pasted text into addresses, with line numbers and problems. */
export function inviteAddressesIn(text: string): readonly InviteAddress[] {
  const firstLines = new Map<string, number>();
  let count = 0;
  return text.split(/\r\n|\r|\n/).flatMap((content, index) =>
    addressesOf(content).map((email): InviteAddress => {
      const line = index + 1;
      // Addresses that differ only by case belong to one user (contract §1).
      const key = email.toLowerCase();
      const sameAs = firstLines.get(key) ?? null;
      if (sameAs === null) firstLines.set(key, line);
      count += 1;
      return { place: count - 1, line, email, problem: problemOf(email), sameAs };
    }),
  );
}

/**
 * Rules of the invitations to several users, typed or pasted as one text (contract §4.29). Issues are
 * message codes of the users room.
 */
export const inviteSeveralRules = (() =>
  v.object({
    emails: v.pipe(
      v.string(),
      v.transform(inviteAddressesIn),
      v.check((all) => all.every(({ problem }) => problem === null), 'severalFix'),
      v.transform(invitedIn),
      v.check(({ length }) => length > 0, 'inviteEmailRequired'),
      v.check(({ length }) => length <= INVITE_MOST, 'severalTooMany'),
    ),
  }))();

/** The valid addresses, without duplicates, in order. */
export function invitedIn(addresses: readonly InviteAddress[]): readonly string[] {
  return addresses
    .filter(({ problem, sameAs }) => problem === null && sameAs === null)
    .map(({ email }) => email);
}

/** Whether pasted text contains several addresses, too many for a single field. */
export function namesSeveral(text: string): boolean {
  return inviteAddressesIn(text).filter(({ email }) => email.includes('@')).length > 1;
}
