import type { Task } from '../domain/notifications/notification';
import type { CallOptions } from './call';
import type { ApiClient } from './client';
import { get } from './endpoints';
import { readTask } from './wire/notifications';

export const GET_TASK = /* @__PURE__ */ get('getTask', '/app/tasks/{id}');

/** One task, with the credentials of a vendor where it made some (contract §3). */
export function getTask(
  client: ApiClient,
  { id }: { readonly id: string },
  options?: CallOptions,
): Promise<Task> {
  return client.send({ endpoint: GET_TASK, params: { id }, read: readTask }, options);
}
