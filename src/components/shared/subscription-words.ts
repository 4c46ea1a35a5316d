import { endsAtRenewal, isLive, type Subscription } from '../../domain/subscriptions/subscription';
import type { CivilDate } from '../../domain/time/civil-date';
import { lastDayOf } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import type { sharedSubscriptionStatesMessages } from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';
import type { ListBadge } from '../ui/list/list-props';

type Words = Translate<(typeof sharedSubscriptionStatesMessages)['messages']>;

const STATES = {
  active: ['subscriptionActive', 'success'],
  suspended: ['subscriptionSuspended', 'warning'],
  expired: ['subscriptionExpired', 'neutral'],
  cancelled: ['subscriptionCancelled', 'neutral'],
} as const;

const isKnown = (state: string): state is keyof typeof STATES => Object.hasOwn(STATES, state);

/** The badge of a subscription's state. An unknown state is shown as it is (commerce §2.1). */
export function subscriptionStateWords(state: string, t: Words): Required<ListBadge> {
  if (!isKnown(state)) return { label: state, tone: 'neutral' };
  const [key, tone] = STATES[state];
  return { label: t(key), tone };
}

/** The same, but plain text for a normal state. */
export function subscriptionBadge(state: string, t: Words): ListBadge | string {
  const words = subscriptionStateWords(state, t);
  return state === 'active' ? words.label : words;
}

/** "Renews", or "ends" with the last day; null if neither applies (commerce §2.1). */
export function renewalWords(
  subscription: Pick<Subscription, 'state' | 'renewsOn' | 'autoRenew'>,
  t: Words,
  locale: string,
): string | null {
  const day = renewalDay(subscription);
  if (day === null) return null;
  const date = formatCivilDate(day, locale);
  return endsAtRenewal(subscription) ? t('endsOn', { date }) : t('renewsOn', { date });
}

/** The renewal day, or the last day; null if neither applies. */
export function renewalDay(
  subscription: Pick<Subscription, 'state' | 'renewsOn' | 'autoRenew'>,
): CivilDate | null {
  const { renewsOn } = subscription;
  if (renewsOn === null || !isLive(subscription)) return null;
  return endsAtRenewal(subscription) ? lastDayOf(renewsOn) : renewsOn;
}
