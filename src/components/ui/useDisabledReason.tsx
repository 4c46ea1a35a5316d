import { type DOMAttributes, type ReactNode, useId } from 'react';
import { useHint } from './useHint';

type Listeners = Pick<
  DOMAttributes<HTMLElement>,
  'onFocus' | 'onBlur' | 'onPointerEnter' | 'onPointerLeave'
>;

interface DisabledReason {
  /** Id of the reason, for `aria-describedby`; undefined without a reason. */
  readonly id: string | undefined;
  /** Shows it at the control, for example when it was pressed in vain. */
  show(control: HTMLElement): void;
  /** The caller's own, and with a reason what shows and hides it. */
  readonly listeners: Listeners;
  /** What to render beside the control. Nothing without a reason. */
  readonly element: ReactNode;
}

/**
 * Why a control is disabled: visible on focus and hover, and a description for screen readers.
 *
 * @param reason - the sentence; undefined for a control that is not disabled, or gives no reason
 * @param own - listeners of the caller, called first. Those of the pointer may go on what holds the
 *   control
 */
export function useDisabledReason(reason: string | undefined, own: Listeners): DisabledReason {
  const id = useId();
  const hint = useHint();
  const show = (control: HTMLElement, by: 'focus' | 'hover' = 'focus') => {
    if (reason) hint.show(control, reason, by);
  };
  if (!reason) return { id: undefined, show, listeners: own, element: undefined };
  return {
    id,
    show,
    listeners: {
      onFocus(event) {
        own.onFocus?.(event);
        if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget);
      },
      onBlur(event) {
        own.onBlur?.(event);
        hint.hide();
      },
      onPointerEnter(event) {
        own.onPointerEnter?.(event);
        const { currentTarget: target, pointerType } = event;
        if (pointerType === 'mouse') show(target.querySelector('input') ?? target, 'hover');
      },
      onPointerLeave(event) {
        own.onPointerLeave?.(event);
        if (event.pointerType === 'mouse') hint.hide(event.relatedTarget);
      },
    },
    element: (
      <>
        <span hidden id={id}>
          {reason}
        </span>
        {hint.element}
      </>
    ),
  };
}
