import { useMemo } from 'react';
import {
  LIST_AS_DECLARED,
  type ListSettings,
  readColumns,
  readDensity,
} from '../../domain/list-settings';
import { civilDateOf } from '../../domain/time/civil-date';
import { browserFiles } from '../../platform/file-saver';
import { useConsole } from '../console/console-context';
import { usePreference } from '../preferences/usePreference';

const NO_COLUMNS: readonly string[] | null = null;

/**
 * How the signed-in user likes a list: its columns, and how close the rows of all lists stand.
 * Undefined for a list without a name, of which nothing is remembered.
 */
export function useListSettings(name: string | undefined): ListSettings | undefined {
  const [columns, setColumns] = usePreference(`lists.${name}.columns`, readColumns, NO_COLUMNS);
  const [density, setDensity] = usePreference(
    'lists.density',
    readDensity,
    LIST_AS_DECLARED.density,
  );
  const { clock, files = browserFiles } = useConsole().platform;
  return useMemo(() => {
    if (name === undefined) return undefined;
    return {
      columns,
      density,
      onChange(changes) {
        if (changes.columns !== undefined) setColumns(changes.columns ?? undefined);
        if (changes.density) setDensity(changes.density);
      },
      onSaveCsv(text) {
        const day = civilDateOf(clock.now());
        files.saveText(`${name}-${day}.csv`, text, 'text/csv;charset=utf-8');
      },
    };
  }, [name, columns, density, setColumns, setDensity, clock, files]);
}
