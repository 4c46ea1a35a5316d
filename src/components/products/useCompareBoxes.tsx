import {
  type ChangeEvent,
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useId,
} from 'react';
import { useHint } from '../ui/useHint';

/** The box of a card that an event is on, where it is refused. */
function refusedAt({ target }: SyntheticEvent): HTMLElement | null {
  const row = (target as Element).closest('label[data-refused]');
  return row?.querySelector('input') ?? null;
}

/**
 * The listeners of the boxes of all cards, one of each kind.
 *
 * @param refusal - why nothing more can be compared; undefined while it can
 */
export function useCompareBoxes(onCompare: (id: string) => void, refusal: string | undefined) {
  const reasonId = useId();
  const hint = useHint();

  function show(box: HTMLElement | null, by: 'focus' | 'hover'): void {
    if (box && refusal) hint.show(box, refusal, by);
  }

  return {
    reasonId,
    listeners: {
      onChange({ target }: ChangeEvent<HTMLElement>) {
        const box = target as HTMLInputElement;
        if (!box.hasAttribute('aria-disabled')) onCompare(box.value);
      },
      onClick: (event: MouseEvent) => show(refusedAt(event), 'focus'),
      onFocus(event: FocusEvent) {
        if (event.target.matches(':focus-visible')) show(refusedAt(event), 'focus');
      },
      onBlur: () => hint.hide(),
      onPointerOver(event: PointerEvent) {
        if (event.pointerType === 'mouse') show(refusedAt(event), 'hover');
      },
      onPointerOut(event: PointerEvent) {
        if (event.pointerType === 'mouse' && refusedAt(event)) hint.hide(event.relatedTarget);
      },
    },
    /** What to render beside the cards. */
    element: refusal && (
      <>
        <span hidden id={reasonId}>
          {refusal}
        </span>
        {hint.element}
      </>
    ),
  };
}
