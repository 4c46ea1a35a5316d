import type { ReactNode } from 'react';
import type { Access } from '../../../domain/access';
import type { Entries } from '../../../domain/entries';

/** The key of a row, unique over all pages. */
export type TableKey = string | number;

/** A column of a {@link TableProps}. Keep the list outside of the component, or memoised. */
export interface TableColumn<Row> {
  /** Tells it from the other columns. */
  readonly id: string;
  /** The column's heading. */
  readonly header: ReactNode;
  /** What a row shows in it. Bare elements keep a table of 100 rows fast. */
  readonly cell: (row: Row) => ReactNode;
  /** Where the column's texts stand; `start` is left in English. @default 'start' */
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /**
   * Pixels, or a share of the table. Nothing moves between pages and searches. Where every column has
   * one, the row header takes what is left. @default a share of what the others leave; where no column
   * has a width, the row header has a share and a half
   */
  readonly width?: number | `${number}%` | undefined;
  /** Its cells name their rows to screen readers. @default false */
  readonly isRowHeader?: boolean | undefined;
  /** The rows are sorted by it, for screen readers. @default they are not */
  readonly sorted?: 'ascending' | 'descending' | undefined;
  /** Shown in it while the rows load. @default a line */
  readonly skeleton?: ReactNode;
}

/** One entry of a row's menu. */
export interface TableAction {
  /** Tells it from the other entries. */
  readonly id: string;
  /** What it does, in words. */
  readonly label: string;
  /** A picture before the label; decoration. @default none */
  readonly icon?: ReactNode;
  /** `danger` for what takes something away. @default 'neutral' */
  readonly tone?: 'neutral' | 'danger' | undefined;
  /** Makes it a link. @default none */
  readonly href?: string | undefined;
  /** It cannot be chosen. @default false */
  readonly isDisabled?: boolean | undefined;
  /** Why it is disabled: its second line. @default none */
  readonly disabledReason?: string | undefined;
  /** Called when it is chosen while it is disabled with a reason. @default nothing happens */
  readonly onWhy?: (() => void) | undefined;
  /** Called when it is chosen. @default none */
  readonly onAction?: (() => void) | undefined;
}

/** What a table with checkboxes needs. */
export interface TableSelection<Row> {
  /** Shows a checkbox in each row, and one for all in the head. @default false */
  selectable?: boolean | undefined;
  /** What is selected, when you hold it; keys of other pages are kept. @default it holds it */
  selectedKeys?: ReadonlySet<TableKey> | undefined;
  /** What is selected at first, when the table holds it. @default nothing */
  defaultSelectedKeys?: ReadonlySet<TableKey> | undefined;
  /** Called with all that is selected, after each change by the user. */
  onSelectionChange?: ((keys: ReadonlySet<TableKey>) => void) | undefined;
  /**
   * Whether a row may be selected, and if not, why: `reason` is the sentence that is shown. A row
   * that may not is never selected, whatever `selectedKeys` says. @default every row may
   */
  canSelect?: ((row: Row) => Access) | undefined;
}

/** The table's name: a caption that is seen, or a label that is only heard. */
export type TableName =
  | {
      /** Its name, seen above it. */
      caption: string;
      'aria-label'?: undefined;
    }
  | {
      caption?: undefined;
      /** Its name, only heard. */
      'aria-label': string;
    };

/** Props of `Table` but for its name. */
export interface TableContent<Row> extends TableSelection<Row> {
  /** The columns, in order. */
  readonly columns: readonly TableColumn<Row>[];
  /** The rows of the page that is shown, with the places of those that cannot be read. */
  readonly rows: Entries<Row>;
  /** The key of a row, for example its id or e-mail. */
  getRowKey: (row: Row) => TableKey;
  /**
   * What a row is called: names its checkbox and its menu. Keep it stable: with a new function all
   * rows render again. @default the row's key
   */
  getRowLabel?: ((row: Row) => string) | undefined;
  /**
   * The entries of a row's menu; a row without any has no menu. Keep it stable, like `columns`.
   * @default no menus
   */
  rowActions?: ((row: Row) => readonly TableAction[]) | undefined;
  /**
   * What a row belongs to: rows that follow each other and belong to the same have it as their
   * heading. Sort by it. @default they have none
   */
  groupOf?: ((row: Row) => string) | undefined;
  /**
   * `loading` shows outlines of rows, or keeps those that are there; `refreshing` keeps what is
   * there, also when that is nothing; `error` shows `error` instead. @default 'ready'
   */
  status?: 'ready' | 'loading' | 'refreshing' | 'error' | undefined;
  /** Stands where rows would be when there are none. @default 'There are no matching records' */
  empty?: ReactNode;
  /** Stands where rows would be under the status `error`: an `ErrorState`. @default a sentence */
  error?: ReactNode;
  /** How many outlines show while it loads. @default 5 */
  skeletonRows?: number | undefined;
  /** Under the rows, as long as there are any: a `tfoot`. @default none */
  foot?: ReactNode;
  /** Stands under the table, inside its frame: a `Pager`. @default none */
  footer?: ReactNode;
  /** A class of yours for the table's frame. @default none */
  className?: string | undefined;
}

/**
 * Props of `Table`.
 *
 * @typeParam Row - a record as the table gets it; kept by identity, so a row that is the same object
 *   does not render again
 */
export type TableProps<Row> = TableContent<Row> & TableName;
