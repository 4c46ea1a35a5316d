import { type DOMAttributes, type ReactNode, type RefObject, useId, useRef } from 'react';
import { type Hint, useHint } from './useHint';

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

interface ReasonProps {
  id: string;
  /** Gets what shows and hides the reason. */
  hint: RefObject<Hint | null>;
  children: string;
}

/** The reason itself. Only a control that has one carries a tooltip. */
function Reason({ id, hint, children }: ReasonProps) {
  const own = useHint();
  hint.current = own;
  return (
    <>
      <span hidden id={id}>
        {children}
      </span>
      {own.element}
    </>
  );
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
  const hint = useRef<Hint>(null);
  const show = (control: HTMLElement, by: 'focus' | 'hover' = 'focus') => {
    if (reason) hint.current?.show(control, reason, by);
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
        hint.current?.hide();
      },
      onPointerEnter(event) {
        own.onPointerEnter?.(event);
        const { currentTarget: target, pointerType } = event;
        if (pointerType === 'mouse') show(target.querySelector('input') ?? target, 'hover');
      },
      onPointerLeave(event) {
        own.onPointerLeave?.(event);
        if (event.pointerType === 'mouse') hint.current?.hide(event.relatedTarget);
      },
    },
    element: (
      <Reason id={id} hint={hint}>
        {reason}
      </Reason>
    ),
  };
}
