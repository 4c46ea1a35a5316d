import { useEffect, useMemo, useRef } from 'react';
import { createBrowserNotifications } from '../../platform/desktop-notification';
import { useConsole } from '../console/console-context';
import { useImpersonationStores } from './impersonation-context';
import { useIsImpersonating } from './useImpersonation';

/** A desktop notification closes after this many milliseconds (specification §9). */
const CLOSE_AFTER_MS = 15_000;

/** Text of a desktop notification. Shown as plain text, never as HTML. */
export interface WarningText {
  /** Its heading. */
  readonly title: string;
  /** The text of the desktop's notification. */
  readonly body: string;
}

/**
 * Shows a desktop notification when 5, 2 or 1 minutes are left, the tab is hidden and the user has
 * granted permission (specification §4), which is requested on the first press in an impersonating
 * tab. Without permission only the page shows the warning.
 */
export function useImpersonationWarnings(textOf: (minutes: number) => WarningText): void {
  const { tab } = useImpersonationStores();
  const { platform } = useConsole();
  const { visibility } = platform;
  const notifications = useMemo(
    () => platform.notifications ?? createBrowserNotifications(platform.clock),
    [platform],
  );
  const latest = useRef(textOf);
  useEffect(() => {
    latest.current = textOf;
  });
  const isActing = useIsImpersonating();
  useEffect(() => (isActing ? notifications.askOnPress() : undefined), [isActing, notifications]);
  useEffect(
    () =>
      tab.onAnnounce((minutes) => {
        if (visibility.isVisible()) return;
        notifications.show({ ...latest.current(minutes), closeAfterMs: CLOSE_AFTER_MS });
      }),
    [tab, notifications, visibility],
  );
}
