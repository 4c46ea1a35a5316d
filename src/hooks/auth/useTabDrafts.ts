import { useEffect, useRef, useState } from 'react';
import { sentPaymentsOf } from '../../platform/sent-payments';
import { typedMemoryOf } from '../../platform/typed-memory';
import { useConsole } from '../console/console-context';
import { useSessionStore } from './session-context';
import { createTabDrafts, type TabDrafts, type Typist } from './tab-drafts';

/** Endings after which drafts are discarded. */
const FOR_GOOD = ['signedOut', 'impersonationClosed', 'impersonationEnded'];

/**
 * Drafts of forms when the session ended (contract §4.32). Mount it above the signed-in screens;
 * the draft of a payment also survives a reload.
 *
 * @param onOffer - called when a user with kept drafts is back
 */
export function useTabDrafts(onOffer: () => void): TabDrafts {
  const store = useSessionStore();
  const { client, platform } = useConsole();
  const [memory] = useState(() => typedMemoryOf(platform));
  const [drafts] = useState(() =>
    createTabDrafts((): Typist => {
      const session = store.getSession();
      if (session.status === 'signedIn') {
        const isActing = client.impersonationSessionId !== null;
        return isActing ? { status: 'none' } : { status: 'here', email: session.user.email };
      }
      const isOver = session.status === 'signedOut' && FOR_GOOD.includes(session.reason);
      return { status: isOver ? 'none' : 'away' };
    }, memory.get()),
  );
  useEffect(() => {
    // The stored drafts are in memory now; they are stored again when the page is left.
    memory.remove();
    return platform.visibility.subscribe((event) => {
      const typed = event === 'left' ? drafts.toKeep() : null;
      if (typed) memory.set(typed);
    });
  }, [memory, platform, drafts]);
  const latest = useRef(onOffer);
  useEffect(() => {
    latest.current = onOffer;
  });
  useEffect(() => {
    let wasAway = false;
    return store.subscribe(() => {
      drafts.meet();
      const session = store.getSession();
      const isHere = session.status === 'signedIn';
      if (session.status === 'signedOut' && session.reason === 'signedOut') {
        sentPaymentsOf(platform).remove();
      }
      if (isHere && wasAway && drafts.isAny()) latest.current();
      wasAway = !isHere;
    });
  }, [store, drafts, platform]);
  return drafts;
}
