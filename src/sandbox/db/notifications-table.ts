import type { WireNotification, WireTask } from '../../api/calls/notifications';

/** A notification of one account. */
export interface NotificationRecord {
  /** Its account. */
  readonly owner: string;
  readonly notification: WireNotification;
}

/** A task of one account. */
export interface TaskRecord {
  /** Its account. */
  readonly owner: string;
  readonly task: WireTask;
}

/** Unread notifications, newest first, and their tasks. */
export class NotificationsTable {
  #records: readonly NotificationRecord[];
  #tasks: readonly TaskRecord[];
  #lastId: number;

  constructor(records: readonly NotificationRecord[], tasks: readonly TaskRecord[]) {
    this.#records = records;
    this.#tasks = tasks;
    this.#lastId = records.length;
  }

  of(accountId: string): readonly WireNotification[] {
    return this.#records
      .filter((record) => record.owner === accountId)
      .map((record) => record.notification);
  }

  /** An unused id. */
  nextId(): string {
    this.#lastId += 1;
    return `notification-${this.#lastId}`;
  }

  /** Adds a notification at the top, replacing one with the same id. */
  add(owner: string, notification: WireNotification): void {
    this.dismiss(owner, notification.id);
    this.#records = [{ owner, notification }, ...this.#records];
  }

  /** Changes a notification in place; a missing one is not added. */
  replace(owner: string, notification: WireNotification): void {
    this.#records = this.#records.map((record) =>
      record.owner === owner && record.notification.id === notification.id
        ? { owner, notification }
        : record,
    );
  }

  /** Adds a task that a notification refers to. */
  addTask(owner: string, task: WireTask): void {
    this.#tasks = [...this.#tasks, { owner, task }];
  }

  /** Removes a notification; returns whether the user had it. */
  dismiss(accountId: string, id: string): boolean {
    const before = this.#records.length;
    this.#records = this.#records.filter(
      ({ owner, notification }) => owner !== accountId || notification.id !== id,
    );
    return this.#records.length < before;
  }

  dismissAll(accountId: string): void {
    this.#records = this.#records.filter((record) => record.owner !== accountId);
  }

  findTask(accountId: string, id: string): WireTask | undefined {
    return this.#tasks.find(({ owner, task }) => owner === accountId && task.id === id)?.task;
  }
}
