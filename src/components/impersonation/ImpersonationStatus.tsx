import { useRef, useState } from 'react';
import type { ImpersonationStatusProps } from '../../contracts/impersonation';
import { phaseOf } from '../../domain/impersonation/impersonation';
import { useLatePart } from '../ui/useLatePart';
import { ImpersonationBanner } from './ImpersonationBanner';

const loadModal = async () =>
  (await import('./ImpersonationExpiringModal')).ImpersonationExpiringModal;

/**
 * The banner of an impersonation, and in the last two minutes the dialog. A closed dialog reopens
 * with the result of an extension, and in the last two minutes of the next period.
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

  const isOpen = extension.status !== 'none' || (isCritical && !isPutAway);
  const Modal = useLatePart(loadModal, { isNear: true, isWanted: isOpen });

  function extendFromBanner(): void {
    // Its button disappears after an extension: focus moves to the banner.
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
      {Modal && (
        <Modal
          isOpen={isOpen}
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
      )}
    </>
  );
}
