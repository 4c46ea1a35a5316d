// @ts-check
/**
 * Which Chromium the tests, the stories and the benchmarks drive. Plain JavaScript on node's own
 * modules, because it is asked before anything is installed as well as by the TypeScript configs.
 */
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Names under which a system Chromium or Chrome is found on the PATH, best first. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/** Without a window to draw it takes a fifth less time for tests; it keeps no page for Back. */
const SHELL = 'chromium-headless-shell';

/** Looked at even when the PATH is bare, as in a cron job or a small container. */
const FALLBACK_PATH = '/usr/bin/chromium';

/** Real launcher scripts are larger than nothing and smaller than this; browsers are far larger. */
const SCRIPT_BYTES = 16_384;

/** @param {string} path */
function isExecutableFile(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Nobody sees the list below the address bar of a test, and a Chromium of the desktop loads two pages
 * for it with every context: more processor time than many of the pages under test.
 */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];

/** What Playwright turns off. Of two such arguments the last counts, so that it is said again. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Pages of hosts have names of their own and an API on this machine, for which Chromium would ask the
 * user first.
 */
const ASKS_FIRST = ['LocalNetworkAccessChecks'];

/** Arguments of every browser that tests are run in. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...UNSEEN, ...ASKS_FIRST].join(',')}`,
];

/**
 * Ubuntu's `chromium-browser` without the snap is a script that only prints how to install it.
 *
 * @param {string} path
 */
function isSnapStub(path) {
  try {
    return (
      statSync(path).size < SCRIPT_BYTES && readFileSync(path, 'utf8').includes('snap install')
    );
  } catch {
    return false;
  }
}

/**
 * @typedef {Readonly<Record<string, string | undefined>>} Environment
 * @param {readonly string[]} names
 * @param {Environment} env
 */
function findOnPath(names, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, FALLBACK_PATH].find((path) => isExecutableFile(path) && !isSnapStub(path));
}

/**
 * A Chromium or Chrome of the operating system, or undefined.
 *
 * @param {Environment} env
 */
export function findSystemChromium(env = process.env) {
  return findOnPath([SHELL, ...NAMES], env);
}

/**
 * A whole browser, with all that a reader's has, or undefined.
 *
 * @param {Environment} env
 */
export function findWholeChromium(env = process.env) {
  return findOnPath(NAMES, env) ?? findPlaywrightChromium();
}

/** The Chromium that `npx playwright install chromium` put down, or undefined. */
function findPlaywrightChromium() {
  try {
    const { chromium } = createRequire(import.meta.url)('playwright');
    const path = chromium.executablePath();
    return isExecutableFile(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The path of the browser to use: `PLINTH_CHROMIUM`, then one of the operating system, then
 * Playwright's own. Undefined if none was found.
 *
 * @param {Environment} env
 * @throws Error when `PLINTH_CHROMIUM` names something that cannot be run: silently testing
 * another browser than the one asked for would be worse.
 */
export function findChromium(env = process.env) {
  const named = env.PLINTH_CHROMIUM;
  if (named) {
    if (isExecutableFile(named)) return named;
    throw new Error(
      `PLINTH_CHROMIUM is "${named}", which is not a program that can be run. ` +
        'Give it the path of a Chromium or Chrome, or unset it.',
    );
  }
  return findSystemChromium(env) ?? findPlaywrightChromium();
}
