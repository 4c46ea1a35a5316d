import { CSV_STYLES, type CsvStyle } from '../text/csv';

/** The row densities of lists. */
export const LIST_DENSITIES = ['comfortable', 'compact'] as const;

/** One of {@link LIST_DENSITIES}. */
export type ListDensity = (typeof LIST_DENSITIES)[number];

/** A user's settings for a list. */
export interface ListChoices {
  /** Ids of the visible columns, in order; null for the declared columns. */
  readonly columns: readonly string[] | null;
  /** Row density, for all lists. */
  readonly density: ListDensity;
  /** Whether keyboard navigation (j, k, x, Enter) is on, for all lists. */
  readonly hasKeys: boolean;
  /** Format of exported files, for all lists. @default the format of the user's language */
  readonly fileStyle?: CsvStyle | undefined;
}

/** The default settings of a list. */
export const LIST_AS_DECLARED: ListChoices = {
  columns: null,
  density: 'comfortable',
  hasKeys: false,
};

/** The properties of a column that matter for choosing it. */
interface Choosable {
  readonly id: string;
  readonly kind: string;
  /** Hidden unless the user chooses it. @default false */
  readonly isExtra?: boolean | undefined;
}

/** Whether a column always comes first: the one that names the record. */
export const isFixed = ({ kind }: Choosable): boolean => kind === 'name';

/**
 * The columns to show: those that name the record, then the chosen ones, in order. Unknown ids,
 * such as those of an older version, are ignored.
 */
export function chosenColumns<Column extends Choosable>(
  columns: readonly Column[],
  chosen: readonly string[] | null,
): readonly Column[] {
  if (chosen === null) return columns.filter(({ isExtra }) => !isExtra);
  const others = [...new Set(chosen)].flatMap(
    (id) => columns.find((column) => column.id === id && !isFixed(column)) ?? [],
  );
  return [...columns.filter(isFixed), ...others];
}

/** All columns in the order of the settings: visible ones first, then hidden ones. */
export function orderedColumns<Column extends Choosable>(
  columns: readonly Column[],
  chosen: readonly string[] | null,
): readonly Column[] {
  const visible = chosenColumns(columns, chosen);
  return [...visible, ...columns.filter((column) => !visible.includes(column))];
}

/** The setting after a column was shown or hidden. Null if it equals the declared columns. */
export function withColumn(
  columns: readonly Choosable[],
  chosen: readonly string[] | null,
  id: string,
  isShown: boolean,
): readonly string[] | null {
  const rest = idsOf(columns, chosen).filter((each) => each !== id);
  return asDeclared(columns, isShown ? [...rest, id] : rest);
}

/** The setting after a column was moved one place back (-1) or forward (1). */
export function withColumnMoved(
  columns: readonly Choosable[],
  chosen: readonly string[] | null,
  id: string,
  by: -1 | 1,
): readonly string[] | null {
  const ids = [...idsOf(columns, chosen)];
  const from = ids.indexOf(id);
  const to = from + by;
  if (from === -1 || to < 0 || to >= ids.length) return chosen;
  ids.splice(from, 1);
  ids.splice(to, 0, id);
  return asDeclared(columns, ids);
}

/** Ids of the visible columns that can be moved. */
function idsOf(columns: readonly Choosable[], chosen: readonly string[] | null): readonly string[] {
  return chosenColumns(columns, chosen)
    .filter((column) => !isFixed(column))
    .map(({ id }) => id);
}

function asDeclared(
  columns: readonly Choosable[],
  ids: readonly string[],
): readonly string[] | null {
  const declared = idsOf(columns, null);
  const isSame = declared.length === ids.length && declared.every((id, at) => id === ids[at]);
  return isSame ? null : ids;
}

/** Reads stored columns; null if invalid. */
export function readColumns(value: unknown): readonly string[] | null {
  return Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : null;
}

/** Reads a stored density; null if invalid. */
export function readDensity(value: unknown): ListDensity | null {
  return LIST_DENSITIES.find((density) => density === value) ?? null;
}

/** Reads a stored file format; null if invalid. */
export function readFileStyle(value: unknown): CsvStyle | null {
  return CSV_STYLES.find((style) => style === value) ?? null;
}

/** Reads the stored keyboard setting; null if invalid. */
export function readKeys(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}
