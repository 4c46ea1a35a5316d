/** A value that a column is held against. */
export interface ChartBehind {
  /** What it is, in full: 'February 2025'. */
  readonly name: string;
  /** The value. */
  readonly value: number;
}

/** One column of a `ColumnChart`, or several beside each other: one a series. */
export interface ChartColumn {
  /** Tells it from the other columns. */
  readonly id: string;
  /** What it stands for, in full: 'February 2026'. */
  readonly name: string;
  /** The same in few letters, under the column: 'Feb'. @default the name */
  readonly shortName?: string | undefined;
  /** Its values, one a series in their order; null where there is none. */
  readonly values: readonly (number | null)[];
  /** A value to hold it against, such as last year's: an outline behind it, said with it. @default none */
  readonly behind?: ChartBehind | undefined;
  /** Not over yet, such as this month: drawn lighter, and said. @default false */
  readonly isProvisional?: boolean | undefined;
}
