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
 * Adapters for every browser API that the console uses. Those that a sign-in needs are required;
 * the default of an optional one is created where it is used, so that other pages do not include
 * it.
 */
export interface Platform {
  /** The source of time. */
  readonly clock: Clock;
  /** Values in local and session storage. */
  readonly storage: ConsoleStorage;
  /** Channels to the other tabs of the same user. */
  readonly tabs: Tabs;
  /** Locks shared by tabs. @default the browser's */
  readonly locks?: Locks;
  /** Network state. */
  readonly online: Online;
  /** Page visibility. */
  readonly visibility: Visibility;
  /** Copies texts. @default the browser's */
  readonly clipboard?: Clipboard;
  /** Saves files. @default the browser's */
  readonly files?: FileSaver;
  /** Creates and uses passkeys. @default the browser's */
  readonly passkeys?: Passkeys;
  /** Keyboard shortcuts. @default the browser's, in a portal */
  readonly keys?: KeyPresses;
  /** Prints the page. @default the browser's */
  readonly printer?: Printer;
  /** Desktop notifications. @default the browser's */
  readonly notifications?: DesktopNotifications;
  /** A timer that is not throttled in hidden tabs. @default the worker at `workerUrl` */
  readonly sessionTimer?: SessionTimer;
  /** The page's address. @default the browser's */
  readonly location?: PageLocation;
  /** Back, Forward and closing. @default the browser's, in a portal */
  readonly steps?: PageSteps;
  /** The page's icon, which marks an impersonating tab. @default the browser's, in a portal */
  readonly pageIcon?: PageIcon;
  /** Prefix of storage keys and lock names. @default 'plinth' */
  readonly namespace?: string;
  /**
   * The same adapters for one API, with their own storage keys, channels and locks (contract
   * §4.38); called by `createConsole`. @default all APIs share them
   */
  readonly forApi?: (apiBaseUrl: string) => Platform;
  /** Further values of the tab, besides `storage`. @default the browser's session storage */
  readonly tabArea?: AreaSource;
  /** Further values of the browser, besides `storage`. @default the browser's local storage */
  readonly localArea?: AreaSource;
  /** Address of the worker file. @default '/session-timer.worker.js' */
  readonly workerUrl?: string | undefined;
}

/** Options of {@link createBrowserPlatform}. */
export interface BrowserPlatformOptions {
  /**
   * Prefix of storage keys, channels and locks, before the address of the API. @default 'plinth'
   */
  readonly namespace?: string | undefined;
  /**
   * Address of the worker file, which is part of this package. @default '/session-timer.worker.js'
   */
  readonly workerUrl?: string | undefined;
  /** The source of time. @default the system clock */
  readonly clock?: Clock;
}

/**
 * The platform of a browser. Accesses nothing until it is used, so it can be created on a server.
 */
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
