import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import {
  byTerm,
  currenciesOf,
  pricePerYear,
  savedShare,
  shownPrice,
} from '../../domain/products/plan-offers';
import { marginBps } from '../../domain/products/pricing';
import type { Plan, Product } from '../../domain/products/product';
import { formatCivilDate } from '../../domain/time/civil-format';
import {
  productsProductMessages,
  productsSharedMessages,
} from '../../messages/generated/en/products';
import { sharedPlansMessages, sharedPricesMessages } from '../../messages/generated/en/shared';
import { uiListMessages } from '../../messages/generated/en/ui';
import type { Translate } from '../../messages/messages';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { PriceText } from '../shared/PriceText';
import { cycleWords } from '../shared/plan-words';
import { formatPrice } from '../shared/price-format';
import { Banner } from '../ui/Banner';
import { LazyFilterMenu } from '../ui/list/LazyFilterMenu';
import { percentFormat } from '../ui/number-format';
import { type PlanCard, PlanCards } from '../ui/PlanCards';
import { type PlanWords, type ProductWords, perWords, rowWords } from './product-words';

interface Words {
  tPrices: Translate<(typeof sharedPricesMessages)['messages']>;
  t: Translate<(typeof productsProductMessages)['messages']>;
  tShared: ProductWords;
  tPlans: PlanWords;
  locale: string;
}

/** The cancellation period of a plan in words (commerce §2.2). */
function cancelWords({ term, cycle, cancelHours }: Plan, { t }: Words): string {
  if (term === 'none') return t(cycle === 'once' ? 'cancelNever' : 'cancelAlways');
  if (cancelHours === 0) return t('cancelNever');
  if (cancelHours === null) return t('cancelUntilRenewal');
  const days = Math.max(1, Math.floor((cancelHours * millisecondsInHour) / millisecondsInDay));
  return t('cancelDays', { days });
}

/** The viewer's cost and margin, if they may see them; '' otherwise. */
function costWords({ unitCost, unitPrice, currency }: Plan, { t, locale }: Words): string {
  if (unitCost === undefined) return '';
  const cost = formatPrice(unitCost, currency, locale);
  const areAmounts = typeof unitCost === 'number' && typeof unitPrice === 'number';
  const margin = areAmounts ? marginBps(unitPrice, unitCost) : null;
  return margin === null
    ? t('cost', { cost })
    : t('costAndMargin', { cost, margin: percentFormat(locale).format(margin / 10_000) });
}

function notesOf(plan: Plan, words: Words): readonly string[] {
  const year = plan.cycle === 'month' ? pricePerYear(plan) : null;
  const { currency } = plan;
  const price = year === null ? '' : formatPrice(year, currency, words.locale);
  return [
    price && words.t('aYear', { price }),
    cancelWords(plan, words),
    costWords(plan, words),
  ].filter((note) => note !== '');
}

function cardOf(plan: Plan, plans: readonly Plan[], words: Words): PlanCard {
  const { t, tShared, tPlans, tPrices, locale } = words;
  const price = shownPrice(plan);
  const share = savedShare(plan, plans);
  const line = { term: rowWords(plan, tShared, tPlans), cycle: cycleWords(plan.cycle, tPlans) };
  return {
    id: plan.id,
    name: tPrices('termAndCycle', line),
    title: line.term,
    detail: line.cycle,
    price: price !== null && <PriceText price={price} currency={plan.currency} />,
    per: price === null ? tShared('noPrice') : perWords(plan.cycle, tShared),
    badge: share === null ? undefined : t('save', { share: percentFormat(locale).format(share) }),
    notes: notesOf(plan, words),
    isDisabled: price === null,
  };
}

interface PlanChoiceProps {
  product: Product;
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

/** The plans of a product as cards by term and cycle, and an announced price change. */
export function PlanChoice({ product, plan, onChoose }: PlanChoiceProps) {
  const t = useMessages(productsProductMessages);
  const tShared = useMessages(productsSharedMessages);
  const tPlans = useMessages(sharedPlansMessages);
  const tList = useMessages(uiListMessages);
  const locale = useMessagesLocale();
  const currencies = currenciesOf(product);
  const plans = product.plans.filter(({ currency }) => currency === plan.currency);
  const words = { t, tShared, tPlans, tPrices: useMessages(sharedPricesMessages), locale };
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
      <PlanCards
        label={t('plans')}
        plans={byTerm(plans).map((each) => cardOf(each, plans, words))}
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
