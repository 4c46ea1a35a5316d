type Environment = Readonly<Record<string, string | undefined>>;

/** Arguments of every browser that tests are run in. */
export const CHROMIUM_ARGS: readonly string[];

/** A Chromium or Chrome of the operating system, or undefined. */
export function findSystemChromium(env?: Environment): string | undefined;

/** A whole browser, with all that a reader's has, or undefined. */
export function findWholeChromium(env?: Environment): string | undefined;

/**
 * The path of the browser to use: `PLINTH_CHROMIUM`, then one of the operating system, then
 * Playwright's own. Undefined when there is none.
 *
 * @throws Error when `PLINTH_CHROMIUM` names something that cannot be run.
 */
export function findChromium(env?: Environment): string | undefined;
