import { useContext, useEffect, useSyncExternalStore } from 'react';
import { type PaletteAddition, PaletteRegistryContext } from './palette-registry';

/**
 * Adds to the command palette while the component is mounted: entries, and sources that are
 * searched as one types. Without a registry above it does nothing.
 *
 * @param addition - keep it stable: a new object replaces the previous one
 *
 * @example
 * ```tsx
 * const INVOICES: PaletteAddition = {
 *   entries: [{ id: 'invoices:new', group: 'Invoices', title: 'New invoice', href: '/apps/modules/invoices/new' }],
 * };
 * function Invoices() {
 *   usePaletteAddition(INVOICES);
 *   return <p>Invoices</p>;
 * }
 * ```
 */
export function usePaletteAddition(addition: PaletteAddition): void {
  const registry = useContext(PaletteRegistryContext);
  useEffect(() => registry?.add(addition), [registry, addition]);
}

const NOTHING: readonly PaletteAddition[] = [];
const never = () => () => {};
const nothing = () => NOTHING;

/** All additions to the palette, in order. */
export function usePaletteAdditions(): readonly PaletteAddition[] {
  const registry = useContext(PaletteRegistryContext);
  const get = registry?.get ?? nothing;
  return useSyncExternalStore(registry?.subscribe ?? never, get, get);
}
