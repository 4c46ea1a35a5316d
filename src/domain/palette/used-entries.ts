import type { PaletteEntry, PaletteSource } from './palette-entry';

/** How many are remembered. */
export const USED_MOST = 6;
/** A longer one is rubbish, or no use: a value of a preference is small. */
const ID_MOST = 300;

/**
 * Reads the ids of what was used last; what is no such list is none. Ids alone are kept: names of
 * customers have no place in a browser that somebody else may use next.
 */
export function readUsed(stored: unknown): readonly string[] {
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id) => typeof id === 'string' && id !== '' && id.length <= ID_MOST);
  return [...new Set<string>(ids)].slice(0, USED_MOST);
}

/** The ids after one was used: it is the first. */
export function withUsed(used: readonly string[], id: string): readonly string[] {
  if (id.length > ID_MOST) return used;
  return [id, ...used.filter((other) => other !== id)].slice(0, USED_MOST);
}

/** A record among what was used last, with the source that knows it. */
export interface UsedRecord<Icon = unknown> {
  readonly id: string;
  readonly source: PaletteSource<Icon>;
}

/** The records among some ids, which only a source can name. */
export function usedRecords<Icon>(
  used: readonly string[],
  sources: readonly PaletteSource<Icon>[],
): readonly UsedRecord<Icon>[] {
  return used.flatMap((id) => {
    const source = sources.find((one) => one.find && id.startsWith(`${one.id}:`));
    return source ? [{ id, source }] : [];
  });
}

/** The entries of some ids, in that order, as far as there are any. */
export function usedEntries<Icon>(
  used: readonly string[],
  entries: readonly PaletteEntry<Icon>[],
): readonly PaletteEntry<Icon>[] {
  if (used.length === 0) return [];
  const wanted = new Set(used);
  const here = new Map(
    entries.filter(({ id }) => wanted.has(id)).map((entry) => [entry.id, entry] as const),
  );
  return used.flatMap((id) => here.get(id) ?? []);
}
