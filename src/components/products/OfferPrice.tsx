import type { ReactNode } from 'react';
import { toDecimal } from '../../domain/money';
import { shownPrice } from '../../domain/products/plan-offers';
import type { Plan } from '../../domain/products/product';
import { productsSharedMessages } from '../../messages/generated/en/products';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { useParts } from '../../theme/appearance';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { formatPrice } from '../shared/price-format';
import { MONEY } from '../ui/money-css';
import { type ProductWords, perWords } from './product-words';

/** CSS of an {@link offerAmount}, for components that contain many. */
export const OFFER_PRICE = () => `
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 6px;
  & > data { ${MONEY} font-weight: 600; }
  & > small { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); font-weight: 400; }
`;

const Root = styled('span')(layered(OFFER_PRICE));

/** What an {@link offerAmount} needs to render. */
export interface OfferWords {
  t: ProductWords;
  locale: string;
  part: ReturnType<typeof useParts>;
}

/** Price of one unit of a plan and its period, as bare elements. */
export function offerAmount(plan: Plan, { t, locale, part }: OfferWords): ReactNode {
  const { currency, cycle } = plan;
  const price = shownPrice(plan);
  if (price === null) return t('noPrice');
  return (
    <>
      <data
        {...part('amount')}
        value={typeof price === 'number' ? toDecimal({ amount: price, currency }) : price}
      >
        {formatPrice(price, currency, locale)}
      </data>
      <small>{perWords(cycle, t)}</small>
    </>
  );
}

/** Price of one unit of a plan and its period: "€5.40 per unit and month". */
export function OfferPrice({ plan }: { plan: Plan }) {
  const t = useMessages(productsSharedMessages);
  const locale = useMessagesLocale();
  const part = useParts();
  return <Root data-slot="offer-price">{offerAmount(plan, { t, locale, part })}</Root>;
}
