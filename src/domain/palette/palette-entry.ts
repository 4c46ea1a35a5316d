/** What an entry is, for its picture. */
export type PaletteKind =
  | 'action'
  | 'page'
  | 'user'
  | 'role'
  | 'customer'
  | 'subscription'
  | 'order'
  | 'product';

/** What every entry of the command palette has. */
interface EntryFacts<Icon> {
  /** Tells it from all others, and stays the same: what was used last is kept by it. */
  readonly id: string;
  /** What it is called, in the reader's language. The letters that are typed are found in it. */
  readonly title: string;
  /** More about it, beside its name: an e-mail, whose it is. Searched as well. @default nothing */
  readonly detail?: string | undefined;
  /** Other words that it is found by. @default none */
  readonly keywords?: readonly string[] | undefined;
  /** The heading that it stands under, in the reader's language. */
  readonly group: string;
  /** Whether it is there only once something is typed: one of many of a kind. @default false */
  readonly isTypedOnly?: boolean | undefined;
  /** What it is, for its picture. @default 'action' */
  readonly kind?: PaletteKind | undefined;
  /** A picture of its own. @default that of its kind */
  readonly icon?: Icon | undefined;
  /** The keys that do the same, such as `g u`, see `Shortcut`. @default none */
  readonly shortcut?: string | undefined;
  /** Why the viewer may not choose it, as a sentence: it is there, and says so. @default they may */
  readonly refusal?: string | undefined;
  /** Says more about a refusal, such as who can give the permission; chosen, it is that. @default nothing does */
  readonly onWhy?: (() => void) | undefined;
  /** What can be done with it besides, on a page of their own. @default nothing */
  readonly actions?: readonly PaletteEntry<Icon>[] | undefined;
}

/** An entry of the command palette: it leads to an address, does something, or opens a page of more. */
export type PaletteEntry<Icon = unknown> = EntryFacts<Icon> &
  (
    | {
        /** Where it leads. */
        readonly href: string;
        readonly onAction?: undefined;
        readonly page?: undefined;
      }
    | {
        /** Does it, once the palette is closed. */
        readonly onAction: () => void;
        readonly href?: undefined;
        readonly page?: undefined;
      }
    | {
        /** What there is to choose from, such as the customers of "Buy for...". */
        readonly page: PalettePage<Icon>;
        readonly href?: undefined;
        readonly onAction?: undefined;
      }
  );

/** Letters that are typed before a server is asked. */
export const SEARCH_FROM_LENGTH = 3;

/** Where entries come from that are searched for as one types. */
export interface PaletteSource<Icon = unknown> {
  /** Tells it from the others. The ids of its entries begin with it and a colon: `orders:17`. */
  readonly id: string;
  /** The heading of what it finds. */
  readonly group: string;
  /** How many letters it takes; with 0 it is asked at once. @default 3 */
  readonly minimumLength?: number | undefined;
  /** Finds entries, best first. Keep to functions of the API, whose errors are `ApiError`. */
  readonly read: (
    text: string,
    options: { readonly signal: AbortSignal },
  ) => Promise<readonly PaletteEntry<Icon>[]>;
  /**
   * The entry of an id, for what was used last; only ids are remembered. Fails where there is none
   * any more. @default what it finds is not remembered
   */
  readonly find?:
    | ((id: string, options: { readonly signal: AbortSignal }) => Promise<PaletteEntry<Icon>>)
    | undefined;
}

/** A page inside of the palette. */
export interface PalettePage<Icon = unknown> {
  /** What it is about: stands before the field. */
  readonly title: string;
  /** What the field asks for. @default as on the first page */
  readonly placeholder?: string | undefined;
  /** What is there at once. @default nothing */
  readonly entries?: readonly PaletteEntry<Icon>[] | undefined;
  /** What is searched. @default nothing */
  readonly sources?: readonly PaletteSource<Icon>[] | undefined;
}
