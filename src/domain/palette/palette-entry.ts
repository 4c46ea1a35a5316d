/** Kind of an entry; sets its icon. */
export type PaletteKind =
  | 'action'
  | 'page'
  | 'user'
  | 'role'
  | 'customer'
  | 'subscription'
  | 'order'
  | 'product';

/** Properties of every entry of the command palette. */
interface EntryFacts<Icon> {
  /** Unique and stable id; recently used entries are stored by it. */
  readonly id: string;
  /** Name in the user's language; searched. */
  readonly title: string;
  /** Text beside the name, such as an e-mail address; searched. @default none */
  readonly detail?: string | undefined;
  /** Additional search words. @default none */
  readonly keywords?: readonly string[] | undefined;
  /** Heading of its group, in the user's language. */
  readonly group: string;
  /** Whether it shows only in search results: one of many of a kind. @default false */
  readonly isTypedOnly?: boolean | undefined;
  /** Kind; sets the icon. @default 'action' */
  readonly kind?: PaletteKind | undefined;
  /** Icon. @default that of its kind */
  readonly icon?: Icon | undefined;
  /** Keyboard shortcut, such as `g u`, see `Shortcut`. @default none */
  readonly shortcut?: string | undefined;
  /**
   * Why the user may not choose it, as a sentence; the entry is shown disabled. @default it can be
   * chosen
   */
  readonly refusal?: string | undefined;
  /**
   * Explains the refusal, such as who can grant the permission; runs when the entry is chosen.
   * @default no explanation
   */
  readonly onWhy?: (() => void) | undefined;
  /** Further actions, shown on a page of their own. @default none */
  readonly actions?: readonly PaletteEntry<Icon>[] | undefined;
}

/**
 * An entry of the command palette: opens an address, runs an action, or opens a page of further
 * entries.
 */
export type PaletteEntry<Icon = unknown> = EntryFacts<Icon> &
  (
    | {
        /** Address to open. */
        readonly href: string;
        readonly onAction?: undefined;
        readonly page?: undefined;
      }
    | {
        /** Runs after the palette has closed. */
        readonly onAction: () => void;
        readonly href?: undefined;
        readonly page?: undefined;
      }
    | {
        /** Page of further entries, such as the customers of "Buy for...". */
        readonly page: PalettePage<Icon>;
        readonly href?: undefined;
        readonly onAction?: undefined;
      }
  );

/** Letters typed before a server is searched. */
export const SEARCH_FROM_LENGTH = 3;

/** A source of entries that is searched while the user types. */
export interface PaletteSource<Icon = unknown> {
  /** Id of the source. The ids of its entries start with it and a colon: `orders:17`. */
  readonly id: string;
  /** Heading of its results. */
  readonly group: string;
  /** Minimum number of letters; 0 searches immediately. @default 3 */
  readonly minimumLength?: number | undefined;
  /**
   * Returns matching entries, best first. Use functions of the API, whose errors are `ApiError`.
   */
  readonly read: (
    text: string,
    options: { readonly signal: AbortSignal },
  ) => Promise<readonly PaletteEntry<Icon>[]>;
  /**
   * Loads the entry of an id, for recently used entries; only ids are stored. Rejects if it no
   * longer exists. @default its entries are not stored as recently used
   */
  readonly find?:
    | ((id: string, options: { readonly signal: AbortSignal }) => Promise<PaletteEntry<Icon>>)
    | undefined;
}

/** A page within the palette. */
export interface PalettePage<Icon = unknown> {
  /** Title, shown before the field. */
  readonly title: string;
  /** Placeholder of the field. @default that of the first page */
  readonly placeholder?: string | undefined;
  /** Entries that show immediately. @default none */
  readonly entries?: readonly PaletteEntry<Icon>[] | undefined;
  /** Sources that are searched. @default none */
  readonly sources?: readonly PaletteSource<Icon>[] | undefined;
}
