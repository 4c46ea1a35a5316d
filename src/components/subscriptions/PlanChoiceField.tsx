import type { DrawerPlans } from '../../contracts/subscriptions';
import { formatMoney } from '../../domain/money';
import { monthlyCost, type PlanChoice, priceOn } from '../../domain/subscriptions/plan-choices';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { sharedPlansMessages, sharedPricesMessages } from '../../messages/generated/en/shared';
import { subscriptionsChangePlanMessages } from '../../messages/generated/en/subscriptions';
import { uiDataMessages, uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { PriceText } from '../shared/PriceText';
import { planWords } from '../shared/plan-words';
import { Button } from '../ui/Button';
import { FormFailure } from '../ui/FormFailure';
import { type PlanCard, PlanCards } from '../ui/PlanCards';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { withPlus } from '../ui/with-plus';

interface PlanChoiceFieldProps {
  subscription: Subscription;
  plans: DrawerPlans;
  /** Number of seats that the plans are compared with; null while it is not known. */
  quantity: number | null;
  /** Label of the field. @default 'New plan' */
  label?: string | undefined;
  /** A card before the plans for no change; the plans are then those of the renewal. @default none */
  samePlan?: PlanCard | undefined;
  /** Id of the selected plan; null if none is selected. */
  value: string | null;
  isFixed: boolean;
  /** Error of the selection. @default none */
  errorText?: string | undefined;
  onChange: (planId: string | null) => void;
}

/** Returns the cards of plans, each with its price, and its cost now and then. */
function usePlanCards(props: PlanChoiceFieldProps): (choice: PlanChoice) => PlanCard {
  const { subscription, samePlan, quantity } = props;
  const t = useMessages(subscriptionsChangePlanMessages);
  const tPlans = useMessages(sharedPlansMessages);
  const tPrices = useMessages(sharedPricesMessages);
  const locale = useMessagesLocale();
  const { currency, recurringPerMonth: before, isTrial, renewsOn } = subscription;
  const money = (amount: number) => formatMoney({ amount, currency }, locale);

  function nowAndThen(after: number | null): string | false {
    if (after === null || isTrial) return false;
    const difference = after - before;
    return t('perMonthThen', {
      now: money(before),
      later: money(after),
      difference: withPlus(difference, money),
    });
  }
  return ({ plan, productName, isNow }) => {
    const detail = planWords(plan, tPlans, tPrices);
    const isSameProduct = productName === subscription.productName;
    const price = priceOn(plan, samePlan ? renewsOn : null);
    return {
      id: plan.id,
      name: tPrices('termAndCycle', { term: productName, cycle: detail }),
      // Of the same product its term tells one from another.
      title: isSameProduct ? detail : productName,
      detail: isSameProduct ? undefined : detail,
      price: price !== null && <PriceText price={price} currency={currency} />,
      per: price !== null && t('perSeat', { cycle: plan.cycle }),
      notes: [
        nowAndThen(quantity === null ? null : monthlyCost(price, plan.cycle, quantity)),
        !isNow && !samePlan && t('atRenewalOnly'),
      ].filter((note) => note !== false),
    };
  };
}

/** Selects a subscription's next plan; plans that can start now come first. */
export function PlanChoiceField(props: PlanChoiceFieldProps) {
  const { plans, samePlan, value, isFixed, onChange } = props;
  const t = useMessages(subscriptionsChangePlanMessages);
  const tData = useMessages(uiDataMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const cardOf = usePlanCards(props);
  const { access, choices } = plans;
  if (!access.allowed) return <p>{t('plansHidden')}</p>;
  if (choices.status === 'failed') {
    const { retry } = choices.failure;
    return (
      <>
        <FormFailure failure={choices.failure} fallback={t('plansFailed')} />
        {retry && (
          <Button isPending={choices.isRefreshing === true} onPress={retry}>
            {tFeedback('tryAgain')}
          </Button>
        )}
      </>
    );
  }
  if (choices.status !== 'ready') {
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{tData('loading')}</VisuallyHidden>
        <Skeleton shape="block" height={90} />
      </div>
    );
  }
  const others = choices.data.plans.filter(
    ({ plan }) => !samePlan || plan.id !== props.subscription.planId,
  );
  const available = others.map(cardOf);
  if (available.length === 0 && !samePlan) return <p>{t('plansNone')}</p>;
  return (
    <PlanCards
      label={props.label ?? t('newPlan')}
      plans={samePlan ? [samePlan, ...available] : available}
      value={value ?? samePlan?.id ?? null}
      isDisabled={isFixed}
      errorText={props.errorText}
      onChange={(id) => onChange(id === samePlan?.id ? null : id)}
    />
  );
}
