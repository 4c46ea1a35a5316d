import { type FocusEvent, type PointerEvent, type ReactNode, useId } from 'react';
import { useHint } from './useHint';

interface DisabledReason {
  /** Id of the reason, for `aria-describedby`. */
  readonly id: string;
  /** Shows it at the control, for example when it was pressed in vain. */
  show(anchor: HTMLElement): void;
  onFocus(event: FocusEvent<HTMLElement>): void;
  onBlur(): void;
  /** For what is pointed at; the hint shows at the control inside it. */
  onPointerEnter(event: PointerEvent<HTMLElement>): void;
  onPointerLeave(event: PointerEvent<HTMLElement>): void;
  readonly element: ReactNode;
}

/** Why a control is disabled: to the eye on focus and hover, to a reader as its description. */
export function useDisabledReason(reason: string | undefined): DisabledReason {
  const id = useId();
  const hint = useHint();
  return {
    id,
    show: (anchor) => {
      if (reason) hint.show(anchor, reason, 'focus');
    },
    onFocus: (event) => {
      if (reason && event.currentTarget.matches(':focus-visible')) {
        hint.show(event.currentTarget, reason, 'focus');
      }
    },
    onBlur: () => hint.hide(),
    onPointerEnter: (event) => {
      const control = event.currentTarget.querySelector('input');
      if (reason && control && event.pointerType === 'mouse') hint.show(control, reason, 'hover');
    },
    onPointerLeave: (event) => {
      if (event.pointerType === 'mouse') hint.hide(event.relatedTarget);
    },
    element: reason && (
      <>
        <span hidden id={id}>
          {reason}
        </span>
        {hint.element}
      </>
    ),
  };
}
