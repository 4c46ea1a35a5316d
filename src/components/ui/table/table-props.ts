import type { ReactNode } from 'react';
import type { Access } from '../../../domain/access';
import type { Entries } from '../../../domain/entries';

/** Key of a row, unique over all pages. */
export type TableKey = string | number;

/** A column of a {@link TableProps}. Define the list outside of the component, or memoize it. */
export interface TableColumn<Row> {
  /** Unique id of the column. */
  readonly id: string;
  /** The column's heading. */
  readonly header: ReactNode;
  /** Renders a row's cell. Bare elements keep a table of 100 rows fast. */
  readonly cell: (row: Row) => ReactNode;
  /** Text alignment; `start` is left in English. @default 'start' */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Width in pixels or percent of the table. Nothing moves between pages and searches. If every
   * column has one, the row header gets the rest. @default an equal share of the rest; if no column
   * has a width, the row header gets one and a half shares
   */
  readonly width?: number | `${number}%` | undefined;
  /** Whether its cells name their rows for screen readers. @default false */
  readonly isRowHeader?: boolean | undefined;
  /** Sort direction of the rows by this column, for screen readers. @default not sorted */
  readonly sorted?: 'ascending' | 'descending' | undefined;
  /** Placeholder of a cell while rows load. @default a line */
  readonly skeleton?: ReactNode;
}

/** An item of a row's menu. */
export interface TableAction {
  /** Unique id of the item. */
  readonly id: string;
  /** Label of the item. */
  readonly label: string;
  /** A decorative icon before the label. @default none */
  readonly icon?: ReactNode;
  /** `danger` for destructive actions. @default 'neutral' */
  readonly tone?: 'neutral' | 'danger' | undefined;
  /** Makes it a link. @default none */
  readonly href?: string | undefined;
  /** Whether it is disabled. @default false */
  readonly isDisabled?: boolean | undefined;
  /** Why it is disabled, as its second line. @default none */
  readonly disabledReason?: string | undefined;
  /** Called when it is chosen while disabled with a reason. @default none */
  readonly onWhy?: (() => void) | undefined;
  /** Called when it is chosen. @default none */
  readonly onAction?: (() => void) | undefined;
}

/** Props of a table with checkboxes. */
export interface TableSelection<Row> {
  /** Whether rows have checkboxes, with one for all rows in the head. @default false */
  selectable?: boolean | undefined;
  /** Keys of the selected rows (controlled); keys of other pages are kept. @default uncontrolled */
  selectedKeys?: ReadonlySet<TableKey> | undefined;
  /** Initially selected keys if uncontrolled. @default none */
  defaultSelectedKeys?: ReadonlySet<TableKey> | undefined;
  /** Called with all selected keys after each change by the user. */
  onSelectionChange?: ((keys: ReadonlySet<TableKey>) => void) | undefined;
  /**
   * Whether a row can be selected; `reason` is the sentence shown if not. Such a row is never
   * selected, whatever `selectedKeys` contains. @default every row can
   */
  canSelect?: ((row: Row) => Access) | undefined;
}

/** Name of the table: a visible caption, or an accessible name only. */
export type TableName =
  | {
      /** The visible name. */
      caption: string;
      'aria-label'?: undefined;
    }
  | {
      caption?: undefined;
      /** The accessible name. */
      'aria-label': string;
    };

/** Props of `Table`, without its name. */
export interface TableContent<Row> extends TableSelection<Row> {
  /** The columns, in order. */
  readonly columns: readonly TableColumn<Row>[];
  /** Rows of the current page, including placeholders of unreadable ones. */
  readonly rows: Entries<Row>;
  /** The key of a row, for example its id or e-mail. */
  getRowKey: (row: Row) => TableKey;
  /**
   * Returns the name of a row, for its checkbox and menu. Keep it stable: a new function re-renders
   * all rows. @default the row's key
   */
  getRowLabel?: ((row: Row) => string) | undefined;
  /** Returns the menu items of a row. Keep it stable, like `columns`. @default no menus */
  rowActions?: ((row: Row) => readonly TableAction[]) | undefined;
  /**
   * Returns the group of a row: consecutive rows of the same group get it as a heading. Sort by it.
   * @default no groups
   */
  groupOf?: ((row: Row) => string) | undefined;
  /** Returns a note beside a group's name, by the index of its first row. @default none */
  groupNote?: ((first: number) => ReactNode) | undefined;
  /**
   * `loading` shows placeholders, or keeps existing rows; `refreshing` keeps what is shown, even if
   * empty; `error` shows `error` instead. @default 'ready'
   */
  status?: 'ready' | 'loading' | 'refreshing' | 'error' | undefined;
  /** Shown in place of the table once there are rows. @default the table */
  content?: ReactNode;
  /** Shown if there are no rows. @default 'There are no matching records' */
  empty?: ReactNode;
  /** Shown in place of rows if the status is `error`: an `ErrorState`. @default a sentence */
  error?: ReactNode;
  /** Number of placeholder rows while loading. @default 5 */
  skeletonRows?: number | undefined;
  /** Content above the table, inside its frame, if there are rows or placeholders. @default none */
  head?: ReactNode;
  /** Content below the table, inside its frame: a `Pager`. @default none */
  footer?: ReactNode;
  /** A class on the root. @default none */
  className?: string | undefined;
}

/**
 * Props of `Table`.
 *
 * @typeParam Row - a record. Rows are compared by identity: the same object does not re-render
 */
export type TableProps<Row> = TableContent<Row> & TableName;
