import type { Entries } from '../../domain/entries';
import type {
  Notification,
  Task,
  VendorIntegration,
} from '../../domain/notifications/notification';
import { severityOf } from '../../domain/notifications/severity';
import { parseServerTime } from '../../domain/time/server-time';
import { asRecord, field, readEntries, requireRecord, text, unexpected, unwrap } from './readers';

function readNotification(value: unknown): Notification | null {
  const record = asRecord(value);
  const id = text(record?.id);
  if (!record || !id) return null;
  return {
    id,
    type: text(record.type),
    category: text(record.category),
    severity: severityOf(text(record.severity)),
    title: text(record.title),
    description: text(record.description),
    createdAt: parseServerTime(record.createdAt),
    relatedEntityId: text(record.relatedEntityId),
    relatedEntityType: text(record.relatedEntityType),
  };
}

/** `GET /app/notifications`; one without an id could not be dismissed. */
export function readNotifications(body: unknown): Entries<Notification> {
  const notifications = unwrap(body);
  return Array.isArray(notifications)
    ? readEntries(notifications, readNotification, ({ id }) => id)
    : unexpected('notifications');
}

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

/** `GET /app/tasks/{id}`: `{data: {id, status, metadata}}`. */
export function readTask(body: unknown): Task {
  const task = requireRecord(body, 'id');
  const id = text(task.id);
  if (!id) unexpected('task without id');
  return {
    id,
    status: text(task.status),
    vendorIntegration: readVendorIntegration(task.metadata),
  };
}
