import type { Clock } from '../domain/time/clock';
import type { Clipboard } from './clipboard';
import { systemClock } from './clock';
import type { DesktopNotifications } from './desktop-notification';
import type { FileSaver } from './file-saver';
import type { KeyPresses } from './key-presses';
import { type AreaSource, createBrowserArea } from './key-value-area';
import type { Locks } from './locks';
import { createBrowserOnline, type Online } from './online';
import type { PageIcon } from './page-icon';
import type { PageLocation } from './page-location';
import type { PageSteps } from './page-steps';
import type { Passkeys } from './passkeys';
import type { Printer } from './printer';
import { createRandomId } from './random-id';
import type { SessionTimer } from './session-timer';
import {
  type ConsoleStorage,
  createConsoleStorage,
  namespaceOf,
  STORAGE_NAMESPACE,
} from './storage';
import { createTabs, openBroadcastChannel, type Tabs } from './tabs';
import { createBrowserVisibility, type Visibility } from './visibility';

/**
 * Every power of the browser that the console uses, one adapter each. Those that a sign-in needs are
 * here; the default of an optional one is made where it is used, so that no other page carries it.
 */
export interface Platform {
  /** Where time comes from. */
  readonly clock: Clock;
  /** What is kept in local and in session storage. */
  readonly storage: ConsoleStorage;
  /** Talks to the other tabs of the same user. */
  readonly tabs: Tabs;
  /** Lets one tab at a time do something. @default the browser's */
  readonly locks?: Locks;
  /** Whether there is a network. */
  readonly online: Online;
  /** Whether the page is seen. */
  readonly visibility: Visibility;
  /** Copies texts. @default the browser's */
  readonly clipboard?: Clipboard;
  /** Saves files. @default the browser's */
  readonly files?: FileSaver;
  /** Makes and uses passkeys. @default the browser's */
  readonly passkeys?: Passkeys;
  /** Keys, for shortcuts. @default the browser's, where a portal runs */
  readonly keys?: KeyPresses;
  /** Prints the page. @default the browser's */
  readonly printer?: Printer;
  /** Notifications of the desktop. @default the browser's */
  readonly notifications?: DesktopNotifications;
  /** Ticks on time in tabs that are hidden, too. @default the worker at `workerUrl` */
  readonly sessionTimer?: SessionTimer;
  /** The page's address. @default the browser's */
  readonly location?: PageLocation;
  /** Back, Forward and closing. @default the browser's, where a portal runs */
  readonly steps?: PageSteps;
  /**
   * The page's icon, which marks a tab that impersonates. @default the browser's, where a portal
   * runs
   */
  readonly pageIcon?: PageIcon;
  /** The prefix of storage keys and of the names of locks. @default 'plinth' */
  readonly namespace?: string;
  /**
   * The same powers for one API, with storage keys, channels and locks of its own (contract §4.38);
   * `createConsole` asks for it. @default all APIs share them
   */
  readonly forApi?: (apiBaseUrl: string) => Platform;
  /** What the tab keeps beside `storage`. @default the browser's session storage */
  readonly tabArea?: AreaSource;
  /** What the browser keeps beside `storage`. @default the browser's local storage */
  readonly localArea?: AreaSource;
  /** Address of the worker file. @default '/session-timer.worker.js' */
  readonly workerUrl?: string | undefined;
}

/** Settings of {@link createBrowserPlatform}. */
export interface BrowserPlatformOptions {
  /** The prefix of storage keys, channels and locks, before the address of the API. @default 'plinth' */
  readonly namespace?: string | undefined;
  /** Address of the worker file, which this package holds. @default '/session-timer.worker.js' */
  readonly workerUrl?: string | undefined;
  /** Where time comes from. @default the clock of the machine */
  readonly clock?: Clock;
}

/** The browser. Touches nothing until it is used, so that it can be made on a server as well. */
export function createBrowserPlatform({
  namespace: page = STORAGE_NAMESPACE,
  workerUrl,
  clock = systemClock,
}: BrowserPlatformOptions = {}): Platform {
  const forApi = (apiBaseUrl: string): Platform => {
    const namespace = namespaceOf(page, apiBaseUrl);
    const local = createBrowserArea('localStorage');
    return {
      clock,
      storage: createConsoleStorage(local, createBrowserArea('sessionStorage'), namespace, page),
      tabs: createTabs(createRandomId(), namespace, openBroadcastChannel),
      online: createBrowserOnline(),
      visibility: createBrowserVisibility(),
      namespace,
      workerUrl,
      forApi,
    };
  };
  return forApi('');
}
