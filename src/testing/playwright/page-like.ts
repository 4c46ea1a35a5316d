/** The roles used by the page objects. */
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

/** Name options for Playwright's `getBy…`. */
export interface WantedName {
  /** Accessible name. */
  readonly name?: string | RegExp;
  /** Whether a string must match the whole name, case-sensitively. */
  readonly exact?: boolean;
  /** Heading level, from 1. */
  readonly level?: number;
}

/**
 * The common part of Playwright's `Page` and `Locator` that is used: this package does not depend
 * on Playwright.
 */
export interface Searchable {
  /** Finds by role and name. */
  getByRole(role: WantedRole, options?: WantedName): LocatorLike;
  /** Finds a field by its label. */
  getByLabel(text: string | RegExp, options?: Pick<WantedName, 'exact'>): LocatorLike;
}

/** The part of Playwright's `Locator` that is used. */
export interface LocatorLike extends Searchable {
  /** Clicks it. */
  click(): Promise<void>;
  /** Fills in a text. */
  fill(value: string): Promise<void>;
  /** Checks it. */
  check(): Promise<void>;
  /** Presses a key on it. */
  press(key: string): Promise<void>;
  /** Whether it is visible now. */
  isVisible(): Promise<boolean>;
  /** The first match. */
  first(): LocatorLike;
  /** Waits until it is visible. */
  waitFor(): Promise<void>;
}

/** The locator type of a page: Playwright's own for a Playwright page. */
export type LocatorOf<P extends Searchable> = ReturnType<P['getByLabel']> & LocatorLike;
