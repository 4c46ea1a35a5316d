import type { ComparisonPart } from '../../domain/billing/compare-statements';
import {
  billingChargesMessages,
  billingDifferencesMessages,
} from '../../messages/generated/en/billing';
import { cartSummaryMessages } from '../../messages/generated/en/cart';
import { subscriptionsColumnsMessages } from '../../messages/generated/en/subscriptions';

import { useMessages } from '../../messages/messages';

/** Why a statement comes to more than another, in a word and in a sentence. */
export function usePartWords(): (
  part: ComparisonPart | 'tax',
) => readonly [name: string, text: string] {
  const t = useMessages(billingDifferencesMessages);
  const tCharges = useMessages(billingChargesMessages);
  const tSummary = useMessages(cartSummaryMessages);
  const tColumns = useMessages(subscriptionsColumnsMessages);
  const words = {
    new: [tCharges('kindNew'), t('newText')],
    ended: [t('partEnded'), t('endedText')],
    notYet: [t('partNotYet'), t('notYetText')],
    seats: [tColumns('columnSeats'), t('seatsText')],
    price: [t('partPrice'), t('priceText')],
    partPeriod: [t('partPeriods'), t('partText')],
    oneOff: [tCharges('kindOnce'), t('onceText')],
    usage: [tCharges('kindUsage'), t('usageText')],
    tax: [tSummary('tax'), t('taxText')],
  } as const satisfies Record<ComparisonPart | 'tax', readonly [string, string]>;
  return (part) => words[part];
}
