import { shownPrice } from '../../domain/products/plan-offers';
import type { Plan } from '../../domain/products/product';
import { productsSharedMessages } from '../../messages/generated/en/products';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { PriceText } from '../ui/PriceText';
import { perWords } from './product-words';

const Root = /* @__PURE__ */ styled('span')(
  /* @__PURE__ */ layered(`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 6px;
  & > data { font-weight: 600; }
  & > small { color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); font-weight: 400; }
  `),
);

/** What one of a plan costs, and for how long: "€5.40 per unit and month". */
export function OfferPrice({ plan }: { plan: Plan }) {
  const t = useMessages(productsSharedMessages);
  const price = shownPrice(plan);
  return (
    <Root data-slot="offer-price">
      {price === null ? (
        t('noPrice')
      ) : (
        <>
          <PriceText price={price} currency={plan.currency} />
          <small>{perWords(plan.cycle, t)}</small>
        </>
      )}
    </Root>
  );
}
