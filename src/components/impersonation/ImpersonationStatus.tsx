import { useRef, useState } from 'react';
import { phaseOf } from '../../domain/impersonation/impersonation';
import type { ImpersonationStatusContent } from '../../domain/impersonation/impersonation-screens';
import { ImpersonationBanner } from './ImpersonationBanner';
import { ImpersonationExpiringModal } from './ImpersonationExpiringModal';

/** Props of {@link ImpersonationStatus}; `useImpersonationStatus` returns them. */
export interface ImpersonationStatusProps extends ImpersonationStatusContent {}

/**
 * All that a tab shows of an impersonation: the banner, and in the last two minutes the dialog. Put
 * away, the dialog comes again with what came of an extension, and in the last minutes of the next
 * period.
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
