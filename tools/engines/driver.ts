/** One tab of a browser, driven by the protocol that the browser speaks. */
export interface Driver {
  /** What tells this tab from the others of its browser. */
  readonly id: string;
  /** Loads an address and waits until it is loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  url(): Promise<string>;
  /**
   * Evaluates an expression and awaits its promise.
   *
   * @param frame - a selector of an `iframe` of the page, in which it is evaluated
   */
  evaluate<Result>(expression: string, frame?: string): Promise<Result>;
  /** Sets the size of the page's viewport, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Clicks at a point of the viewport, or of a frame's viewport, in CSS pixels. */
  click(x: number, y: number, frame?: string): Promise<void>;
  /** Presses a key, with its modifiers: `Enter`, `Control+k`. */
  press(key: string, frame?: string): Promise<void>;
  /** Types a text key by key. */
  type(text: string, frame?: string): Promise<void>;
  /** Prints the page as a PDF; null where the protocol cannot. */
  print(): Promise<Uint8Array | null>;
  screenshot(): Promise<Uint8Array>;
  /** Another tab with the same cookies. */
  open(): Promise<Driver>;
  /** All tabs of this browser. */
  tabs(): Promise<readonly Driver[]>;
  close(): Promise<void>;
}

/** A started browser. */
export interface Engine {
  readonly version: string;
  /** Opens a tab without cookies and storage of any other. */
  visit(): Promise<Driver>;
  /** Errors and warnings of all pages since the last call: the console's and uncaught ones. */
  complaints(): readonly string[];
  close(): Promise<void>;
}

/** The engines, by the name that `--engine` takes. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof ENGINES)[number];

/** The viewport of a tab that nobody has resized. */
export const WIDE = { width: 1280, height: 800 } as const;
