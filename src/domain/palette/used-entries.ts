import type { PaletteEntry, PaletteSource } from './palette-entry';

/** Maximum number of recently used entries. */
export const USED_MOST = 6;
/** Maximum length of an id; preference values are small. */
const ID_MOST = 300;

/**
 * Reads the ids of recently used entries; empty if invalid. Only ids are stored: customer names
 * must not stay in a shared browser.
 */
export function readUsed(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id) => typeof id === 'string' && id !== '' && id.length <= ID_MOST);
  return [...new Set<string>(ids)].slice(0, USED_MOST);
}

/** Moves an id to the front. */
export function withUsed(used: readonly string[], id: string): readonly string[] {
  if (id.length > ID_MOST) return used;
  return [id, ...used.filter((other) => other !== id)].slice(0, USED_MOST);
}

/** A recently used record, with the source that can load it. */
export interface UsedRecord<Icon = unknown> {
  readonly id: string;
  readonly source: PaletteSource<Icon>;
}

/** The ids that need a source to load them. */
export function usedRecords<Icon>(
  used: readonly string[],
  sources: readonly PaletteSource<Icon>[],
): readonly UsedRecord<Icon>[] {
  return used.flatMap((id) => {
    const source = sources.find((one) => one.find && id.startsWith(`${one.id}:`));
    return source ? [{ id, source }] : [];
  });
}

/** The entries of some ids, in that order; missing ones are skipped. */
export function usedEntries<Icon>(
  used: readonly string[],
  entries: readonly PaletteEntry<Icon>[],
): readonly PaletteEntry<Icon>[] {
  if (used.length === 0) return [];
  const ids = new Set(used);
  const here = new Map(
    entries.filter(({ id }) => ids.has(id)).map((entry) => [entry.id, entry] as const),
  );
  return used.flatMap((id) => here.get(id) ?? []);
}
