/** The roles that the page objects look for. */
export type WantedRole =
  | 'alert'
  | 'alertdialog'
  | 'article'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'link'
  | 'list'
  | 'menuitem'
  | 'menuitemradio'
  | 'navigation'
  | 'region'
  | 'row'
  | 'searchbox'
  | 'spinbutton'
  | 'table'
  | 'textbox';

/** What something is called, for a `getBy…` of Playwright. */
export interface WantedName {
  /** Its accessible name. */
  readonly name?: string | RegExp;
  /** Whether a text is the whole name, capitals included. */
  readonly exact?: boolean;
  /** Of a heading, from 1. */
  readonly level?: number;
}

/**
 * What Playwright's `Page` and `Locator` have in common, as far as it is used: this package ships no
 * Playwright.
 */
export interface Searchable {
  /** Finds by role and name. */
  getByRole(role: WantedRole, options?: WantedName): LocatorLike;
  /** Finds a field by its label. */
  getByLabel(text: string | RegExp, options?: Pick<WantedName, 'exact'>): LocatorLike;
}

/** As much of Playwright's `Locator` as is used. */
export interface LocatorLike extends Searchable {
  /** Presses it. */
  click(): Promise<void>;
  /** Writes into it. */
  fill(value: string): Promise<void>;
  /** Ticks it. */
  check(): Promise<void>;
  /** Has it press a key. */
  press(key: string): Promise<void>;
  /** Whether it can be seen now. */
  isVisible(): Promise<boolean>;
  /** The first of several. */
  first(): LocatorLike;
  /** Waits until it can be seen. */
  waitFor(): Promise<void>;
}

/** The `Locator` of a page: Playwright's own, where the page is Playwright's. */
export type LocatorOf<P extends Searchable> = ReturnType<P['getByLabel']> & LocatorLike;
