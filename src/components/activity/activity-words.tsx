import type { ReactNode } from 'react';
import type { Links } from '../../contracts/links';
import {
  type ActivityAction,
  type ActivityEntry,
  isKnownAction,
} from '../../domain/activity/activity';
import { isRecordType } from '../../domain/activity/activity-list';
import { listed } from '../../domain/text/listed';
import type {
  activityActionsMessages,
  activityWordsMessages,
} from '../../messages/generated/en/activity';
import type { Translate } from '../../messages/messages';

export type ActionWords = Translate<(typeof activityActionsMessages)['messages']>;
export type EntryWords = Translate<(typeof activityWordsMessages)['messages']>;

type KnownAction = Extract<ActivityAction, `${string}.${string}`>;
type Camel<Text extends string> = Text extends `${infer Area}.${infer Done}`
  ? `${Area}${Capitalize<Done>}`
  : never;

/** The message key of an action: `order.placed` is `orderPlaced`. */
function keyOf<Action extends KnownAction>(action: Action): Camel<Action> {
  return action.replace(/\.(.)/, (_, first: string) => first.toUpperCase()) as Camel<Action>;
}

/** The address of the changed record; undefined if it was deleted. */
export function subjectPage(
  { action, subject: { type, id } }: ActivityEntry,
  links: Links,
): string | undefined {
  const hasPage = isRecordType(type) && id !== '' && !action.endsWith('.deleted');
  return hasPage ? links[type]?.(id) : undefined;
}

/** The sentence for an action. An unknown action is shown as it is. */
export function actionWords(action: ActivityAction, t: ActionWords): string {
  return isKnownAction(action) ? t(keyOf(action)) : action;
}

const AREAS = {
  order: 'areaOrder',
  subscription: 'areaSubscription',
  customer: 'areaCustomer',
  billing: 'areaBilling',
  user: 'areaUser',
  impersonation: 'areaImpersonation',
  role: 'areaRole',
} as const;

/** The name of an area. An unknown area is shown as it is. */
export function areaWords(area: string, t: EntryWords): string {
  return Object.hasOwn(AREAS, area) ? t(AREAS[area as keyof typeof AREAS]) : area;
}

/** The person who did it; for an impersonation, both names. */
export function actorWords({ by, impersonatedBy }: ActivityEntry, t: EntryWords): string {
  if (by === null) return t('automatic');
  return impersonatedBy === null
    ? by.name
    : t('actingAs', { administrator: impersonatedBy.name, user: by.name });
}

/** Permissions listed before "and N more". */
const NAMES_SEEN = 3;

function firstOf(names: readonly string[], t: EntryWords, locale: string): string {
  const seen = listed(names.slice(0, NAMES_SEEN), locale);
  const count = names.length - NAMES_SEEN;
  return count > 0 ? t('namesMore', { names: seen, count }) : seen;
}

/** Names of the changed records: a few, and the number of the others. */
export function subjectNames(
  entries: readonly ActivityEntry[],
  t: EntryWords,
  locale: string,
): string {
  const names = new Set(entries.map(({ subject }) => subject.name).filter(Boolean));
  return firstOf([...names], t, locale);
}

/** Permissions added and removed, and the reason; null if there are none. */
export function detailsOf(
  { added, removed, reason }: ActivityEntry,
  t: EntryWords,
  locale: string,
): ReactNode {
  const facts = [
    added.length > 0 && t('added', { names: firstOf(added, t, locale) }),
    removed.length > 0 && t('removed', { names: firstOf(removed, t, locale) }),
    reason !== null && t('reason', { reason }),
  ].filter((fact) => fact !== false);
  return facts.length === 0 ? null : <bdi>{facts.join(' · ')}</bdi>;
}
