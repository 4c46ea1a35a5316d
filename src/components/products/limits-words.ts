import type { QuantityLimits } from '../../domain/text/quantity';
import type { uiQuantityMessages } from '../../messages/generated/en/ui';
import type { Translate } from '../../messages/messages';
import { quantityEnds } from '../ui/quantity-step';
import type { ProductWords } from './product-words';

/** The quantity limits in words: "1 to 300", "5 to 500, in steps of 5". */
export function limitsWords(
  limits: QuantityLimits,
  t: ProductWords,
  tQuantity: Translate<(typeof uiQuantityMessages)['messages']>,
): string {
  const { least, most } = quantityEnds(limits);
  const range = most === null ? t('limitsFrom', { least }) : t('limitsBetween', { least, most });
  return limits.step > 1 ? tQuantity('quantitySteps', { range, step: limits.step }) : range;
}
