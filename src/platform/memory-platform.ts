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
  readonly clock: ManualClock;
  readonly online: MemoryOnline;
  readonly visibility: MemoryVisibility;
  readonly clipboard: MemoryClipboard;
  readonly files: MemoryFiles;
  readonly locks: Locks;
  readonly notifications: MemoryNotifications;
  readonly sessionTimer: SessionTimer;
  readonly tabArea: AreaSource;
  readonly localArea: AreaSource;
  readonly location: MemoryLocation;
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
