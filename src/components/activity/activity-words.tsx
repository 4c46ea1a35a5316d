import type { ReactNode } from 'react';
import type { Links } from '../../contracts/links';
import {
  type ActivityAction,
  type ActivityEntry,
  isKnownAction,
} from '../../domain/activity/activity';
import { isRecordType } from '../../domain/activity/activity-list';
import type {
  activityActionsMessages,
  activityWordsMessages,
} from '../../messages/generated/en/activity';
import type { Translate } from '../../messages/messages';

/** What was done, in words. */
export type ActionWords = Translate<(typeof activityActionsMessages)['messages']>;
/** The words around it. */
export type EntryWords = Translate<(typeof activityWordsMessages)['messages']>;

type Known = Extract<ActivityAction, `${string}.${string}`>;
type Camel<Text extends string> = Text extends `${infer Area}.${infer Done}`
  ? `${Area}${Capitalize<Done>}`
  : never;

/** The name of an action's sentence: `order.placed` is `orderPlaced`. */
function keyOf<Action extends Known>(action: Action): Camel<Action> {
  return action.replace(/\.(.)/, (_, first: string) => first.toUpperCase()) as Camel<Action>;
}

/** Where what it was done to is; what is deleted is nowhere. */
export function subjectPage(
  { action, subject: { type, id } }: ActivityEntry,
  links: Links,
): string | undefined {
  const hasPage = isRecordType(type) && id !== '' && !action.endsWith('.deleted');
  return hasPage ? links[type]?.(id) : undefined;
}

/** What was done; an unknown action is its text. */
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

/** What actions are about; an unknown area is its text. */
export function areaWords(area: string, t: EntryWords): string {
  return Object.hasOwn(AREAS, area) ? t(AREAS[area as keyof typeof AREAS]) : area;
}

/** Who did it: with both names where somebody acted for somebody. */
export function whoWords({ by, impersonatedBy }: ActivityEntry, t: EntryWords): string {
  if (by === null) return t('automatic');
  return impersonatedBy === null
    ? by.name
    : t('actingAs', { administrator: impersonatedBy.name, user: by.name });
}

/** How many names of permissions are said before "and N more". */
const NAMES_SEEN = 3;

function listed(names: readonly string[], t: EntryWords): string {
  const seen = names.slice(0, NAMES_SEEN).join(', ');
  const count = names.length - NAMES_SEEN;
  return count > 0 ? t('namesMore', { names: seen, count }) : seen;
}

/** What there is since, what there is no more, and why; nothing where there is nothing to say. */
export function detailsOf({ added, removed, reason }: ActivityEntry, t: EntryWords): ReactNode {
  const facts = [
    added.length > 0 && t('added', { names: listed(added, t) }),
    removed.length > 0 && t('removed', { names: listed(removed, t) }),
    reason !== null && t('reason', { reason }),
  ].filter((fact) => fact !== false);
  return facts.length === 0 ? null : <bdi>{facts.join(' · ')}</bdi>;
}
