import type { ComparisonPart } from '../../domain/billing/compare-statements';
import { billingDifferencesMessages } from '../../messages/generated/en/billing';
import {
  sharedChargesMessages,
  sharedFactsMessages,
  sharedSumsMessages,
} from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';

/** Why a statement comes to more than another, in a word and in a sentence. */
export function usePartWords(): (
  part: ComparisonPart | 'tax',
) => readonly [name: string, text: string] {
  const t = useMessages(billingDifferencesMessages);
  const tCharges = useMessages(sharedChargesMessages);
  const tSums = useMessages(sharedSumsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const words = {
    new: [tCharges('kindNew'), t('newText')],
    ended: [t('partEnded'), t('endedText')],
    notYet: [t('partNotYet'), t('notYetText')],
    seats: [tFacts('columnSeats'), t('seatsText')],
    price: [t('partPrice'), t('priceText')],
    partPeriod: [t('partPeriods'), t('partText')],
    oneOff: [tCharges('kindOnce'), t('onceText')],
    usage: [tCharges('kindUsage'), t('usageText')],
    tax: [tSums('tax'), t('taxText')],
  } as const satisfies Record<ComparisonPart | 'tax', readonly [string, string]>;
  return (part) => words[part];
}
