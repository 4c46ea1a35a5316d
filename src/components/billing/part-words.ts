import type { ComparisonPart } from '../../domain/billing/compare-statements';
import { billingDifferencesMessages } from '../../messages/generated/en/billing';
import {
  sharedChargesMessages,
  sharedFactsMessages,
  sharedSumsMessages,
} from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';

/** Label and explanation for each cause of a difference between statements. */
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
