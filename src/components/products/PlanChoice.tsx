import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import {
  currenciesOf,
  cyclesOf,
  offerRows,
  pricePerYear,
  shownPrice,
} from '../../domain/products/plan-offers';
import { marginBps } from '../../domain/products/pricing';
import type { Plan, Product } from '../../domain/products/product';
import { formatCivilDate } from '../../domain/time/civil-format';
import {
  productsProductMessages,
  productsSharedMessages,
} from '../../messages/generated/en/products';
import { sharedPlansMessages } from '../../messages/generated/en/shared';
import { uiListMessages } from '../../messages/generated/en/ui';
import type { Translate } from '../../messages/messages';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { cycleWords } from '../shared/plan-words';
import { formatPrice } from '../shared/price-format';
import { Banner } from '../ui/Banner';
import { LazyFilterMenu } from '../ui/list/LazyFilterMenu';
import { percentFormat } from '../ui/number-format';
import { OfferPrice } from './OfferPrice';
import type { PriceGridLine, PriceOffer } from './PriceGrid';
import { PriceGrid } from './PriceGrid';
import type { PlanWords, ProductWords } from './product-words';
import { rowWords } from './product-words';

interface Words {
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

/** The plans of one currency as offers of a price grid. */
function planPriceOffers(
  plans: readonly Plan[],
  words: Words,
): {
  readonly terms: readonly PriceGridLine[];
  readonly cycles: readonly PriceGridLine[];
  readonly offers: readonly PriceOffer[];
} {
  const { tShared, tPlans } = words;
  const rows = offerRows(plans);
  return {
    terms: rows.map((row) => ({ id: row.id, label: rowWords(row, tShared, tPlans) })),
    cycles: cyclesOf(plans).map((id) => ({ id, label: cycleWords(id, tPlans) })),
    offers: rows.flatMap((row) =>
      row.plans.map((plan) => ({
        id: plan.id,
        term: row.id,
        cycle: plan.cycle,
        price: <OfferPrice plan={plan} />,
        isDisabled: shownPrice(plan) === null,
        note: notesOf(plan, words).map((note) => <div key={note}>{note}</div>),
      })),
    ),
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

/** The plans of a product as a grid of terms and cycles, and an announced price change. */
export function PlanChoice({ product, plan, onChoose }: PlanChoiceProps) {
  const t = useMessages(productsProductMessages);
  const tShared = useMessages(productsSharedMessages);
  const tPlans = useMessages(sharedPlansMessages);
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
