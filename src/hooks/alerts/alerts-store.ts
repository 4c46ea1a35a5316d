import type { AlertInput } from '../../domain/alerts/alert-input';
import {
  type AppMessage,
  goesByItself,
  isDialogMessage,
  TOAST_DURATION_MS,
} from '../../domain/alerts/app-message';
import type { Platform } from '../../platform/platform';
import { createPausableTimer, type PausableTimer } from '../timing/pausable-timer';

/** Callbacks and field of an alert. */
export interface AlertHandlers {
  /**
   * Runs when the alert is confirmed, with the text of its field if it has one. The dialog stays
   * pending until the returned promise settles. A thrown error is shown in the dialog, which can
   * then be confirmed again; do not throw failures that you handle yourself.
   */
  readonly onConfirm?: (input?: string) => void | Promise<void>;
  /** Called when a dialog is cancelled, by its button or by Escape, or a toast is dismissed. */
  readonly onClose?: () => void;
  /** A field in the dialog. @default none */
  readonly input?: AlertInput;
}

/** An alert that is shown. */
export interface ShownAlert {
  /** Unique id, never reused. */
  readonly id: string;
  /** What it says. */
  readonly message: AppMessage;
  /** The field of its dialog. @default none */
  readonly input?: AlertInput | undefined;
  /** Whether a confirmation runs an action before it closes. */
  readonly hasAction: boolean;
}

/** The dialog that is open. */
export interface ShownDialog extends ShownAlert {
  /** Whether the confirmed action is pending. */
  readonly isPending: boolean;
  /** The error of the last attempt, or null. */
  readonly failure: {
    /** The thrown error. */
    readonly error: unknown;
  } | null;
}

/** The current alerts. The same object until something changes. */
export interface AlertsShown {
  /** The newest last. */
  readonly toasts: readonly ShownAlert[];
  /** The first of the waiting dialogs. */
  readonly dialog: ShownDialog | null;
}

/** The store of a console's alerts. */
export interface AlertsStore {
  /** Shows an alert. Returns its id. */
  show(message: AppMessage, handlers?: AlertHandlers): string;
  /** Removes an alert without calling its handlers. */
  dismiss(id: string): void;
  /** Removes all alerts without calling their handlers, as after a sign-out. */
  clear(): void;
  /** Confirms the dialog. @throws the action's error, after it is shown */
  confirm(id: string, input?: string): Promise<void>;
  /** Cancels the dialog. Ignored while the action is pending. */
  cancel(id: string): void;
  /** Pauses the timers of the toasts while they are hovered or focused (WCAG 2.2.1). */
  holdToasts(isHeld: boolean): void;
  /** The current alerts. */
  getShown(): AlertsShown;
  /** Subscribes to changes. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Starts the timers of the toasts. Returns the function that stops them. */
  start(): () => void;
}

interface Entry extends ShownDialog {
  readonly handlers: AlertHandlers;
  readonly timer: PausableTimer | null;
}

const NOTHING: AlertsShown = { toasts: [], dialog: null };

/** Creates the store of alerts (specification §3 and §4, "Alerts"). */
export function createAlertsStore({
  clock,
  visibility,
}: Pick<Platform, 'clock' | 'visibility'>): AlertsStore {
  const listeners = new Set<() => void>();
  /** Reasons for which the timers of the toasts are paused. */
  const pauses = new Set<'held' | 'hidden' | 'stopped'>(['stopped']);
  let lastId = 0;
  let toasts: readonly Entry[] = [];
  let dialogs: readonly Entry[] = [];
  let shown = NOTHING;

  const find = (id: string) => [...toasts, ...dialogs].find((entry) => entry.id === id);

  function change(next: { toasts?: readonly Entry[]; dialogs?: readonly Entry[] }): void {
    toasts = next.toasts ?? toasts;
    dialogs = next.dialogs ?? dialogs;
    shown = { toasts: next.toasts ?? shown.toasts, dialog: dialogs[0] ?? null };
    for (const listener of [...listeners]) listener();
  }

  function remove(id: string): void {
    const entry = find(id);
    if (!entry) return;
    entry.timer?.pause();
    const without = (list: readonly Entry[]) => list.filter((one) => one !== entry);
    change(toasts.includes(entry) ? { toasts: without(toasts) } : { dialogs: without(dialogs) });
  }

  function update(id: string, facts: Partial<Entry>): void {
    change({ dialogs: dialogs.map((one) => (one.id === id ? { ...one, ...facts } : one)) });
  }

  function setPaused(reason: 'held' | 'hidden' | 'stopped', isPaused: boolean): void {
    if (isPaused) pauses.add(reason);
    else pauses.delete(reason);
    for (const { timer } of toasts) {
      if (pauses.size > 0) timer?.pause();
      else timer?.resume();
    }
  }

  function show(message: AppMessage, handlers: AlertHandlers = {}): string {
    lastId += 1;
    const id = `alert-${lastId}`;
    const { input } = handlers;
    const hasAction = handlers.onConfirm !== undefined;
    const base = { id, message, input, hasAction, handlers, isPending: false, failure: null };
    if (isDialogMessage(message, { hasAction, hasInput: input !== undefined })) {
      change({ dialogs: [...dialogs, { ...base, timer: null }] });
      return id;
    }
    const timer = goesByItself(message)
      ? createPausableTimer(clock, TOAST_DURATION_MS, () => remove(id))
      : null;
    if (pauses.size === 0) timer?.resume();
    change({ toasts: [...toasts, { ...base, timer }] });
    return id;
  }

  async function confirm(id: string, input?: string): Promise<void> {
    const entry = find(id);
    // Only the open dialog can be answered, and only once.
    if (!entry || entry.isPending || (dialogs.includes(entry) && dialogs[0] !== entry)) return;
    const { onConfirm } = entry.handlers;
    if (!onConfirm || toasts.includes(entry)) {
      remove(id);
      await onConfirm?.(input);
      return;
    }
    update(id, { isPending: true, failure: null });
    try {
      await onConfirm(input);
    } catch (error) {
      update(id, { isPending: false, failure: { error } });
      throw error;
    }
    remove(id);
  }

  function cancel(id: string): void {
    const entry = find(id);
    if (!entry || entry.isPending) return;
    remove(id);
    entry.handlers.onClose?.();
  }

  return {
    show,
    dismiss: remove,
    clear() {
      for (const { timer } of toasts) timer?.pause();
      change({ toasts: [], dialogs: [] });
    },
    confirm,
    cancel,
    holdToasts: (isHeld) => setPaused('held', isHeld),
    getShown: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start() {
      const watch = () => setPaused('hidden', !visibility.isVisible());
      const stopWatching = visibility.subscribe(watch);
      watch();
      setPaused('stopped', false);
      return () => {
        stopWatching();
        setPaused('stopped', true);
      };
    },
  };
}
