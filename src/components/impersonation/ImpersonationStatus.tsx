import { useRef, useState } from 'react';
import { phaseOf } from '../../domain/impersonation/impersonation';
import type { ExtensionState } from './extension-state';
import { ImpersonationBanner, type ImpersonationBannerProps } from './ImpersonationBanner';
import { ImpersonationExpiringModal } from './ImpersonationExpiringModal';

/** Props of {@link ImpersonationStatus}. */
export interface ImpersonationStatusProps extends Omit<ImpersonationBannerProps, 'isExtending'> {
  /** How the last request for more time stands. */
  extension: ExtensionState;
  /** Whether the tab that started the session is known to be gone. @default false */
  isParentGone?: boolean | undefined;
  /** Called when the reader has seen what came of an extension. */
  onAcknowledge: () => void;
}

/**
 * All that a tab shows of an impersonation: the banner, and in the last two minutes the dialog. What
 * `useImpersonation` returns are its props. Put away, the dialog comes again with what came of an
 * extension, and in the last minutes of the next period.
 */
export function ImpersonationStatus({
  extension,
  isParentGone,
  onAcknowledge,
  ...banner
}: ImpersonationStatusProps) {
  const { minutesLeft, onExtend, onEnd } = banner;
  const isCritical = phaseOf(minutesLeft) === 'critical';
  const [isPutAway, setPutAway] = useState(false);
  if (isPutAway && !isCritical) setPutAway(false);
  const place = useRef<HTMLElement>(null);

  function extendFromBanner(): void {
    // Its button goes when there is more time; the focus comes back to what stays.
    place.current?.focus({ preventScroll: true });
    onExtend();
  }

  return (
    <>
      <ImpersonationBanner
        {...banner}
        ref={place}
        isExtending={extension.status === 'sending'}
        onExtend={extendFromBanner}
      />
      <ImpersonationExpiringModal
        isOpen={extension.status !== 'none' || (isCritical && !isPutAway)}
        minutesLeft={minutesLeft}
        extension={extension}
        isParentGone={isParentGone}
        onExtend={onExtend}
        onEnd={onEnd}
        onClose={() => {
          setPutAway(true);
          if (extension.status !== 'none') onAcknowledge();
        }}
      />
    </>
  );
}
