import type { Reading, Subject } from './readings';

/** Somebody, as far as rights go. */
export interface Person {
  readonly email: string;
  readonly company: string;
  readonly level: number;
  readonly permissions: readonly string[];
  readonly isActive: boolean;
  readonly isSystem: boolean;
}

/** How a call is made. */
export interface Mode {
  /** Who acts as the person; undefined for nobody. */
  readonly actor?: Person;
  /** What the server allows nevertheless while somebody acts. @default nothing */
  readonly allowed?: readonly string[];
  /** What the role allows that the person looks as; undefined for no view. */
  readonly viewed?: readonly string[];
}

/** The companies by who sells to them. */
export type Parents = ReadonlyMap<string, string>;

/** Level 2 sees every company, level 1 its own and its customers, level 0 its own (wire §1). */
export function sees({ level, company }: Person, other: string, parents: Parents): boolean {
  if (level >= 2 || other === company) return true;
  return level === 1 && parents.get(other) === company;
}

/** Whether nobody gets more than they have by acting as somebody (contract §4.30). */
export function isWithin(actor: Person, person: Person): boolean {
  return (
    person.level <= actor.level &&
    person.permissions.every((name) => actor.permissions.includes(name))
  );
}

function missing(needs: Reading['needs'], held: readonly string[]): string | undefined {
  for (const need of needs ?? []) {
    const names = typeof need === 'string' ? [need] : need;
    if (!names.some((name) => held.includes(name))) return names[0];
  }
  return undefined;
}

/** What else has to be so; undefined where nothing is in the way. */
function exception(
  { only }: Reading,
  person: Person,
  subject: Subject,
  target: Person | undefined,
  actor: Person | undefined,
): string | undefined {
  const isSelf = target?.email === person.email;
  const isActor = actor !== undefined && target?.email === actor.email;
  switch (only) {
    case 'issuer':
      return subject.issuer === person.company ? undefined : 'forbidden';
    case 'others':
      return subject.company === person.company ? 'forbidden' : undefined;
    case 'owner':
      return subject.company === person.company ? undefined : 'forbidden';
    case 'unprotected':
      return target?.isSystem && target.email !== person.email ? 'refused' : undefined;
    case 'actable':
      if (!target || target.email === person.email || !target.isActive) return undefined;
      if (target.isSystem) return 'refused';
      return isWithin(person, target) ? undefined : 'beyond';
    case 'auditor':
      return person.permissions.includes('Settings.AuditLog') ? undefined : 'beyond';
    case 'somebodyElse':
      return target?.isSystem || isSelf || isActor ? 'refused' : undefined;
    case 'resettable':
      if (target?.isSystem || isSelf || isActor) return 'refused';
      return !target || isWithin(person, target) ? undefined : 'beyond';
    case 'within':
      return !target || isSelf || isWithin(person, target) ? undefined : 'beyond';
    default:
      return undefined;
  }
}

/** The answer that the pages promise for a call, in the order of wire §1. */
export function expected(
  reading: Reading,
  person: Person,
  subject: Subject,
  target: Person | undefined,
  { actor, allowed = [], viewed }: Mode,
  parents: Parents,
): string {
  const { call, about, setting, isForThemselves, isOfSession, isOwnFree, isOpen } = reading;
  if (isOpen) return 'in';
  let held = person.permissions;
  if (viewed && !isOfSession) {
    if (!held.includes('Permissions.Edit')) return 'forbidden Permissions.Edit';
    if (!call.startsWith('GET ')) return 'view';
    held = held.filter((name) => viewed.includes(name));
  }
  if (actor && isForThemselves) return 'refused';
  const isOwn =
    about === 'person' ? subject.email === person.email : subject.company === person.company;
  if (!(isOwnFree && isOwn)) {
    if (person.level < (reading.level ?? 0)) return 'level';
    const lacked = missing(reading.needs, held);
    if (lacked !== undefined) return `forbidden ${lacked}`;
  }
  if (actor && setting && !allowed.includes(setting)) return `blocked ${setting}`;
  if (about === 'own' && subject.email !== person.email) return 'refused';
  const isHidden =
    about === 'priceList'
      ? person.level < 2 && subject.company !== person.company
      : about !== undefined && about !== 'own' && !sees(person, subject.company, parents);
  if (isHidden || reading.isLost) return 'lost';
  return exception(reading, person, subject, target, actor) ?? 'in';
}

/** What an answer says of whether the caller may. */
export async function verdictOf(answer: Response, reading: Reading): Promise<string> {
  if (reading.isOpen && answer.status !== 403) return 'in';
  if (answer.status === 401) return 'signed out';
  if (answer.status === 404) return 'lost';
  if (answer.status >= 500) return `broken ${answer.status}`;
  if (answer.status !== 403) return 'in';
  const { code, permission, minimumCustomerType, setting } = await answer.json();
  switch (code) {
    case 'forbidden':
      if (permission !== undefined) return `forbidden ${permission}`;
      return minimumCustomerType === undefined ? 'forbidden' : 'level';
    case 'impersonation_blocked':
      return `blocked ${setting}`;
    case 'beyond_own_rights':
      return 'beyond';
    case 'view_as':
      return 'view';
    case 'own_order':
      return 'in';
    default:
      return 'refused';
  }
}
