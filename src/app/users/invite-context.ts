import { createContext, useContext } from 'react';
import type { PeopleCompany } from '../../contracts/users';

/** What opens the invitation. */
export interface InviteOpening {
  /** Opens it, for any company that the viewer may choose. */
  readonly open: () => void;
  /** Opens it for people of one company (workday §1). */
  readonly openFor: (company: PeopleCompany) => void;
}

/** Filled by `InviteProvider`. */
export const InviteContext = createContext<InviteOpening | null>(null);

function useInviteOpening(): InviteOpening {
  const opening = useContext(InviteContext);
  if (!opening) throw new Error('useOpenInvite needs an <InviteProvider> above it.');
  return opening;
}

/**
 * Opens the invitation, from the header or from any page: `onInvite={useOpenInvite()}`.
 * @throws Error without an `InviteProvider` above.
 */
export function useOpenInvite(): () => void {
  return useInviteOpening().open;
}

/**
 * Opens the invitation for people of one company, from its page.
 * @throws Error without an `InviteProvider` above.
 */
export function useOpenInviteFor(): (company: PeopleCompany) => void {
  return useInviteOpening().openFor;
}
