import type { ReactNode, Ref } from 'react';
import type { ListState } from '../../../contracts/list';
import type { Access } from '../../../domain/access';
import type { Money } from '../../../domain/money';
import type { ListSums } from '../../../domain/paging';
import type { BadgeProps } from '../Badge';
import type { TableAction } from '../table/table-props';

/** What names a record: the first cell of its row. */
export interface ListName {
  /** What it is called. */
  readonly text: string;
  /** A second line, such as an e-mail or a number. @default none */
  readonly detail?: string | undefined;
  /** Where the record is: the name is a link then. @default it has no page */
  readonly href?: string | undefined;
  /** Before the name: an `Avatar`, decorative. @default none */
  readonly picture?: ReactNode;
  /** After the name, each of them kept: "You". @default none */
  readonly badges?: readonly ListBadge[] | undefined;
}

/** A word about a record. What is as it should be has none. */
export interface ListBadge {
  /** The word. */
  readonly label: string;
  /** What the word means. @default 'neutral' */
  readonly tone?: BadgeProps['tone'];
}

/** A way to another record. */
export interface ListLink {
  /** What it is called. */
  readonly text: string;
  /** Where it is; undefined for no link. */
  readonly href: string | undefined;
}

/** How much of something there is, of how much there can be. */
export interface ListMeter {
  /** How much there can be. */
  readonly max: number;
  /** How much there is; null for not known. */
  readonly value: number | null;
  /** What the bar means. @default 'brand' */
  readonly tone?: 'brand' | 'warning' | undefined;
}

/** What every column has. */
interface ColumnBase {
  /** Tells it from the other columns. */
  readonly id: string;
  /** Its heading. */
  readonly header: string;
  /**
   * The field that its heading sorts by, with `-` before it where descending comes first.
   * @default it does not sort
   */
  readonly sort?: string | undefined;
  /** Its share of the list's width in percent. @default by its kind; the name takes what is left */
  readonly share?: number | undefined;
  /**
   * How a narrow list, which shows one column, says it under the name: as it is, with its heading
   * before it, or not at all. @default 'plain'
   */
  readonly summary?: 'plain' | 'headed' | 'none' | undefined;
  /** Whether a file of what is shown has it: one without words, such as pictures, has not. @default true */
  readonly isInFile?: boolean | undefined;
  /** Shown only to those who choose it, in a list whose columns can be chosen. @default false */
  readonly isExtra?: boolean | undefined;
}

/**
 * A column of a list, by what its records say in it. The same kind looks the same in every list;
 * null says nothing.
 */
export type ListColumn<Row> = ColumnBase &
  (
    | {
        /** Names the record; one column of a list is of this kind. */
        readonly kind: 'name';
        /** What it says. */
        readonly value: (row: Row) => ListName;
        /** Names have pictures: the outlines too. @default false */
        readonly hasPicture?: boolean | undefined;
        /** Names have a second line: the outlines too. @default false */
        readonly hasDetail?: boolean | undefined;
      }
    | {
        /** Words. */
        readonly kind: 'text';
        /** What it says. */
        readonly value: (row: Row) => ReactNode;
        /**
         * The day that its words are about, as `YYYY-MM-DD`: a file has it before them, in a column of
         * its own. @default they are about none
         */
        readonly day?: ((row: Row) => string | null) | undefined;
      }
    | {
        /** The word for a state. */
        readonly kind: 'badge';
        /** A badge where something is not as usual; a text where it is; null for no word. */
        readonly value: (row: Row) => ListBadge | string | null;
      }
    | {
        /** A number of things, or one with a unit as text. */
        readonly kind: 'number';
        /** What it says. */
        readonly value: (row: Row) => number | string | null;
      }
    | {
        /** How much of something there is, such as seats that somebody has: in words, and as a bar. */
        readonly kind: 'meter';
        /** What it says. */
        readonly value: (row: Row) => ListMeter | null;
      }
    | {
        /** An amount in its currency. */
        readonly kind: 'money';
        /** What it says. */
        readonly value: (row: Row) => Money | null;
        /** Amounts in other currencies, each on a line of its own. @default none */
        readonly more?: ((row: Row) => readonly Money[]) | undefined;
        /**
         * What the server calls its sums over all pages (wire §2), which stand under it, a row for
         * each currency. @default it is not added up
         */
        readonly sum?: string | undefined;
      }
    | {
        /** How long ago, with the exact time on hover; a text such as "Never" stands as it is. */
        readonly kind: 'time';
        /** What it says. */
        readonly value: (row: Row) => Date | string | null;
      }
    | {
        /** A day without a zone, as `YYYY-MM-DD`. */
        readonly kind: 'day';
        /** What it says. */
        readonly value: (row: Row) => string | null;
      }
    | {
        /** Leads to another record. */
        readonly kind: 'link';
        /** What it says. */
        readonly value: (row: Row) => ListLink | null;
      }
  );

/** What every filter has. */
interface FilterBase {
  /** What the query calls it; of days, the field, asked for as `xFrom` and `xTo` (wire §2). */
  readonly name: string;
  /** What it is about, in words. */
  readonly label: string;
}

/** A way to leave records out: by values, by days from one to another, or by a month. */
export type ListFilter = FilterBase &
  (
    | {
        /** By values, of which several can be chosen. @default 'values' */
        readonly kind?: 'values' | undefined;
        /**
         * Its values. @default those that the server counts (wire §2); a server that counts none
         * gets no such filter
         */
        readonly options?: readonly string[] | undefined;
        /** The words for a value. @default the server's words for it, else the value */
        readonly labelOf?: ((value: string) => string) | undefined;
        /** Its values are ids: one without words of the server is not shown as it is. @default false */
        readonly isId?: boolean | undefined;
      }
    | {
        /** By days, the first and the last included; either may be left open. */
        readonly kind: 'days';
      }
    | {
        /** By a month, such as `2026-10`. */
        readonly kind: 'month';
      }
  );

/** Something that can be done with all that is selected. */
export interface ListBulkAction<Row> {
  /** Tells it from the others. */
  readonly id: string;
  /** What it does, in words. */
  readonly label: string;
  /** A picture before the label; decoration. @default none */
  readonly icon?: ReactNode;
  /** `danger` for what takes something away. @default 'neutral' */
  readonly tone?: 'neutral' | 'danger' | undefined;
  /** Why it cannot be done with what is selected, as a sentence. @default it can */
  readonly refusal?: ((rows: readonly Row[]) => string | undefined) | undefined;
  /** Called with all rows that are selected. */
  readonly onAction: (rows: readonly Row[]) => void;
}

/** The search of a list. */
export interface ListSearch {
  /** What it searches, for screen readers. */
  readonly label: string;
  /** What can be typed. @default none */
  readonly placeholder?: string | undefined;
  /** Shown while the text is too short to search with. @default nothing */
  readonly tooShort?: string | undefined;
}

/** Words for a list without records. */
export interface ListEmpty {
  /** What is not there. */
  readonly title: string;
  /** Why, and what to do. @default none */
  readonly text?: string | undefined;
  /** How to get the first one. @default none */
  readonly actions?: ReactNode;
}

/** Props of `List`. Keep functions and arrays stable: with new ones all rows render again. */
export interface ListProps<Row> {
  /** The list's state, as `useList` returns it. */
  list: ListState<Row>;
  /** What the list is called, for screen readers. */
  label: string;
  /** The columns, in order. */
  columns: readonly ListColumn<Row>[];
  /** The key of a row, unique over all pages. */
  getRowKey: (row: Row) => string;
  /** What a row is called: names its checkbox and its menu. @default its key */
  getRowLabel?: ((row: Row) => string) | undefined;
  /**
   * The present time in milliseconds since 1970, for columns of times and the month that a filter
   * opens at. @default 0
   */
  now?: number | undefined;
  /** The search. @default none */
  search?: ListSearch | undefined;
  /** The filters. @default none */
  filters?: readonly ListFilter[] | undefined;
  /** The entries of a row's menu; a row without any has no menu. @default no menus */
  rowActions?: ((row: Row) => readonly TableAction[]) | undefined;
  /**
   * What a row belongs to: rows that follow each other and belong to the same have it as their
   * heading. Sort by it. @default they have none
   */
  groupOf?: ((row: Row) => string) | undefined;
  /**
   * Called when a row is pressed beside its controls: opens its drawer. @default the press follows
   * the link of the name; where there is none, it selects the row
   */
  onOpen?: ((row: Row) => void) | undefined;
  /** What can be done with several rows; they can be selected then. @default nothing */
  bulkActions?: readonly ListBulkAction<Row>[] | undefined;
  /** Rows can be selected, also without `bulkActions`. @default false */
  selectable?: boolean | undefined;
  /** Whether a row may be selected, and the sentence why not. @default every row may */
  canSelect?: ((row: Row) => Access) | undefined;
  /** What sums hold, in words, where that is not simply every record. @default they hold every one */
  sumsOf?: ((sums: ListSums) => string | undefined) | undefined;
  /** Shown when there is nothing at all. */
  empty: ListEmpty;
  /** Says that nothing matches. @default 'There are no matching records' */
  noMatchTitle?: string | undefined;
  /** Why nothing matches, under the title that says so. @default a sentence about search and filters */
  noMatchText?: string | undefined;
  /** Says that the list could not be loaded, where the server does not. */
  failedText: string;
  /**
   * Below how many pixels of its own the list shows one column, which says what the others would:
   * 840 is for five columns and amounts, which are never broken, 1000 for eight. @default 640
   */
  narrowBelow?: 640 | 840 | 1000 | undefined;
  /** What its pager is called, on a page with several lists. @default 'Pages' */
  pagerLabel?: string | undefined;
  /** How many outlines show while it loads. @default the size of the page */
  skeletonRows?: number | undefined;
  /** The level of headings inside. @default 2 */
  headingLevel?: 2 | 3 | undefined;
  /** More at the end of the line of the search. @default nothing */
  tools?: ReactNode;
  /** A ref to the search. */
  searchRef?: Ref<HTMLInputElement> | undefined;
  /** A class of yours for the list's frame. @default none */
  className?: string | undefined;
}
