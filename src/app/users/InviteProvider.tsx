import { type ReactNode, useContext, useMemo } from 'react';
import { DraftsContext, INVITE_SEVERAL_FORM } from '../../components/ui/drafts';
import { useLatePart } from '../../components/ui/useLatePart';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { uiFailureMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { useHeldHere } from '../useHeldHere';
import type { InviteAsked } from './InviteHost';
import type { SeveralAsked } from './InviteSeveralHost';
import { InviteContext, type InviteOpening } from './invite-context';

const loadHost = async () => (await import('./InviteHost')).InviteHost;
const loadSeveral = async () => (await import('./InviteSeveralHost')).InviteSeveralHost;

/** Provides the invitation dialog; `useOpenInvite` opens it. */
export function InviteProvider({ children }: { children: ReactNode }) {
  const tFailure = useMessages(uiFailureMessages);
  const alerts = useAlerts();
  const drafts = useContext(DraftsContext);
  const [request, setAsked] = useHeldHere<InviteAsked>();
  // Restores a pasted list that was open when the session ended.
  const [several, setSeveral] = useHeldHere<SeveralAsked>(() =>
    drafts?.read(INVITE_SEVERAL_FORM) === undefined ? null : { text: '', company: null },
  );
  const fail = () => alerts.show({ type: 'danger', title: tFailure('failed'), text: '' });
  const Host = useLatePart(loadHost, {
    isWanted: request !== null,
    onFailure() {
      setAsked(null);
      fail();
    },
  });
  const Several = useLatePart(loadSeveral, {
    isNear: request !== null,
    isWanted: several !== null,
    onFailure() {
      setSeveral(null);
      fail();
    },
  });
  const opening = useMemo<InviteOpening>(
    () => ({
      open: () => setAsked({ company: null }),
      openFor: (company) => setAsked({ company }),
    }),
    [setAsked],
  );
  return (
    <InviteContext.Provider value={opening}>
      {children}
      {Host && request && (
        <Host request={request} onSeveral={(text, company) => setSeveral({ text, company })} />
      )}
      {Several && several && <Several request={several} />}
    </InviteContext.Provider>
  );
}
