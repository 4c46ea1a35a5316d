import type { Clock } from '../domain/time/clock';

/** A notification of the operating system. */
export interface DesktopNotification {
  /** Its heading. */
  readonly title: string;
  /** Its text. */
  readonly body: string;
  /** Closes by itself after this many milliseconds. */
  readonly closeAfterMs: number;
}

/** Notifications outside the page. */
export interface DesktopNotifications {
  /**
   * Shows a notification. Returns false where it is denied, not yet granted, unsupported or throws
   * (Android). Never asks for the permission.
   */
  show(notification: DesktopNotification): boolean;
  /**
   * Asks for the permission at the next press in the page, where the user has neither allowed nor
   * refused yet. Returns the function that cancels it.
   */
  askOnPress(): () => void;
  /** Asks for the permission; only after a press, as browsers demand. Never throws. */
  requestPermission(): Promise<boolean>;
}

async function ask(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted';
  } catch {
    return false;
  }
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
    askOnPress() {
      const controller = new AbortController();
      const { signal } = controller;
      if (typeof Notification !== 'undefined' && Notification.permission === 'default') {
        // A click is also what Enter and Space make of a button.
        document.addEventListener('click', () => void ask(), { once: true, signal });
      }
      return () => controller.abort();
    },
    requestPermission: ask,
  };
}

/** Notifications that are only remembered. */
export interface MemoryNotifications extends DesktopNotifications {
  /** What was shown, the last at the end. */
  readonly shown: readonly DesktopNotification[];
  /** Plays a press in the page. */
  press(): void;
  /** How often the permission was asked for. */
  readonly askedCount: number;
}

/**
 * For tests and stories; `isAllowed: false` simulates a browser that refuses, `isAsking` one whose
 * user has not decided yet.
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
