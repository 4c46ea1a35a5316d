import { readFileStyle } from '../../domain/lists/list-settings';
import type { CsvStyle } from '../../domain/text/csv';
import { usePreference } from '../preferences/usePreference';

const NOT_CHOSEN: CsvStyle | undefined = undefined;

/** The signed-in user's style of exported files; undefined until they choose. */
export function useFileStyle() {
  return usePreference<CsvStyle | undefined>('lists.files', readFileStyle, NOT_CHOSEN);
}
