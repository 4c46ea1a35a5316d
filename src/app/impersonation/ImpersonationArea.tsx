import { type ReactNode, useCallback, useEffect } from 'react';
import type { ImpersonationPhase } from '../../domain/impersonation/impersonation';
import { displayNameOf } from '../../domain/users/user';
import { useCurrentUser } from '../../hooks/auth/useSession';
import { useConsole } from '../../hooks/console/console-context';
import { ImpersonationProvider } from '../../hooks/impersonation/ImpersonationProvider';
import { useImpersonation } from '../../hooks/impersonation/useImpersonation';
import { useImpersonationWarnings } from '../../hooks/impersonation/useImpersonationWarnings';
import {
  impersonationExpiringMessages,
  impersonationTabMessages,
} from '../../messages/generated/en/impersonation';
import { useMessages } from '../../messages/messages';
import { browserPageIcon } from '../../platform/page-icon';
import { type MarkTone, pageMark } from '../../theme/page-mark';
import { TitleFrameContext } from '../PageTitle';

const TONES = {
  normal: 'info',
  warning: 'warning',
  critical: 'danger',
} as const satisfies Record<ImpersonationPhase, MarkTone>;

/**
 * Marks an impersonating tab: by its title and its icon, and by desktop notifications while it is
 * hidden (specification §4).
 */
function ImpersonationMark({ children }: { children: ReactNode }) {
  const t = useMessages(impersonationTabMessages);
  const tExpiring = useMessages(impersonationExpiringMessages);
  const user = displayNameOf(useCurrentUser());
  const { pageIcon = browserPageIcon } = useConsole().platform;
  const impersonation = useImpersonation();
  const phase = impersonation.status === 'none' ? null : impersonation.phase;
  const minutes = impersonation.status === 'none' ? null : impersonation.minutesLeft;
  // The title shows the minutes only from the warning on: a title that changes all the time is
  // noise.
  const shownMinutes = phase === 'normal' ? null : minutes;

  const frame = useCallback(
    (title: string) => {
      if (phase === null) return title;
      return shownMinutes === null
        ? t('tabTitle', { user, title })
        : t('tabTitleMinutes', { user, title, count: shownMinutes });
    },
    [phase, shownMinutes, user, t],
  );
  useImpersonationWarnings((left) => ({
    title: tExpiring('expiringTitle'),
    body: t('noticeText', { user, count: left }),
  }));
  useEffect(
    () => (phase === null ? undefined : pageIcon.show(pageMark(TONES[phase]))),
    [phase, pageIcon],
  );
  return <TitleFrameContext.Provider value={frame}>{children}</TitleFrameContext.Provider>;
}

/** Both sides of impersonation around everything that a signed-in user sees. */
export function ImpersonationArea({ children }: { children: ReactNode }) {
  return (
    <ImpersonationProvider>
      <ImpersonationMark>{children}</ImpersonationMark>
    </ImpersonationProvider>
  );
}
