import { type CompositionEvent, useRef, useState } from 'react';

type Listener = (event: CompositionEvent<HTMLInputElement>) => void;

interface Composable {
  readonly value?: string | undefined;
  readonly onChange?: ((text: string) => void) | undefined;
  readonly onCompositionStart?: Listener | undefined;
  readonly onCompositionEnd?: Listener | undefined;
}

/**
 * Props of a field that searches, validates or saves while typing. Composed text is shown, but
 * emitted only when the composition ends (contract §4.34).
 */
export function useComposed<Field extends Composable>(field: Field): Field {
  const { value, onChange, onCompositionStart, onCompositionEnd } = field;
  const isComposing = useRef(false);
  const [composed, setComposed] = useState<string | null>(null);
  return {
    ...field,
    value: value === undefined ? value : (composed ?? value),
    onChange: onChange && ((text) => (isComposing.current ? setComposed(text) : onChange(text))),
    onCompositionStart(event) {
      isComposing.current = true;
      onCompositionStart?.(event);
    },
    onCompositionEnd(event) {
      isComposing.current = false;
      setComposed(null);
      onChange?.(event.currentTarget.value);
      onCompositionEnd?.(event);
    },
  };
}
