import { createManualClock, type ManualClock } from '../domain/time/manual-clock';
import { createMemoryClipboard, type MemoryClipboard } from './clipboard';
import { createMemoryNotifications, type MemoryNotifications } from './desktop-notification';
import { createMemoryFiles, type MemoryFiles } from './file-saver';
import { type AreaSource, createMemoryArea } from './key-value-area';
import { createLocks, createMemoryLocks, type Locks } from './locks';
import { createMemoryOnline, type MemoryOnline } from './online';
import { createMemoryPageIcon, type MemoryPageIcon } from './page-icon';
import { createMemoryLocation, type MemoryLocation } from './page-location';
import { memorySteps } from './page-steps';
import type { Platform } from './platform';
import { createClockTimer, type SessionTimer } from './session-timer';
import { createConsoleStorage } from './storage';
import { createMemoryChannels, createTabs } from './tabs';
import { createMemoryVisibility, type MemoryVisibility } from './visibility';

/** A platform without a browser, each part of which is controlled by hand. */
export interface MemoryPlatform extends Platform {
  /** Stands until it is advanced. */
  readonly clock: ManualClock;
  /** The network, to be pulled by hand. */
  readonly online: MemoryOnline;
  /** Whether the page is seen, by hand. */
  readonly visibility: MemoryVisibility;
  /** Remembers what was copied. */
  readonly clipboard: MemoryClipboard;
  /** Remembers what was saved. */
  readonly files: MemoryFiles;
  /** Shared by the tabs of one browser in memory. */
  readonly locks: Locks;
  /** Remembers what was shown. */
  readonly notifications: MemoryNotifications;
  /** Ticks with the clock, without a worker. */
  readonly sessionTimer: SessionTimer;
  /** Session storage: of this tab alone. */
  readonly tabArea: AreaSource;
  /** Local storage: of all tabs of the browser. */
  readonly localArea: AreaSource;
  /** Goes nowhere, and remembers where it was sent. */
  readonly location: MemoryLocation;
  /** Remembers the icon. */
  readonly pageIcon: MemoryPageIcon;
}

/** A browser in memory: tabs that share local storage, channels and the clock. */
export interface MemoryBrowser {
  readonly clock: ManualClock;
  /**
   * Opens one more tab. `hasChannels: false` plays a browser without BroadcastChannel, `hasLocks:
   * false` one without Web Locks.
   */
  openTab(options?: {
    readonly hasChannels?: boolean;
    readonly hasLocks?: boolean;
  }): MemoryPlatform;
}

/** Settings of the platforms in memory. */
export interface MemoryPlatformOptions {
  /** Where the clock starts, milliseconds since 1970. @default 2026-01-05T09:00:00Z */
  readonly now?: number;
  /** A clock that others move or read as well. @default a clock of its own */
  readonly clock?: ManualClock;
}

/** For tests of several tabs. */
export function createMemoryBrowser({
  now = Date.UTC(2026, 0, 5, 9),
  clock = createManualClock(now),
}: MemoryPlatformOptions = {}): MemoryBrowser {
  const openLocalArea = createMemoryArea();
  const openChannels = createMemoryChannels();
  const openLocks = createMemoryLocks();
  let tabCount = 0;
  return {
    clock,
    openTab({ hasChannels = true, hasLocks = true } = {}) {
      tabCount += 1;
      const tabArea = createMemoryArea()();
      const localArea = openLocalArea();
      return {
        clock,
        storage: createConsoleStorage(localArea, tabArea),
        tabArea,
        localArea,
        tabs: createTabs(`tab-${tabCount}`, 'plinth', hasChannels ? openChannels() : () => null),
        locks: createLocks('plinth', hasLocks ? openLocks() : null),
        online: createMemoryOnline(),
        visibility: createMemoryVisibility(),
        clipboard: createMemoryClipboard(),
        files: createMemoryFiles(),
        notifications: createMemoryNotifications(),
        sessionTimer: createClockTimer(clock),
        location: createMemoryLocation(),
        steps: memorySteps,
        pageIcon: createMemoryPageIcon(),
      };
    },
  };
}

/** One tab of a browser in memory, for tests and stories. */
export function createMemoryPlatform(options?: MemoryPlatformOptions): MemoryPlatform {
  return createMemoryBrowser(options).openTab();
}
