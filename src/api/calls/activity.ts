import type { ActivityEntry, ActivityPerson, ActivityRecord } from '../../domain/activity/activity';
import type { PageQuery } from '../../domain/paging';
import {
  anyText,
  as,
  id,
  key,
  loose,
  maybe,
  moment,
  page,
  record,
  someText,
  texts,
} from '../wire/fields';
import { asRecord, idText, text, unexpected } from '../wire/readers';
import { type CallFacts, get, listParams } from './call';

const PERSON = record<ActivityPerson>(() => ({
  email: loose(anyText),
  name: as(someText, (value, { email }) => text(value) || text(email) || unexpected('person')),
}));

const SUBJECT = record<ActivityEntry['subject']>(() => ({
  type: someText,
  id: as(id, idText),
  name: as(someText, (value, { id }) => text(value) || idText(id)),
}));

const ENTRY = record<ActivityEntry>(
  () => ({
    id: key,
    at: moment,
    action: someText,
    by: maybe(PERSON),
    impersonatedBy: maybe(PERSON),
    // An action without a subject gets the type from its name.
    subject: as(SUBJECT, (value, { action }) => {
      const { type, ...subject } = SUBJECT.row(asRecord(value) ?? {});
      return { type: type || (text(action).split('.')[0] ?? ''), ...subject };
    }),
    customerName: maybe(anyText),
    added: loose(texts(someText)),
    removed: loose(texts(someText)),
    reason: maybe(anyText),
  }),
  'id',
);

export const readActivity = page(ENTRY);

/** Query of the activity log. */
export interface ActivityInput extends PageQuery {
  /** Only activity of this record. @default everything that the user may see */
  readonly record?: ActivityRecord | undefined;
}

/** A page of the activity log, newest first (contract §4.27). */
export const listActivity = get(
  'listActivity',
  '/app/activity',
  readActivity,
  ({ record, ...query }: ActivityInput) => ({
    query: { ...listParams(query), recordType: record?.type, recordId: record?.id },
  }),
);

/** The {@link CallFacts} of each call. @internal */
export const facts = () =>
  ({
    listActivity: {
      needs: ['Settings.AuditLog'],
      optional: 'to show activity',
      example: [
        { pageNumber: 2, pageSize: 50, record: { type: 'user', id: 'zoë+1@example.com' } },
        'GET /app/activity?pageNumber=2&pageSize=50&recordType=user&recordId=zo%C3%AB%2B1%40example.com',
      ],
    },
  }) as const satisfies Readonly<Record<string, CallFacts>>;
