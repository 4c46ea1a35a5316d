import type { Clock } from '../domain/time/clock';
import { browserClipboard, type Clipboard } from './clipboard';
import { systemClock } from './clock';
import { createBrowserNotifications, type DesktopNotifications } from './desktop-notification';
import { createBrowserArea } from './key-value-area';
import { createLocks, findWebLocks, type Locks } from './locks';
import { createBrowserOnline, type Online } from './online';
import type { PageIcon } from './page-icon';
import { browserLocation, type PageLocation } from './page-location';
import type { PageSteps } from './page-steps';
import { createWorkerTimer, type SessionTimer } from './session-timer';
import { type ConsoleStorage, createConsoleStorage, STORAGE_NAMESPACE } from './storage';
import { createTabId, createTabs, openBroadcastChannel, type Tabs } from './tabs';
import { createBrowserVisibility, type Visibility } from './visibility';

/** Every power of the browser that the console uses, one adapter each. */
export interface Platform {
  /** Where time comes from. */
  readonly clock: Clock;
  /** What is kept in local and in session storage. */
  readonly storage: ConsoleStorage;
  /** Talks to the other tabs of the same user. */
  readonly tabs: Tabs;
  /** Lets one tab at a time do something. */
  readonly locks: Locks;
  /** Whether there is a network. */
  readonly online: Online;
  /** Whether the page is seen. */
  readonly visibility: Visibility;
  /** Copies texts. */
  readonly clipboard: Clipboard;
  /** Notifications of the desktop. */
  readonly notifications: DesktopNotifications;
  /** Ticks on time in tabs that are hidden, too. */
  readonly sessionTimer: SessionTimer;
  /** The page's address. */
  readonly location: PageLocation;
  /** Back, Forward and closing. @default the browser's, where a portal runs */
  readonly steps?: PageSteps;
  /**
   * The page's icon, which marks a tab that impersonates. @default the browser's, where a portal
   * runs
   */
  readonly pageIcon?: PageIcon;
}

/** Settings of {@link createBrowserPlatform}. */
export interface BrowserPlatformOptions {
  /** The prefix of every storage key and channel name. @default 'plinth' */
  readonly namespace?: string;
  /** Address of the worker file, which this package holds. @default '/session-timer.worker.js' */
  readonly workerUrl?: string;
  /** Where time comes from. @default the clock of the machine */
  readonly clock?: Clock;
}

/** The browser. Touches nothing until it is used, so that it can be made on a server as well. */
export function createBrowserPlatform({
  namespace = STORAGE_NAMESPACE,
  workerUrl = '/session-timer.worker.js',
  clock = systemClock,
}: BrowserPlatformOptions = {}): Platform {
  return {
    clock,
    storage: createConsoleStorage(
      createBrowserArea('localStorage'),
      createBrowserArea('sessionStorage'),
      namespace,
    ),
    tabs: createTabs(createTabId(), namespace, openBroadcastChannel),
    locks: createLocks(namespace, findWebLocks()),
    online: createBrowserOnline(),
    visibility: createBrowserVisibility(),
    clipboard: browserClipboard,
    notifications: createBrowserNotifications(clock),
    sessionTimer: createWorkerTimer(workerUrl, clock),
    location: browserLocation,
  };
}
