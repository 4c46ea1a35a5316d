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
  /** `Task`, `TaskHasMetadata`, or a type added later by the server. */
  type: anyText,
  /** Subject area, such as `MSVendorIntegration`. */
  category: loose(anyText),
  /** Severity, case-insensitive. */
  severity: as(anyText, (value) => severityOf(text(value))),
  title: someText,
  description: loose(anyText),
  createdAt: utcTime,
  /** Id of the related record, such as a task. */
  relatedEntityId: loose(anyText),
  relatedEntityType: loose(anyText),
});

/** A notification on the wire (contract §3). */
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

/** Result of an `MSVendorIntegration` task. */
export const METADATA = () => ({
  Domain: anyText,
  TenantId: anyText,
  InitialCredentials: record<object, Credentials>(CREDENTIALS),
});

/** Decoded together with its task. */
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

/** A task on the wire, in `data` (contract §3). */
export type WireTask = WireOf<typeof TASK>;

const task = record<Task, WireTask>(TASK, 'id');

export const readTask = inData(task);

/** A task, with the vendor credentials it created (contract §3). */
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
