import type { Clock } from '../domain/time/clock';

/** A notification of the operating system. */
export interface DesktopNotification {
  /** Heading. */
  readonly title: string;
  /** Text. */
  readonly body: string;
  /** Closes automatically after this many milliseconds. */
  readonly closeAfterMs: number;
}

/** Notifications outside the page. */
export interface DesktopNotifications {
  /**
   * Shows a notification. Returns false if it is denied, not yet granted, unsupported or throws
   * (Android). Never asks for permission.
   */
  show(notification: DesktopNotification): boolean;
  /**
   * Asks for permission at the next press in the page, if the user has not decided yet. Returns a
   * function that cancels it.
   */
  askOnPress(): () => void;
  /** Asks for permission; browsers require a press before. Never throws. */
  requestPermission(): Promise<boolean>;
}

async function ask(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
}

export function createBrowserNotifications(clock: Clock): DesktopNotifications {
  return {
    show({ title, body, closeAfterMs }) {
      try {
        if (Notification.permission !== 'granted') return false;
        const notification = new Notification(title, { body });
        clock.setTimeout(() => notification.close(), closeAfterMs);
        return true;
      } catch {
        return false;
      }
    },
    askOnPress() {
      const controller = new AbortController();
      const { signal } = controller;
      if (typeof Notification !== 'undefined' && Notification.permission === 'default') {
        // Enter and Space on a button also emit a click.
        document.addEventListener('click', () => void ask(), { once: true, signal });
      }
      return () => controller.abort();
    },
    requestPermission: ask,
  };
}

/** Notifications in memory. */
export interface MemoryNotifications extends DesktopNotifications {
  /** The shown notifications, the last one at the end. */
  readonly shown: readonly DesktopNotification[];
  /** Simulates a press in the page. */
  press(): void;
  /** How often permission was requested. */
  readonly askedCount: number;
}

/**
 * For tests and stories; `isAllowed: false` simulates a browser that refuses, `isAsking` one whose
 * user has not decided.
 */
export function createMemoryNotifications({
  isAllowed = true,
  isAsking = false,
} = {}): MemoryNotifications {
  let shown: readonly DesktopNotification[] = [];
  let askedCount = 0;
  let onPress: (() => void) | null = null;
  return {
    show(notification) {
      const isShown = isAllowed && (!isAsking || askedCount > 0);
      if (isShown) shown = [...shown, notification];
      return isShown;
    },
    askOnPress() {
      onPress = () => {
        if (isAsking) askedCount += 1;
      };
      return () => {
        onPress = null;
      };
    },
    press() {
      onPress?.();
      onPress = null;
    },
    requestPermission: async () => {
      askedCount += 1;
      return isAllowed;
    },
    get askedCount() {
      return askedCount;
    },
    get shown() {
      return shown;
    },
  };
}
