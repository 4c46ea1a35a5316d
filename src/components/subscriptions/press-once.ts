import type { KeyboardEvent, MouseEvent } from 'react';

/** A key that is held down must not confirm what came up under it. */
export function ignoreHeld(event: KeyboardEvent): void {
  if (event.repeat) event.preventDefault();
}

/** Not by the second half of a double click: what it would press may have come up under it. */
export function once(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail <= 1) act();
  };
}
