import { currenciesOf } from '../../domain/products/plan-offers';
import type { Plan, Product } from '../../domain/products/product';
import { formatCivilDate } from '../../domain/time/civil-format';
import {
  productsProductMessages,
  productsSharedMessages,
} from '../../messages/generated/en/products';
import { uiListMessages, uiPlansMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { LazyFilterMenu } from '../ui/list/LazyFilterMenu';
import { PriceGrid } from '../ui/PriceGrid';
import { formatPrice } from '../ui/price-format';
import { planPriceOffers } from './plan-price-offers';

interface PlanChoiceProps {
  product: Product;
  /** What is chosen. */
  plan: Plan;
  onChoose: (planId: string) => void;
}

const Root = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--plinth-space-3);
  & > * { inline-size: 100%; }
  & > button { inline-size: auto; }
  `),
);

/** The plans of a product as a grid of terms and cycles, and a price change that is known to come. */
export function PlanChoice({ product, plan, onChoose }: PlanChoiceProps) {
  const t = useMessages(productsProductMessages);
  const tShared = useMessages(productsSharedMessages);
  const tPlans = useMessages(uiPlansMessages);
  const tList = useMessages(uiListMessages);
  const locale = useMessagesLocale();
  const currencies = currenciesOf(product);
  const plans = product.plans.filter(({ currency }) => currency === plan.currency);
  const grid = planPriceOffers(plans, { t, tShared, tPlans, locale });
  const { nextPrice, unitPrice, currency } = plan;
  return (
    <Root data-slot="plan-choice">
      {currencies.length > 1 && (
        <LazyFilterMenu
          label={t('currency')}
          text={tList('filterSet', { label: t('currency'), value: plan.currency })}
          options={currencies.map((value) => ({
            value,
            label: value,
            count: undefined,
            isChosen: value === plan.currency,
          }))}
          onToggle={(next) => {
            const first = product.plans.find((one) => one.currency === next);
            if (first) onChoose(first.id);
          }}
        />
      )}
      <PriceGrid
        {...grid}
        label={t('plans')}
        value={plan.id}
        onChange={onChoose}
        description={unitPrice === null ? t('listPriceHint') : undefined}
      />
      {nextPrice && unitPrice !== null && (
        <Banner
          announce="off"
          title={t('priceChange', {
            was: formatPrice(unitPrice, currency, locale),
            price: formatPrice(nextPrice.unitPrice, currency, locale),
            date: formatCivilDate(nextPrice.fromOn, locale, 'long'),
          })}
        />
      )}
    </Root>
  );
}
