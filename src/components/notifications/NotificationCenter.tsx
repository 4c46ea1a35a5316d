import { useRef, useState } from 'react';
import type { NotificationCenterProps } from '../../contracts/notifications';
import { isNoAnswer } from '../../domain/failure';
import { notificationsMessages } from '../../messages/generated/en/notifications';
import { useMessages } from '../../messages/messages';
import { useHint } from '../ui/useHint';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { NotificationBell } from './NotificationBell';
import type { NotificationOverlays } from './NotificationOverlays';

/** Drawer and dialogs carry react-aria; a page that only shows the bell does not. */
const loadOverlays = () => import('./NotificationOverlays');

/**
 * The bell with its drawer (specification §2.4), for the header of a page of yours as well:
 * `<NotificationCenter {...useNotificationCenter()} />`. What it opens is loaded when the pointer or
 * the focus first comes near. Nothing is shown while nobody is signed in.
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
    // Not every browser focuses a button that is pressed; the drawer gives the focus back to it.
    anchor?.focus();
    setFailed(false);
    try {
      const { NotificationOverlays: Loaded } = await loadOverlays();
      setOverlays(() => Loaded);
      // A user who has gone on meanwhile keeps their focus.
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
        // What fails now is tried again by the press.
        onApproach={() => void loadOverlays().catch(() => {})}
      />
      <VisuallyHidden role="alert">{isFailed ? t('drawerFailed') : ''}</VisuallyHidden>
      {hint.element}
      {Overlays && <Overlays {...overlays} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
