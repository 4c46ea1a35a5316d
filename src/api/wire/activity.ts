import type { ActivityEntry, ActivityPerson } from '../../domain/activity/activity';
import { parseServerTime } from '../../domain/time/server-time';
import { idText, optionalText, rowOf, texts } from './commerce-readers';
import { asRecord, type JsonRecord, text } from './readers';

function readPerson(value: unknown): ActivityPerson | null {
  const person = asRecord(value);
  const [email, name] = [text(person?.email), text(person?.name)];
  return email || name ? { email, name: name || email } : null;
}

/** What an action without a subject was done to has the type of its action alone. */
function readSubject(value: unknown, action: string): ActivityEntry['subject'] {
  const subject = asRecord(value);
  const id = idText(subject?.id);
  return {
    type: text(subject?.type) || (action.split('.')[0] ?? ''),
    id,
    name: text(subject?.name) || id,
  };
}

function entryOf(entry: JsonRecord, id: string): ActivityEntry {
  const action = text(entry.action);
  return {
    id,
    at: parseServerTime(entry.at),
    action,
    by: readPerson(entry.by),
    impersonatedBy: readPerson(entry.impersonatedBy),
    subject: readSubject(entry.subject, action),
    customerName: optionalText(entry.customerName),
    added: texts(entry.added),
    removed: texts(entry.removed),
    reason: optionalText(entry.reason),
  };
}

/** A row of `GET /app/activity`. */
export const readActivityEntry = /* @__PURE__ */ rowOf(entryOf);
