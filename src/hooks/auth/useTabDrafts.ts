import { useEffect, useRef, useState } from 'react';
import { typedMemoryOf } from '../../platform/typed-memory';
import { useConsole } from '../console/console-context';
import { useSessionStore } from './session-context';
import { createTabDrafts, type TabDrafts, type Typist } from './tab-drafts';

/** Reasons after which nobody goes on where they were. */
const FOR_GOOD = ['signedOut', 'impersonationClosed', 'impersonationEnded'];

/**
 * What was typed into forms when the session ended (contract §4.32). It must outlive the screens
 * behind the sign-in; a half-typed payment outlives a reload as well.
 *
 * @param onOffer - called when a person with kept drafts is back
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
    // What was kept is here now: it is written again when the page is left.
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
      const isHere = store.getSession().status === 'signedIn';
      if (isHere && wasAway && drafts.isAny()) latest.current();
      wasAway = !isHere;
    });
  }, [store, drafts]);
  return drafts;
}
