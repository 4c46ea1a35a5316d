import type {
  Notification,
  Task,
  VendorIntegration,
} from '../../domain/notifications/notification';
import { severityOf } from '../../domain/notifications/severity';
import {
  anyText,
  as,
  derived,
  entries,
  type Field,
  inData,
  key,
  loose,
  record,
  secretText,
  someText,
  utcTime,
  type WireOf,
} from '../wire/fields';
import { asRecord, field, text } from '../wire/readers';
import { byId, type CallFacts, get, post, remove, written } from './call';

const NOTIFICATION = () => ({
  id: key,
  /** `Task`, `TaskHasMetadata`, or anything the server adds later. */
  type: anyText,
  /** What the task is about, such as `MSVendorIntegration`. */
  category: loose(anyText),
  /** How serious it is, in any case of letters. */
  severity: as(anyText, (value) => severityOf(text(value))),
  title: someText,
  description: loose(anyText),
  createdAt: utcTime,
  /** What it is about, such as a task. */
  relatedEntityId: loose(anyText),
  relatedEntityType: loose(anyText),
});

/** A notification as the server sends it (contract §3). */
export type WireNotification = WireOf<typeof NOTIFICATION>;

const notification = record<Notification, WireNotification>(NOTIFICATION, 'id');

export const readNotifications = entries(notification, true);

/** All notifications of the user (contract §3). */
export const listNotifications = get('listNotifications', '/app/notifications', readNotifications);

/** Dismisses one notification (contract §3). */
export const dismissNotification = remove(
  'dismissNotification',
  '/app/notifications/{id}',
  written,
  byId,
);

/** Marks all notifications as read (contract §3). */
export const markAllNotificationsRead = post(
  'markAllNotificationsRead',
  '/app/notifications/mark-all-read',
  written,
);

const CREDENTIALS = () => ({ UserName: secretText, Password: secretText });
type Credentials = WireOf<typeof CREDENTIALS>;

/** What a task of `MSVendorIntegration` made. */
export const METADATA = () => ({
  Domain: anyText,
  TenantId: anyText,
  InitialCredentials: record<object, Credentials>(CREDENTIALS),
});

/** Read with the task that it stands in. */
export const metadata: Field<undefined, WireOf<typeof METADATA> | null> = () => undefined;

function readVendorIntegration(value: unknown): VendorIntegration | null {
  const metadata = asRecord(value);
  if (!metadata) return null;
  const credentials = field(metadata, 'InitialCredentials');
  const integration = {
    domain: text(metadata.Domain),
    tenantId: text(metadata.TenantId),
    userName: text(field(credentials, 'UserName')),
    password: text(field(credentials, 'Password')),
  };
  return Object.values(integration).some(Boolean) ? integration : null;
}

const TASK = () => ({
  id: key,
  status: anyText,
  metadata,
  vendorIntegration: derived(({ metadata }) => readVendorIntegration(metadata)),
});

/** A task as the server sends it, in `data` (contract §3). */
export type WireTask = WireOf<typeof TASK>;

const task = record<Task, WireTask>(TASK, 'id');

export const readTask = inData(task);

/** One task, with the credentials of a vendor where it made some (contract §3). */
export const getTask = get('getTask', '/app/tasks/{id}', readTask, byId);

/** The {@link CallFacts} of each call. @internal */
export const facts = () =>
  ({
    listNotifications: { example: [undefined, 'GET /app/notifications'] },
    dismissNotification: {
      refuses: { 404: [''] },
      example: [{ id: 'n/1' }, 'DELETE /app/notifications/n%2F1'],
    },
    markAllNotificationsRead: {
      example: [undefined, 'POST /app/notifications/mark-all-read'],
    },
    getTask: { refuses: { 404: [''] }, example: [{ id: 't1' }, 'GET /app/tasks/t1'] },
  }) as const satisfies Readonly<Record<string, CallFacts>>;
