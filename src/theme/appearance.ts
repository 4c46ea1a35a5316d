import { createContext, useCallback, useContext } from 'react';
import type { SlotName } from './slots';

/** Classes of yours for the promised parts of our components, by the name of the part's slot. */
export type Appearance = { readonly [Slot in SlotName]?: string | undefined };

/** Filled by `ThemeProvider`; read wherever an element with a slot is rendered. */
export const AppearanceContext = createContext<
  Readonly<Record<string, string | undefined>> | undefined
>(undefined);

/** What an element says of itself that {@link Appearance} has to know. */
export interface Slotted {
  className?: string | undefined;
  'data-slot'?: string | undefined;
}

/** The class of an element: its own, and the partner's class for its slot. */
export function useSlotClass({ className, 'data-slot': slot }: Slotted): string | undefined {
  const added = useContext(AppearanceContext)?.[slot as string];
  // A component around a component hands on both its slot and its class.
  return added && !` ${className} `.includes(` ${added} `)
    ? `${className ? `${className} ` : ''}${added}`
    : className;
}

/**
 * The attributes of parts, for a widget that has hundreds: each is a bare element with its slot and the
 * partner's class, and the classes are read once: `<li {...part('product-card')}>`. Elsewhere a part is
 * a `Part`.
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
