import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { NavigationProvider } from '../../components/ui/NavigationProvider';
import { useLatePart } from '../../components/ui/useLatePart';
import { useAlerts } from '../../hooks/alerts/useAlerts';
import { useConsole } from '../../hooks/console/console-context';
import { shellUnsavedMessages } from '../../messages/generated/en/shell';
import { uiFailureMessages, uiTypedMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { browserSteps } from '../../platform/page-steps';
import { type LeaveQuestion, UnsavedContext } from './unsaved-context';

const loadDialog = async () => (await import('../../components/ui/AlertDialog')).AlertDialog;

/**
 * Asks before unsaved changes are left: by a link, by Back and Forward, by closing the page. Pages
 * register with `useUnsavedChanges`. react-router has a blocker only for its data router.
 */
export function UnsavedChanges({ children }: { children: ReactNode }) {
  const t = useMessages(shellUnsavedMessages);
  const tTyped = useMessages(uiTypedMessages);
  const tFailure = useMessages(uiFailureMessages);
  const alerts = useAlerts();
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
  // Synchronously, so that the last typed character is guarded too.
  useLayoutEffect(() => {
    if (isHeld) return steps.hold((go) => setWaiting({ go }));
    // Any open question is settled: the session may have ended meanwhile.
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
      // The page is open already, and the typed input is still there.
      if (isHeld && href.replace(/[?#].*$/s, '') === pathname) return;
      leave(() => void navigate(href));
    },
    [navigate, leave],
  );

  const Dialog = useLatePart(loadDialog, {
    isNear: isHeld,
    isWanted: waiting !== null,
    onFailure() {
      setWaiting(null);
      alerts.show({ type: 'danger', title: tFailure('failed'), text: '' });
    },
  });
  const unsaved = {
    title: t('unsavedTitle'),
    text: t('unsavedText'),
    stay: tTyped('keepEditing'),
  };
  const texts = question === null || question === 'unsaved' ? unsaved : question;
  return (
    <UnsavedContext.Provider value={guard}>
      <NavigationProvider navigate={follow}>{children}</NavigationProvider>
      {Dialog && (
        <Dialog
          isOpen={waiting !== null}
          // Danger tone: lost input cannot be restored.
          tone={texts === unsaved ? 'danger' : 'warning'}
          title={texts.title}
          text={texts.text}
          confirmText={t('unsavedLeave')}
          cancelText={texts.stay}
          onConfirm={() => {
            setWaiting(null);
            waiting?.go();
          }}
          onClose={() => setWaiting(null)}
        />
      )}
    </UnsavedContext.Provider>
  );
}
