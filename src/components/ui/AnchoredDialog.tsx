import { type ReactNode, useMemo, useRef } from 'react';
import { DialogContext, OverlayTriggerStateContext, PopoverContext } from 'react-aria-components';
import { useOverlayTriggerState } from 'react-stately/useOverlayTriggerState';
import type { MenuPlace } from './AnchoredMenu';
import { OverlayEnvironment } from './OverlayEnvironment';

interface AnchoredDialogProps extends MenuPlace {
  /** The `Popover` with its `Dialog`. */
  children: ReactNode;
}

/** A small dialog at any button, without react-aria's trigger. It is open while rendered. */
export function AnchoredDialog({ anchor, id, onClose, children }: AnchoredDialogProps) {
  const triggerRef = useRef(anchor);
  triggerRef.current = anchor;
  const state = useOverlayTriggerState({ isOpen: true, onOpenChange: onClose });
  const popover = useMemo(() => ({ trigger: 'DialogTrigger', triggerRef }), []);
  const dialog = useMemo(() => ({ id }), [id]);
  return (
    <OverlayEnvironment>
      <OverlayTriggerStateContext.Provider value={state}>
        <PopoverContext.Provider value={popover}>
          <DialogContext.Provider value={dialog}>{children}</DialogContext.Provider>
        </PopoverContext.Provider>
      </OverlayTriggerStateContext.Provider>
    </OverlayEnvironment>
  );
}
