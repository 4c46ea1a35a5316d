import { type DOMAttributes, type ReactNode, type RefObject, useId, useRef } from 'react';
import { type Hint, useHint } from './useHint';

type Listeners = Pick<
  DOMAttributes<HTMLElement>,
  'onFocus' | 'onBlur' | 'onPointerEnter' | 'onPointerLeave'
>;

interface DisabledReason {
  /** Id of the reason, for `aria-describedby`; undefined without a reason. */
  readonly id: string | undefined;
  /** Shows the reason at the control, for example after a press. */
  show(control: HTMLElement): void;
  /** The caller's listeners, combined with those that show and hide the reason. */
  readonly listeners: Listeners;
  /** Element to render beside the control; null without a reason. */
  readonly element: ReactNode;
}

interface ReasonProps {
  id: string;
  /** Filled with the functions that show and hide the reason. */
  hint: RefObject<Hint | null>;
  children: string;
}

/** The reason. Mounted only for controls that have one, which saves the others a tooltip. */
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
 * Explains why a control is disabled: visible on focus and hover, and as a description for screen
 * readers.
 *
 * @param reason - the sentence; undefined without a reason
 * @param own - listeners of the caller, called first. Pointer listeners may be on the control's
 *   container
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
