import type { billingChargesMessages } from '../../messages/generated/en/billing';
import type { Translate } from '../../messages/messages';

type Words = Translate<(typeof billingChargesMessages)['messages']>;

const KINDS = {
  new: 'kindNew',
  recurring: 'kindRecurring',
  renewal: 'kindRenewal',
  seatsAdded: 'kindSeatsAdded',
  seatsRemoved: 'kindSeatsRemoved',
  cancelled: 'kindCancelled',
  usage: 'kindUsage',
  once: 'kindOnce',
  adjustment: 'kindAdjustment',
} as const;

/** What a line of a statement is about, in words; an unknown kind is its text (commerce §2.1). */
export function chargeKindWords(kind: string, t: Words): string {
  return Object.hasOwn(KINDS, kind) ? t(KINDS[kind as keyof typeof KINDS]) : kind;
}
