import { useRef, useState } from 'react';
import type { NotificationCenterProps } from '../../contracts/notifications';
import { isNoAnswer } from '../../domain/failure';
import { notificationsMessages } from '../../messages/generated/en/notifications';
import { useMessages } from '../../messages/messages';
import { useHint } from '../ui/useHint';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { NotificationBell } from './NotificationBell';
import type { NotificationOverlays } from './NotificationOverlays';

/** Split: drawer and dialogs depend on react-aria, the bell does not. */
const loadOverlays = () => import('./NotificationOverlays');

/**
 * The bell with its drawer (specification §2.4), also for the header of your own page:
 * `<NotificationCenter {...useNotificationCenter()} />`. The drawer loads when the pointer or focus
 * first approaches. Renders nothing while no user is signed in.
 *
 * @example
 * ```tsx
 * function Bell() {
 *   return <NotificationCenter {...useNotificationCenter()} />;
 * }
 * ```
 */
export function NotificationCenter({
  bell,
  isPulsing,
  buttonRef,
  ...overlays
}: NotificationCenterProps) {
  const t = useMessages(notificationsMessages);
  const own = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? own;
  const hint = useHint();
  const [Overlays, setOverlays] = useState<typeof NotificationOverlays | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isFailed, setFailed] = useState(false);

  async function open(): Promise<void> {
    const anchor = button.current;
    // Not every browser focuses a pressed button; the drawer returns focus to it.
    anchor?.focus();
    setFailed(false);
    try {
      const { NotificationOverlays: Loaded } = await loadOverlays();
      setOverlays(() => Loaded);
      // Do not move the focus if the user has moved it meanwhile.
      if (anchor?.matches(':focus')) setOpen(true);
    } catch {
      setFailed(true);
      if (anchor) hint.show(anchor, t('drawerFailed'), 'focus');
    }
  }

  if (overlays.state.status === 'signedOut') return null;
  return (
    <>
      <NotificationBell
        ref={button}
        {...bell}
        isPulsing={isPulsing}
        isUnreachable={'failure' in overlays.state && isNoAnswer(overlays.state.failure)}
        isOpen={isOpen}
        onPress={() => void open()}
        // A failed preload is retried by the press.
        onApproach={() => void loadOverlays().catch(() => {})}
      />
      <VisuallyHidden role="alert">{isFailed ? t('drawerFailed') : ''}</VisuallyHidden>
      {hint.element}
      {Overlays && <Overlays {...overlays} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
