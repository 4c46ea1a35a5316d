import type { Clock } from '../domain/time/clock';

/** A notification of the operating system. */
export interface DesktopNotification {
  readonly title: string;
  readonly body: string;
  /** Closes by itself after so many milliseconds. */
  readonly closeAfterMs: number;
}

/** Notifications outside the page. */
export interface DesktopNotifications {
  /**
   * Shows one; answers false where it is denied, not yet granted, unsupported or throws (Android).
   * Never asks for the permission.
   */
  show(notification: DesktopNotification): boolean;
  /** Asks for the permission; only after a press, as browsers demand. Never throws. */
  requestPermission(): Promise<boolean>;
}

/** The notifications of the browser. */
export function createBrowserNotifications(clock: Clock): DesktopNotifications {
  return {
    show({ title, body, closeAfterMs }) {
      try {
        if (Notification.permission !== 'granted') return false;
        const shown = new Notification(title, { body });
        clock.setTimeout(() => shown.close(), closeAfterMs);
        return true;
      } catch {
        return false;
      }
    },
    requestPermission: async () => {
      try {
        return (await Notification.requestPermission()) === 'granted';
      } catch {
        return false;
      }
    },
  };
}

/** Notifications that are only remembered. */
export interface MemoryNotifications extends DesktopNotifications {
  readonly shown: readonly DesktopNotification[];
}

/** For tests and stories; `isAllowed: false` plays a browser that refuses. */
export function createMemoryNotifications({ isAllowed = true } = {}): MemoryNotifications {
  let shown: readonly DesktopNotification[] = [];
  return {
    show(notification) {
      if (isAllowed) shown = [...shown, notification];
      return isAllowed;
    },
    requestPermission: async () => isAllowed,
    get shown() {
      return shown;
    },
  };
}
