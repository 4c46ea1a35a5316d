import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../Button';

/** What was done with a button before what it opens was loaded. */
export interface EarlyUse {
  readonly isPressed: boolean;
  readonly isFocused: boolean;
}

const UNUSED: EarlyUse = { isPressed: false, isFocused: false };

interface EarlyOpenerProps {
  /** What the button shows. */
  content: ReactNode;
  /** The button with what it opens, which are loaded lazily. */
  children: (early: EarlyUse) => ReactNode;
}

/** A button that is there before what it opens is loaded: a press or the focus are not lost. */
export function EarlyOpener({ content, children }: EarlyOpenerProps) {
  const [early, setEarly] = useState(UNUSED);
  return (
    <Suspense
      fallback={
        <Button
          onClick={() => setEarly({ isPressed: true, isFocused: true })}
          onFocus={() => setEarly((use) => ({ ...use, isFocused: true }))}
          onBlur={() => setEarly(UNUSED)}
        >
          {content}
        </Button>
      }
    >
      {children(early)}
    </Suspense>
  );
}

interface Opener {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Goes on with what was done early: the button takes the focus, and opens. */
export function useEarlyUse(use: EarlyUse = UNUSED): Opener {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const first = useRef(use);
  useEffect(() => {
    if (first.current.isFocused) button.current?.focus();
    if (first.current.isPressed) setOpen(true);
  }, []);
  return { button, isOpen, onOpenChange: setOpen };
}
