import { createContext, useContext } from 'react';

/** Filled by `InviteProvider`. */
export const InviteContext = /* @__PURE__ */ createContext<(() => void) | null>(null);

/**
 * Opens the invitation, from the header or from any page: `onInvite={useOpenInvite()}`.
 * @throws Error without an `InviteProvider` above.
 */
export function useOpenInvite(): () => void {
  const open = useContext(InviteContext);
  if (!open) throw new Error('useOpenInvite needs an <InviteProvider> above it.');
  return open;
}
