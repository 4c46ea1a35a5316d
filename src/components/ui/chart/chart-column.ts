/** A value to compare a column with. */
export interface ChartBehind {
  /** Full name: 'February 2025'. */
  readonly name: string;
  /** The value, in the unit of the column. */
  readonly value: number;
}

/** A column of a `ColumnChart`, or a group of one per series. */
export interface ChartColumn {
  /** Unique id of the column. */
  readonly id: string;
  /** Full name: 'February 2026'. */
  readonly name: string;
  /** Short name below the column: 'Feb'. @default the name */
  readonly shortName?: string | undefined;
  /** Values in the order of the series; null for gaps. */
  readonly values: readonly (number | null)[];
  /**
   * A value to compare with, such as last year's: drawn as an outline behind the column, and
   * announced with it.
   * @default none
   */
  readonly behind?: ChartBehind | undefined;
  /** Whether the period is not over yet: drawn lighter, and announced. @default false */
  readonly isProvisional?: boolean | undefined;
}
