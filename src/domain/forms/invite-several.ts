import * as v from 'valibot';
import { addressesOf } from '../text/addresses';
import { inviteRules } from './invite';

/** Most people that are invited at once (contract §4.29). */
export const INVITE_MOST = 100;

/** One address of several that were typed or pasted. */
export interface InviteAddress {
  /** Its place among all of them, from 0. */
  readonly place: number;
  /** The line that it is on, from 1. */
  readonly line: number;
  /** The address, without what mail programs write around it. */
  readonly email: string;
  /** Why nobody can be invited so: a message code of the users room; null for no problem. */
  readonly problem: string | null;
  /** The line that has the same address before; null for none. It is sent once. */
  readonly sameAs: number | null;
}

/** What is wrong with an address by the rules of one invitation (specification §5); null for nothing. */
function problemOf(email: string): string | null {
  const checked = v.safeParse(inviteRules, { email });
  return checked.success ? null : (checked.issues[0]?.message ?? null);
}

/** Several addresses as they were typed or pasted, each with its line and what is wrong with it. */
export function inviteAddressesIn(text: string): readonly InviteAddress[] {
  const firstLines = new Map<string, number>();
  let count = 0;
  return text.split(/\r\n|\r|\n/).flatMap((content, index) =>
    addressesOf(content).map((email): InviteAddress => {
      const line = index + 1;
      // Two that differ by case alone are one user (contract §1).
      const key = email.toLowerCase();
      const sameAs = firstLines.get(key) ?? null;
      if (sameAs === null) firstLines.set(key, line);
      count += 1;
      return { place: count - 1, line, email, problem: problemOf(email), sameAs };
    }),
  );
}

/** Whom to invite: each address that is right, once and in order. */
export function invitedIn(addresses: readonly InviteAddress[]): readonly string[] {
  return addresses
    .filter(({ problem, sameAs }) => problem === null && sameAs === null)
    .map(({ email }) => email);
}

/** Whether a text that is pasted names several, so that one field is too little for it. */
export function namesSeveral(text: string): boolean {
  return inviteAddressesIn(text).filter(({ email }) => email.includes('@')).length > 1;
}
