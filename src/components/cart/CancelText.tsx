import type { CartLine } from '../../domain/cart/cart';
import type { QuoteLine } from '../../domain/cart/quote';
import { cartTermsMessages } from '../../messages/generated/en/cart';
import { useMessages } from '../../messages/messages';
import { MomentText } from '../ui/MomentText';

/** Props of {@link CancelText}. */
export interface CancelTextProps {
  /** How long one is bound to the line, and how often one pays. */
  line: Pick<CartLine, 'term' | 'cycle'>;
  /** Until when it can be cancelled. */
  charge: Pick<QuoteLine, 'cancelUntilAt'>;
}

/** Until when a line can be cancelled (commerce §6.1). */
export function CancelText({ line, charge }: CancelTextProps) {
  const t = useMessages(cartTermsMessages);
  const { cancelUntilAt } = charge;
  if (line.cycle === 'usage') return <span>{t('anyTime')}</span>;
  if (line.cycle === 'once') return <span>{t('once')}</span>;
  if (cancelUntilAt === null) return <span>{t('never')}</span>;
  return <MomentText instant={cancelUntilAt} sentence={(until) => t('until', { until })} />;
}
