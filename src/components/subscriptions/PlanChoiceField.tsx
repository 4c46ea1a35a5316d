import type { DrawerPlans } from '../../contracts/subscriptions';
import type { PlanChoice } from '../../domain/subscriptions/plan-choices';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { sharedPlansMessages, sharedPricesMessages } from '../../messages/generated/en/shared';
import { subscriptionsChangePlanMessages } from '../../messages/generated/en/subscriptions';
import { uiDataMessages, uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { planWords } from '../shared/plan-words';
import { formatPrice } from '../shared/price-format';
import { Button } from '../ui/Button';
import { FormFailure } from '../ui/FormFailure';
import { Select, type SelectItem } from '../ui/Select';

interface PlanChoiceFieldProps {
  subscription: Subscription;
  plans: DrawerPlans;
  /** Label of the field. @default 'New plan' */
  label?: string | undefined;
  /** An item before the plans, with the id ''. @default none */
  emptyItem?: SelectItem | undefined;
  /** Id of the selected plan; null if none is selected. */
  value: string | null;
  isFixed: boolean;
  /** Error of the selection. @default none */
  errorText?: string | undefined;
  onChange: (planId: string | null) => void;
}

/** Selects a subscription's next plan; plans that can start now come first. */
export function PlanChoiceField(props: PlanChoiceFieldProps) {
  const { subscription, plans, emptyItem, value, isFixed, onChange } = props;
  const t = useMessages(subscriptionsChangePlanMessages);
  const tPlans = useMessages(sharedPlansMessages);
  const tPrices = useMessages(sharedPricesMessages);
  const tData = useMessages(uiDataMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const locale = useMessagesLocale();
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
  const available = choices.status === 'ready' ? choices.data.plans : [];
  if (choices.status === 'ready' && available.length === 0 && !emptyItem)
    return <p>{t('plansNone')}</p>;

  function itemOf({ plan, productName, isNow }: PlanChoice): SelectItem {
    const words = {
      plan: planWords(plan, tPlans, tPrices),
      price:
        plan.unitPrice === null ? '' : formatPrice(plan.unitPrice, subscription.currency, locale),
    };
    const isLater = !isNow && !emptyItem;
    return {
      id: plan.id,
      label: productName,
      description: t(isLater ? 'planLater' : 'planPrice', words),
    };
  }
  const items = [...(emptyItem ? [emptyItem] : []), ...available.map(itemOf)];
  const chosen = value ?? (emptyItem ? emptyItem.id : null);
  const isLoading = choices.status === 'loading';
  return (
    <Select
      label={props.label ?? t('newPlan')}
      items={items}
      value={chosen}
      // Plans with the same name differ by term.
      description={
        isLoading ? tData('loading') : items.find(({ id }) => id === chosen)?.description
      }
      isDisabled={isFixed || choices.status !== 'ready'}
      errorText={props.errorText}
      onChange={(id) => onChange(id === emptyItem?.id ? null : id)}
    />
  );
}
