import { CSV_STYLES, type CsvStyle } from './text/csv';

/** How close the rows of a list stand. */
export const LIST_DENSITIES = ['comfortable', 'compact'] as const;

/** One of {@link LIST_DENSITIES}. */
export type ListDensity = (typeof LIST_DENSITIES)[number];

/** How a user likes a list. */
export interface ListChoices {
  /** Ids of the columns that are shown, in order; null for all of them, as they are declared. */
  readonly columns: readonly string[] | null;
  /** How close rows stand, in all lists. */
  readonly density: ListDensity;
  /** Whether keys go from row to row, in all lists: j, k, x and Enter. */
  readonly hasKeys: boolean;
  /** How files are written, of all lists. @default as the reader's language has it */
  readonly fileStyle?: CsvStyle | undefined;
}

/** A list as it is declared: all its columns, the usual rows. */
export const LIST_AS_DECLARED: ListChoices = {
  columns: null,
  density: 'comfortable',
  hasKeys: false,
};

/** What is needed of a column to choose and order it. */
interface Choosable {
  readonly id: string;
  readonly kind: string;
  /** Shown only to those who choose it. @default false */
  readonly isExtra?: boolean | undefined;
}

/** Whether a column stays first whatever is chosen: the one that names the record. */
export const isFixed = ({ kind }: Choosable): boolean => kind === 'name';

/**
 * The columns as somebody wants them: those that name the record, then those that are chosen, in their
 * order. Ids that no column has say nothing, such as one of an older version.
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

/** All columns in the order in which they can be chosen: those that are shown, then the others. */
export function orderedColumns<Column extends Choosable>(
  columns: readonly Column[],
  chosen: readonly string[] | null,
): readonly Column[] {
  const shown = chosenColumns(columns, chosen);
  return [...shown, ...columns.filter((column) => !shown.includes(column))];
}

/** What is chosen after a column was shown or hidden. Null where all are as they are declared. */
export function withColumn(
  columns: readonly Choosable[],
  chosen: readonly string[] | null,
  id: string,
  isShown: boolean,
): readonly string[] | null {
  const rest = idsOf(columns, chosen).filter((each) => each !== id);
  return asDeclared(columns, isShown ? [...rest, id] : rest);
}

/** What is chosen after a column went one place back (-1) or on (1). */
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

/** Ids of what is shown and can be moved. */
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

/** Columns as they were kept; null for what are none. */
export function readColumns(value: unknown): readonly string[] | null {
  return Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : null;
}

/** A density as it was kept; null for what is none. */
export function readDensity(value: unknown): ListDensity | null {
  return LIST_DENSITIES.find((density) => density === value) ?? null;
}

/** A stored style of files; null for anything else. */
export function readFileStyle(value: unknown): CsvStyle | null {
  return CSV_STYLES.find((style) => style === value) ?? null;
}

/** Whether keys are wanted, as it was kept; null for what says neither. */
export function readKeys(value: unknown): boolean | null {
  return typeof value === 'boolean' ? value : null;
}
