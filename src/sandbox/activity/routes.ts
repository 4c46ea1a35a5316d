import { Hono } from 'hono';
import type { ActivityEntry, ActivityPerson, ActivityRecord } from '../../domain/activity/activity';
import { ACTIVITY_READ, ACTIVITY_RECORD_NEEDS } from '../../domain/activity/activity-list';
import { answerList, type CommerceList } from '../commerce/list';
import { unseenName } from '../commerce/standing';
import { requireViewer, type Viewer } from '../commerce/viewer';
import type { ActivityActor, ActivityRow } from '../db/activity-table';
import { emailOf, isAbout, isSameEmail, nameOf } from '../db/users-table';
import { requireCaller } from '../http/caller';
import type { CallContext, Env } from '../http/context';
import { malformed } from '../http/input';
import type { SandboxRoom } from '../http/room';
import type { World } from '../world/world';
import { areaOf } from './record';

/** The two users that an entry may name. */
const ACTORS = ['by', 'impersonatedBy'] as const satisfies readonly (keyof ActivityActor)[];

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** The record in the query; null for none. */
function recordIn(c: CallContext): ActivityRecord | null {
  const { recordType: type = '', recordId: id = '' } = c.req.query();
  if (type === '' && id === '') return null;
  if (!Object.hasOwn(ACTIVITY_RECORD_NEEDS, type)) throw malformed('recordType is not known.');
  if (id === '') throw malformed('recordId is missing.');
  return { type: type as ActivityRecord['type'], id };
}

/** Required permissions; none for one's own activity and that of one's company (contract §4.27). */
function needOf(c: CallContext, record: ActivityRecord | null) {
  if (record === null) return { permissions: [ACTIVITY_READ.permission] };
  const { email, customerId } = requireCaller(c).user;
  const isOwn =
    (record.type === 'user' && isSameEmail(email, record.id)) ||
    (record.type === 'customer' && record.id === customerId);
  return isOwn ? null : { permissions: [ACTIVITY_RECORD_NEEDS[record.type].permission] };
}

/**
 * Whether the viewer may see an entry: they may see its company, and see the subject or did it
 * themselves.
 */
function isTold({ user, allowedActions, sees }: Viewer, row: ActivityRow): boolean {
  const { subject, customerId, by, impersonatedBy, at } = row;
  const isOwn = [by, impersonatedBy, subject.id].some((who) => isAbout(user, who, at));
  const need = ACTIVITY_RECORD_NEEDS[subject.type as ActivityRecord['type']];
  const isSeen = customerId === null || sees(customerId);
  return isSeen && (isOwn || allowedActions.includes(need.permission));
}

/** Whether the viewer may see who acted, and not only their company. */
const isKnown = ({ sees }: Viewer, { companies }: ActivityRow, role: keyof ActivityActor) =>
  sees(companies[role] ?? '');

/**
 * Whether an entry is about a record. Users that the viewer may not see match nothing: a match
 * would reveal that they exist.
 */
function concerns({ type, id }: ActivityRecord, row: ActivityRow, viewer: Viewer): boolean {
  const { subject, customerId, added, removed } = row;
  const { tables } = viewer;
  const isSubject = type === 'user' ? isSameEmail : isSame;
  if (subject.type === type && isSubject(subject.id, id)) return true;
  switch (type) {
    case 'customer':
      return customerId === id;
    case 'user':
      return ACTORS.some((role) => isSameEmail(row[role], id) && isKnown(viewer, row, role));
    case 'role':
      return row.action === 'user.roleChanged' && [...added, ...removed].includes(id);
    case 'subscription':
      return (
        subject.type === 'order' &&
        tables.orders.get(subject.id)?.lines.some(({ subscriptionId }) => subscriptionId === id) ===
          true
      );
    default:
      return false;
  }
}

/**
 * Entries as sent: users and customers with their current names; users that the viewer may not see
 * as their company, without an e-mail.
 */
function teller(world: World, viewer: Viewer) {
  const { tables, companyId, sees } = viewer;
  function personOf(row: ActivityRow, role: keyof ActivityActor): ActivityPerson | null {
    const email = row[role];
    if (email === null) return null;
    if (!isKnown(viewer, row, role)) {
      return { email: '', name: unseenName(tables, companyId, row.companies[role]) };
    }
    const user = world.db.users.find(email);
    return { email, name: user && sees(user.customerId) ? nameOf(user) : email };
  }
  return (row: ActivityRow): ActivityEntry => {
    const { customerId, companies: _, ...kept } = row;
    return {
      ...kept,
      at: new Date(row.at),
      by: personOf(row, 'by'),
      impersonatedBy: personOf(row, 'impersonatedBy'),
      customerName: tables.companies.get(customerId ?? '')?.name ?? null,
    };
  };
}

/** The users of an entry that the viewer may see. */
const people = ({ by, impersonatedBy }: ActivityEntry) =>
  [by, impersonatedBy].flatMap((person) => (person?.email ? person : []));

/** An entry as sent: an e-mail that the viewer may not see is omitted (commerce §1). */
function toWire(entry: ActivityEntry): object {
  const withoutEmpty = (person: ActivityPerson | null) =>
    person?.email === '' ? { name: person.name } : person;
  const { by, impersonatedBy } = entry;
  return { ...entry, by: withoutEmpty(by), impersonatedBy: withoutEmpty(impersonatedBy) };
}

/** The activity list, searchable by the names of users too. */
function listOf(entries: readonly ActivityEntry[]): CommerceList<ActivityEntry> {
  const names = new Map(entries.flatMap(people).map(({ email, name }) => [email, name]));
  return {
    defaultSort: '-at',
    sorts: { at: ({ at }) => at?.getTime() ?? null },
    filters: {
      area: ({ action }) => [areaOf(action)],
      by: (entry) => people(entry).map(({ email }) => email),
    },
    reads: { by: emailOf },
    facets: ['area', 'by'],
    labels: { by: (email) => names.get(email) ?? email },
    idOf: ({ id }) => id,
    searched: (entry) => [
      entry.subject.name,
      entry.customerName,
      entry.reason,
      ...people(entry).flatMap(({ email, name }) => [email, name]),
      ...entry.added,
      ...entry.removed,
    ],
    ranges: { at: ({ at }) => at },
  };
}

/** The activity log (contract §4.27). */
function activityRoutes(world: World): Hono<Env> {
  const room = new Hono<Env>();
  room.get('/', (c) => {
    const record = recordIn(c);
    const viewer = requireViewer(c, world, needOf(c, record));
    const visible = world.db.activity
      .all()
      .filter((row) => isTold(viewer, row) && (record === null || concerns(record, row, viewer)))
      .map(teller(world, viewer));
    return answerList(c, visible, listOf(visible), toWire);
  });
  return room;
}

export const activityRoom: SandboxRoom = { base: '/app/activity', routes: activityRoutes };
