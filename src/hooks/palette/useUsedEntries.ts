import { useQueries } from '@tanstack/react-query';
import type { PaletteEntry, PaletteSource } from '../../domain/palette/palette-entry';
import { readUsed, usedEntries, usedRecords, withUsed } from '../../domain/palette/used-entries';
import { useConsole } from '../console/console-context';
import { watched } from '../console/failures';
import { usePreference } from '../preferences/usePreference';

const NOTHING: readonly string[] = [];

/**
 * What the user chose last, remembered by id alone: entries of the page are looked up, records are
 * read. What they may no longer see, or is no longer there, is left out.
 */
export function useUsedEntries<Icon>(
  entries: readonly PaletteEntry<Icon>[],
  sources: readonly PaletteSource<Icon>[],
  isEnabled: boolean,
) {
  const services = useConsole();
  const [used, setUsed] = usePreference('palette.recent', readUsed, NOTHING);
  const results = useQueries({
    queries: usedRecords(used, sources).map(({ id, source }) => ({
      queryKey: ['palette', 'used', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        watched(services, () => (source.find as NonNullable<typeof source.find>)(id, { signal })),
      enabled: isEnabled,
    })),
  });
  const records = results.flatMap(({ data }) => data ?? []);
  return {
    used: usedEntries(used, [...entries, ...records]),
    pending: results.filter(({ isLoading }) => isLoading).length,
    onUsed: ({ id }: PaletteEntry<Icon>) => setUsed(withUsed(used, id)),
  };
}
