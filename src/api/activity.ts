import type { ActivityEntry, ActivityRecord } from '../domain/activity/activity';
import type { Page, PageQuery } from '../domain/paging';
import type { CallOptions } from './call';
import type { ApiClient } from './client';
import { get } from './endpoints';
import { listParams } from './list-params';
import { readActivityEntry } from './wire/activity';
import { readRecordPage } from './wire/page';

/** What a page of activity is asked for with. */
export interface ActivityInput extends PageQuery {
  /** Only what has to do with this record. @default everything that the caller may see */
  readonly record?: ActivityRecord | undefined;
}

export const LIST_ACTIVITY = /* @__PURE__ */ get('listActivity', '/app/activity');

/** A page of who did what to whom, the newest first (contract §4.27). */
export function listActivity(
  client: ApiClient,
  { record, ...asked }: ActivityInput,
  options?: CallOptions,
): Promise<Page<ActivityEntry>> {
  const query = { ...listParams(asked), recordType: record?.type, recordId: record?.id };
  const read = (json: unknown) => readRecordPage(json, readActivityEntry);
  return client.send({ endpoint: LIST_ACTIVITY, query, read }, options);
}
