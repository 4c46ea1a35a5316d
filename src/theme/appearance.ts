import { createContext, useCallback, useContext } from 'react';
import type { SlotName } from './slots';

/** Classes for the documented parts of our components, by slot name. */
export type Appearance = { readonly [Slot in SlotName]?: string | undefined };

/** Set by `ThemeProvider`; read wherever an element with a slot is rendered. */
export const AppearanceContext = createContext<
  Readonly<Record<string, string | undefined>> | undefined
>(undefined);

/** Properties of an element that {@link Appearance} depends on. */
export interface Slotted {
  className?: string | undefined;
  'data-slot'?: string | undefined;
}

/** The class of an element: its own, and the partner's for its slot. */
export function useSlotClass({ className, 'data-slot': slot }: Slotted): string | undefined {
  const added = useContext(AppearanceContext)?.[slot as string];
  // A component that wraps another one passes on both slot and class.
  return added && !` ${className} `.includes(` ${added} `)
    ? `${className ? `${className} ` : ''}${added}`
    : className;
}

/**
 * Attributes of parts, for a widget with hundreds of them: each part is a plain element with its
 * slot and the partner's class, and the context is read once: `<li {...part('product-card')}>`.
 * Otherwise use `Part`.
 */
export function useParts(): (slot: string) => {
  'data-slot': string;
  className: string | undefined;
} {
  const appearance = useContext(AppearanceContext);
  return useCallback(
    (slot) => ({ 'data-slot': slot, className: appearance?.[slot] }),
    [appearance],
  );
}
