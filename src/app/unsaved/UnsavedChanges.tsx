import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AlertDialog } from '../../components/ui/AlertDialog';
import { NavigationProvider } from '../../components/ui/NavigationProvider';
import { useConsole } from '../../hooks/console/console-context';
import { shellUnsavedMessages } from '../../messages/generated/en/shell';
import { useMessages } from '../../messages/messages';
import { browserSteps } from '../../platform/page-steps';
import { type LeaveQuestion, UnsavedContext } from './unsaved-context';

/**
 * Asks before unsaved changes are left: by a link, by Back and Forward, by closing the page. A page
 * says so with `useUnsavedChanges`. react-router has a blocker for its data router alone.
 */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const t = useMessages(shellUnsavedMessages);
  const { steps = browserSteps } = useConsole().platform;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [question, setHeld] = useState<LeaveQuestion | 'unsaved' | null>(null);
  const isHeld = question !== null;
  const [waiting, setWaiting] = useState<{ go: () => void } | null>(null);
  const held = useRef({ isHeld, pathname });

  useLayoutEffect(() => {
    held.current = { isHeld, pathname };
  });
  // Before the browser can take the next key: what was typed last is guarded as well.
  useLayoutEffect(() => {
    if (isHeld) return steps.hold((go) => setWaiting({ go }));
    // Whatever was asked is settled: the session may have ended meanwhile.
    setWaiting(null);
    return;
  }, [isHeld, steps]);

  const guard = useMemo(
    () => ({
      setHeld,
      leave: (go: () => void) => {
        if (held.current.isHeld) setWaiting({ go });
        else go();
      },
    }),
    [],
  );
  const { leave } = guard;
  const follow = useCallback(
    (href: string) => {
      const { isHeld, pathname } = held.current;
      // The page is here already, and so is what was typed.
      if (isHeld && href.replace(/[?#].*$/s, '') === pathname) return;
      leave(() => void navigate(href));
    },
    [navigate, leave],
  );

  const unsaved = {
    title: t('unsavedTitle'),
    text: t('unsavedText'),
    stay: t('unsavedStay'),
  };
  const asked = question === null || question === 'unsaved' ? unsaved : question;
  return (
    <UnsavedContext.Provider value={guard}>
      <NavigationProvider navigate={follow}>{children}</NavigationProvider>
      <AlertDialog
        isOpen={waiting !== null}
        tone="warning"
        title={asked.title}
        text={asked.text}
        confirmText={t('unsavedLeave')}
        cancelText={asked.stay}
        onConfirm={() => {
          setWaiting(null);
          waiting?.go();
        }}
        onClose={() => setWaiting(null)}
      />
    </UnsavedContext.Provider>
  );
}
