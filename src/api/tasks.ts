import type { Task } from '../domain/notifications/notification';
import type { CallOptions } from './call';
import type { ApiClient } from './client';
import { readTask } from './wire/notifications';

/** One task, with the credentials of a vendor where it made some (contract §3). */
export function getTask(
  client: ApiClient,
  { id }: { readonly id: string },
  options?: CallOptions,
): Promise<Task> {
  return client.send({ endpoint: 'getTask', params: { id }, read: readTask }, options);
}
