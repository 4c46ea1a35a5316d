import type { Order, OrderLine } from '../../domain/orders/order';
import { cartTermsMessages } from '../../messages/generated/en/cart';
import { ordersBoundMessages } from '../../messages/generated/en/orders';
import { uiPlansMessages, uiPricesMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { planWords } from '../ui/plan-words';
import { formatPrice } from '../ui/price-format';

const Root = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-2);
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > ul { display: grid; gap: var(--plinth-space-2); margin: 0; padding: 0; list-style: none; }
  & p, & li { margin: 0; font-size: var(--plinth-font-size-sm); line-height: 20px; }
  & small { display: block; color: var(--plinth-text-muted); font-size: inherit; }
  `),
);

const DAY_HOURS = 24;

/** Sentences about how long one is bound by what is bought; none where the server does not say. */
function useBoundWords() {
  const t = useMessages(ordersBoundMessages);
  const tTerms = useMessages(cartTermsMessages);

  /** For how long a line can be cancelled from its approval on. */
  return function cancelWords({ cycle, cancelHours }: OrderLine): string | null {
    if (cycle === 'usage') return tTerms('anyTime');
    if (cycle === 'once') return tTerms('once');
    if (cancelHours === undefined) return null;
    if (cancelHours === null) return t('boundUntilRenewal');
    if (cancelHours === 0) return tTerms('never');
    return cancelHours % DAY_HOURS === 0
      ? t('boundDays', { days: cancelHours / DAY_HOURS })
      : t('boundHours', { hours: cancelHours });
  };
}

/** What the lines of an order commit to, and for how long each can be cancelled once it is approved. */
export function BoundLines({ order }: { order: Order }) {
  const t = useMessages(ordersBoundMessages);
  const tPlans = useMessages(uiPlansMessages);
  const tPrices = useMessages(uiPricesMessages);
  const locale = useMessagesLocale();
  const cancelWords = useBoundWords();
  const price = (amount: number) => formatPrice(amount, order.currency, locale);
  const told = order.lines.flatMap((line) => {
    const { id, term, cycle, commitment, productName: product } = line;
    if (term === undefined || cycle === undefined || commitment === undefined) return [];
    const plan = planWords({ term, cycle }, tPlans, tPrices);
    return { id, text: t('lineBound', { product, plan, amount: price(commitment) }), line };
  });
  if (told.length === 0) return null;
  return (
    <Root data-slot="order-bound">
      <ul>
        {told.map(({ id, text, line }) => (
          <li key={id}>
            <bdi>{text}</bdi> <small>{cancelWords(line)}</small>
          </li>
        ))}
      </ul>
      {told.length > 1 && order.commitment !== undefined && (
        <p>{t('boundTotal', { amount: price(order.commitment) })}</p>
      )}
    </Root>
  );
}
