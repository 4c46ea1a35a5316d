import type { ReactNode, Ref } from 'react';
import type { ListState } from '../../../contracts/list';
import type { Access } from '../../../domain/access';
import type { Entries } from '../../../domain/entries';
import type { Money } from '../../../domain/money';
import type { ListSums } from '../../../domain/paging';
import type { BadgeProps } from '../Badge';
import type { Calculation } from '../Calculated';
import type { TableAction } from '../table/table-props';
import type { WideFrom } from './list-css';

/** Name of a record, in the first cell of its row. */
export interface ListName {
  /** The name itself. */
  readonly text: string;
  /** A second line, such as an e-mail or number. @default none */
  readonly detail?: string | undefined;
  /** Page of the record, which the name links to. @default no link */
  readonly href?: string | undefined;
  /** A decorative picture before the name, such as an `Avatar`. @default none */
  readonly picture?: ReactNode;
  /** Badges after the name: the first one, and the number of the others. @default none */
  readonly badges?: readonly ListBadge[] | undefined;
}

/** A label on a record, for anything out of the ordinary. */
export interface ListBadge {
  /** Text of the badge. */
  readonly label: string;
  /** Tone of the badge. @default 'neutral' */
  readonly tone?: BadgeProps['tone'];
}

/** A link to another record. */
export interface ListLink {
  /** Text of the link. */
  readonly text: string;
  /** Address of the link; undefined for plain text. */
  readonly href: string | undefined;
}

/** A value on a scale. */
export interface ListMeter {
  /** The maximum of the scale. */
  readonly max: number;
  /** The value; null if unknown. */
  readonly value: number | null;
  /** Tone of the bar, which is shown unless the value is the maximum. @default 'neutral' */
  readonly tone?: 'neutral' | 'warning' | undefined;
  /** Returns the value with its unit, for a narrow list. @default the value alone */
  readonly words?: (() => string) | undefined;
}

/**
 * Where a narrow list shows a value: at the end of the name's line, in the second or third line, or
 * not at all.
 */
export type NarrowPlace = 'lead' | 'second' | 'third' | 'none';

/** Fields of all columns. */
interface ColumnBase<Row> {
  /** Unique id of the column. */
  readonly id: string;
  /** Heading of the column. */
  readonly header: string;
  /** The field to sort by; prefixed with `-` if descending comes first. @default not sortable */
  readonly sort?: string | undefined;
  /** Width in percent of the list. @default by its kind; the name gets the rest */
  readonly share?: number | undefined;
  /**
   * Where a narrow list, which has a single column, shows the value. The heading is there for screen
   * readers. @default `third` for badges, amounts, times and days, otherwise `second`
   */
  readonly narrow?: NarrowPlace | ((row: Row) => NarrowPlace) | undefined;
  /** Whether a narrow list shows the heading before the value. @default false */
  readonly isHeaded?: boolean | undefined;
  /**
   * Which columns stay where only four have room: those with the lowest number, in their order; 4
   * never does, because the name needs the room. @default 2
   */
  readonly priority?: 1 | 2 | 3 | 4 | undefined;
  /** Whether the CSV export contains it; not for pictures. @default true */
  readonly isInFile?: boolean | undefined;
  /** Whether it is hidden unless the user selects it. @default false */
  readonly isExtra?: boolean | undefined;
  /**
   * Whether it is hidden while no row of the page has a value, unless the user has selected columns.
   * @default false
   */
  readonly isRare?: boolean | undefined;
}

/**
 * A column of a list, by the kind of its values. Each kind looks the same in every list; null is an
 * empty cell.
 */
export type ListColumn<Row> = ColumnBase<Row> &
  (
    | {
        /** The record's name; each list has one such column. */
        readonly kind: 'name';
        /** Returns the name. */
        readonly value: (row: Row) => ListName;
        /** Whether names have pictures, for placeholders. @default false */
        readonly hasPicture?: boolean | undefined;
        /** Whether names have a second line, for placeholders. @default false */
        readonly hasDetail?: boolean | undefined;
      }
    | {
        /** A text. */
        readonly kind: 'text';
        /** Returns the text. */
        readonly value: (row: Row) => ReactNode;
        /** The date of the text, as `YYYY-MM-DD`: a column of the CSV export. @default none */
        readonly day?: ((row: Row) => string | null) | undefined;
      }
    | {
        /** A state, or remarks. */
        readonly kind: 'badge';
        /** Returns badges for what is unusual, a text for a normal state, null for nothing. */
        readonly value: (row: Row) => ListBadge | readonly ListBadge[] | string | null;
      }
    | {
        /** A number, or a text with a unit. */
        readonly kind: 'number';
        /** Returns the number. */
        readonly value: (row: Row) => number | string | null;
      }
    | {
        /** A value on a scale, such as assigned seats, as text and bar. */
        readonly kind: 'meter';
        /** Returns the value. */
        readonly value: (row: Row) => ListMeter | null;
      }
    | {
        /** An amount with its currency. */
        readonly kind: 'money';
        /** Returns the amount. */
        readonly value: (row: Row) => Money | null;
        /** Returns what the amount is made of; null if it is not known. @default a listed amount */
        readonly calculation?: ((row: Row) => Calculation | null) | undefined;
        /** Returns amounts in further currencies, each on a line. @default none */
        readonly more?: ((row: Row) => readonly Money[]) | undefined;
        /**
         * Name of the server's total over all pages (wire §2), shown above the list by currency.
         * @default no total
         */
        readonly sum?: string | undefined;
      }
    | {
        /** A relative time, with the exact time on hover; a text is shown as it is. */
        readonly kind: 'time';
        /** Returns the time. */
        readonly value: (row: Row) => Date | string | null;
      }
    | {
        /** A calendar date, as `YYYY-MM-DD`. */
        readonly kind: 'day';
        /** Returns the date. */
        readonly value: (row: Row) => string | null;
      }
    | {
        /** A link to another record. */
        readonly kind: 'link';
        /** Returns the link. */
        readonly value: (row: Row) => ListLink | null;
      }
  );

/** Fields of all filters. */
interface FilterBase {
  /** Name in the query; a date range is requested as `xFrom` and `xTo` (wire §2). */
  readonly name: string;
  /** Label of the filter. */
  readonly label: string;
}

/** A filter by values, by date range, or by month. */
export type ListFilter = FilterBase &
  (
    | {
        /** By values, with multiple selection. @default 'values' */
        readonly kind?: 'values' | undefined;
        /** Values of the filter. @default those that the server counts (wire §2), if any */
        readonly options?: readonly string[] | undefined;
        /** Returns the label of a value. @default the server's label, otherwise the value */
        readonly labelOf?: ((value: string) => string) | undefined;
        /** Whether values are ids, which are not shown without a label. @default false */
        readonly isId?: boolean | undefined;
      }
    | {
        /** By date range; both dates are inclusive and optional. */
        readonly kind: 'days';
      }
    | {
        /** By month, such as `2026-10`. */
        readonly kind: 'month';
      }
  );

/** An action on all selected rows. */
export interface ListBulkAction<Row> {
  /** Unique id of the action. */
  readonly id: string;
  /** Label of the action. */
  readonly label: string;
  /** A decorative icon before the label. @default none */
  readonly icon?: ReactNode;
  /** `danger` for destructive actions. @default 'neutral' */
  readonly tone?: 'neutral' | 'danger' | undefined;
  /** Returns why the action is not allowed for these rows, as a sentence. @default allowed */
  readonly refusal?: ((rows: readonly Row[]) => string | undefined) | undefined;
  /** Called with all selected rows. */
  readonly onAction: (rows: readonly Row[]) => void;
}

/** The search of a list. */
export interface ListSearch {
  /** Accessible name of the search. */
  readonly label: string;
  /** Placeholder of the field. @default none */
  readonly placeholder?: string | undefined;
  /** A hint shown while the text is too short. @default none */
  readonly tooShort?: string | undefined;
  /** Whether it stays above a list that has nothing to search. @default false */
  readonly isKept?: boolean | undefined;
}

/** A chart above a list, whose bars filter it. */
export interface ListChart {
  /** The chart. */
  readonly content: ReactNode;
  /** Whether it filters the list now, which counts as a filter. */
  readonly isSet: boolean;
}

/** Texts for an empty list. */
export interface ListEmpty {
  /** What is missing. */
  readonly title: string;
  /** Why it is empty, and what to do. @default none */
  readonly text?: string | undefined;
  /** A decorative icon of what is missing. @default an open box */
  readonly icon?: ReactNode;
  /** Buttons or links to add the first record. @default none */
  readonly actions?: ReactNode;
}

/** Props of `List`. Keep functions and arrays stable: new ones re-render all rows. */
export interface ListProps<Row> {
  /** State of the list, from `useList`. */
  list: ListState<Row>;
  /** Accessible name of the list. */
  label: string;
  /** The columns, in order. */
  columns: readonly ListColumn<Row>[];
  /** Returns the key of a row, unique over all pages. */
  getRowKey: (row: Row) => string;
  /** Returns the name of a row, for its checkbox and menu. @default its key */
  getRowLabel?: ((row: Row) => string) | undefined;
  /** Current time in milliseconds since 1970, for times and filters. @default 0 */
  now?: number | undefined;
  /** Search of the list. @default none */
  search?: ListSearch | undefined;
  /** Filters of the list. @default none */
  filters?: readonly ListFilter[] | undefined;
  /** A chart whose bars filter the list; on a phone it is behind the filters. @default none */
  chart?: ListChart | undefined;
  /** Shows the rows in another way than by columns, such as a `Feed`. @default a table */
  feed?: ((rows: Entries<Row>) => ReactNode) | undefined;
  /** Returns the menu items of a row; no menu if empty. @default no menus */
  rowActions?: ((row: Row) => readonly TableAction[]) | undefined;
  /**
   * Returns the group of a row: consecutive rows of the same group get it as a heading. Sort by it.
   * @default no groups
   */
  groupOf?: ((row: Row) => string) | undefined;
  /**
   * Returns a note beside a group's name, such as its sum. `isWhole` tells whether no other page may
   * have more of its rows. @default none
   */
  groupNote?: ((rows: readonly Row[], isWhole: boolean) => ReactNode) | undefined;
  /**
   * Called when a row is pressed outside its controls, for example to open a drawer. @default
   * follows the link of the name; without one, selects the row
   */
  onOpen?: ((row: Row) => void) | undefined;
  /** Actions on selected rows, which also make rows selectable. @default none */
  bulkActions?: readonly ListBulkAction<Row>[] | undefined;
  /** Whether rows are selectable even without `bulkActions`. @default false */
  selectable?: boolean | undefined;
  /** Whether a row can be selected, with the reason if not. @default every row can */
  canSelect?: ((row: Row) => Access) | undefined;
  /** Describes what totals include, if not all records. @default all records */
  sumsOf?: ((sums: ListSums) => string | undefined) | undefined;
  /** Shown if the list is empty without search and filters. */
  empty: ListEmpty;
  /** Title if nothing matches. @default 'There are no matching records' */
  noMatchTitle?: string | undefined;
  /** Text below the title if nothing matches. @default a sentence about search and filters */
  noMatchText?: string | undefined;
  /** The error text if the server sends none. */
  failedText: string;
  /**
   * Width of the list in pixels from which it shows all columns: 840 suits five columns with amounts,
   * which do not wrap, 960 suits eight. From 600 it shows four columns, below a single one with the
   * values in up to three lines. @default 600
   */
  wideFrom?: WideFrom | undefined;
  /** Accessible name of the pager, for pages with several lists. @default 'Pages' */
  pagerLabel?: string | undefined;
  /** Number of placeholder rows while loading. @default the page size */
  skeletonRows?: number | undefined;
  /** Level of the headings inside. @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** Content at the end of the toolbar. @default none */
  tools?: ReactNode;
  /** Ref to the search field. */
  searchRef?: Ref<HTMLInputElement> | undefined;
  /** A class on the root. @default none */
  className?: string | undefined;
}
