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

/** A platform without a browser; every part is controlled by the test. */
export interface MemoryPlatform extends Platform {
  /** Stands still until it is advanced. */
  readonly clock: ManualClock;
  /** The network, switched manually. */
  readonly online: MemoryOnline;
  /** Page visibility, switched manually. */
  readonly visibility: MemoryVisibility;
  /** Records copied texts. */
  readonly clipboard: MemoryClipboard;
  /** Records saved files. */
  readonly files: MemoryFiles;
  /** Shared by the tabs of one browser in memory. */
  readonly locks: Locks;
  /** Records shown notifications. */
  readonly notifications: MemoryNotifications;
  /** Ticks with the clock, without a worker. */
  readonly sessionTimer: SessionTimer;
  /** Session storage of this tab. */
  readonly tabArea: AreaSource;
  /** Local storage, shared by all tabs of the browser. */
  readonly localArea: AreaSource;
  /** Records addresses instead of navigating. */
  readonly location: MemoryLocation;
  /** Records the icon. */
  readonly pageIcon: MemoryPageIcon;
}

/** A browser in memory: its tabs share local storage, channels and the clock. */
export interface MemoryBrowser {
  readonly clock: ManualClock;
  /**
   * Opens a tab. `hasChannels: false` simulates a browser without BroadcastChannel, `hasLocks:
   * false` one without Web Locks.
   */
  openTab(options?: {
    readonly hasChannels?: boolean;
    readonly hasLocks?: boolean;
  }): MemoryPlatform;
}

export interface MemoryPlatformOptions {
  /** Initial time, in milliseconds since 1970. @default 2026-01-05T09:00:00Z */
  readonly now?: number;
  /** A shared clock. @default a new clock */
  readonly clock?: ManualClock;
}

/** For tests with several tabs. */
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

/** A single tab in memory, for tests and stories. */
export function createMemoryPlatform(options?: MemoryPlatformOptions): MemoryPlatform {
  return createMemoryBrowser(options).openTab();
}
