import type { WireNotification, WireTask } from '../../api/calls/notifications';

/** A notification of one account. */
export interface NotificationRecord {
  /** The account. */
  readonly owner: string;
  readonly notification: WireNotification;
}

/** A task of one account. */
export interface TaskRecord {
  /** The account. */
  readonly owner: string;
  readonly task: WireTask;
}

/** Notifications that are not read, newest first, and their tasks. */
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

  /** An id that no notification has had. */
  nextId(): string {
    this.#lastId += 1;
    return `notification-${this.#lastId}`;
  }

  /** Puts a notification on top, in the place of one with the same id. */
  add(owner: string, notification: WireNotification): void {
    this.dismiss(owner, notification.id);
    this.#records = [{ owner, notification }, ...this.#records];
  }

  /** Changes a notification where it is; one that is not there stays away. */
  replace(owner: string, notification: WireNotification): void {
    this.#records = this.#records.map((record) =>
      record.owner === owner && record.notification.id === notification.id
        ? { owner, notification }
        : record,
    );
  }

  /** Remembers a task, which a notification leads to. */
  addTask(owner: string, task: WireTask): void {
    this.#tasks = [...this.#tasks, { owner, task }];
  }

  /** Whether there was such a notification of this user. */
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
