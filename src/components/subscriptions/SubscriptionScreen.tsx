import { Suspense } from 'react';
import type { SubscriptionScreenProps } from '../../contracts/subscriptions';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { endsAtRenewal, isLive } from '../../domain/subscriptions/subscription';
import type { SubscriptionAction } from '../../domain/subscriptions/subscription-access';
import { subscriptionViewsAt } from '../../domain/subscriptions/subscription-views';
import { formatNearDate } from '../../domain/time/civil-format';
import {
  sharedFactsMessages,
  sharedSubscriptionStatesMessages,
} from '../../messages/generated/en/shared';
import {
  subscriptionsSeatsMessages,
  subscriptionsSubscriptionMessages,
} from '../../messages/generated/en/subscriptions';
import { uiChartMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { renewalDay } from '../shared/subscription-words';
import { useCalculations } from '../shared/useCalculations';
import { Amount } from '../ui/Amount';
import { Card } from '../ui/Card';
import { Meter } from '../ui/chart/Meter';
import type { HeroFigure } from '../ui/HeroFigures';
import { useBackLink } from '../ui/LinksProvider';
import { lazyPart } from '../ui/lazy-part';
import { Mark } from '../ui/Mark';
import { numberFormat } from '../ui/number-format';
import { PageActions } from '../ui/PageActions';
import { RecordColumns, RecordScreen } from '../ui/RecordScreen';
import { useActionRefusal } from './action-refusal';
import { useActionWords } from './action-words';
import { OwedByContext } from './owed-by';
import { SeatBatches } from './SeatBatches';
import { SubscriptionCharges } from './SubscriptionCharges';
import { SubscriptionFacts } from './SubscriptionFacts';
import { SubscriptionNotices } from './SubscriptionNotices';
import { SubscriptionOrders } from './SubscriptionOrders';
import { SubscriptionTerm } from './SubscriptionTerm';
import { SUBSCRIPTION_CARD } from './subscription-css';

type ActionsProps = Pick<SubscriptionScreenProps, 'actions' | 'now'> & {
  subscription: Subscription;
};

/**
 * Actions that the state does not allow are left out, such as resuming an active subscription. The
 * first has a button: cancelling while its window is about to close.
 */
function actionsOf(
  subscription: Subscription,
  canCancel: boolean,
  now: number,
): readonly SubscriptionAction[] {
  if (!isLive(subscription)) return ['rename'];
  const isClosing = canCancel && subscriptionViewsAt(now)('window', subscription);
  const move = subscription.state === 'suspended' ? 'resume' : 'suspend';
  return isClosing
    ? ['cancel', 'renewal', 'plan', move, 'rename', 'seats']
    : ['renewal', 'plan', move, 'rename', 'cancel', 'seats'];
}

/** Actions on a subscription; those not available show the reason (commerce §5). */
function SubscriptionActions(props: ActionsProps) {
  const { subscription, now } = props;
  const { access: actionAccess, onAction } = props.actions;
  const words = useActionWords();
  const refusalOf = useActionRefusal();
  const actionOf = (action: SubscriptionAction) => {
    const access = actionAccess(action);
    return {
      id: action,
      label: words(action),
      variant: action === 'seats' ? ('primary' as const) : undefined,
      isDisabled: !access.allowed,
      ...refusalOf(access),
      ...(access.allowed && { onAction: () => onAction(action) }),
    };
  };
  const actions = actionsOf(subscription, actionAccess('cancel').allowed, now);
  return <PageActions actions={actions.map(actionOf)} />;
}

const SeatsCard = styled(Card)(layered(SUBSCRIPTION_CARD));

/** How many seats are assigned, and when they were bought. */
function SubscriptionSeats({ subscription, now }: { subscription: Subscription; now: number }) {
  const t = useMessages(subscriptionsSeatsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const { assigned, quantity } = subscription;
  return (
    <SeatsCard>
      <h2>{tFacts('columnSeats')}</h2>
      {assigned !== null && <Meter label={t('assigned')} value={assigned} maxValue={quantity} />}
      <SeatBatches subscription={subscription} now={now} />
    </SeatsCard>
  );
}

// Loaded on first open, because drawers and dialogs depend on react-aria.
const ChangeDrawer = lazyPart(async () => (await import('./ChangeDrawer')).ChangeDrawer);

const NamesDialog = lazyPart(async () => (await import('./NamesDialog')).NamesDialog);

const RenewalDrawer = lazyPart(async () => (await import('./RenewalDrawer')).RenewalDrawer);

/**
 * One subscription: term, commitment in sentences, seats by purchase, orders and charges (commerce
 * §5).
 *
 * @example
 * <SubscriptionScreen {...useSubscriptionScreen({ id: 'subscription-1' })} />
 */
export function SubscriptionScreen(props: SubscriptionScreenProps) {
  const t = useMessages(subscriptionsSubscriptionMessages);
  const tFacts = useMessages(sharedFactsMessages);
  return (
    <RecordScreen
      data-slot="subscription-screen"
      access={props.access}
      area={tFacts('subscriptions')}
      reading={props.subscription}
      title={tFacts('columnSubscription')}
      knownTitle={props.knownTitle}
      titleOf={nameOf}
      textOf={subtitleOf}
      pictureOf={({ vendorId }) => <Mark seed={vendorId} size="lg" />}
      figuresOf={useSubscriptionFigures(props.now)}
      actions={(subscription) => <SubscriptionActions {...props} subscription={subscription} />}
      back={{ href: useBackLink('subscriptions'), label: t('backToSubscriptions') }}
      missing={{ title: t('missing'), text: t('missingText') }}
      failedText={t('detailFailed')}
    >
      {(subscription) => (
        <OwedByContext.Provider value={props.isCustomers ? subscription.customerName : null}>
          <ReadySubscription {...props} subscription={subscription} />
        </OwedByContext.Provider>
      )}
    </RecordScreen>
  );
}

/** What it costs, how many seats, when it renews, and what is owed until then. */
function useSubscriptionFigures(now: number) {
  const tFacts = useMessages(sharedFactsMessages);
  const tStates = useMessages(sharedSubscriptionStatesMessages);
  const tChart = useMessages(uiChartMessages);
  const calculations = useCalculations();
  const locale = useMessagesLocale();
  return (subscription: Subscription): readonly HeroFigure[] => {
    const { assigned, quantity, currency, cycle, recurringPerMonth, commitmentLeft } = subscription;
    const renewal = renewalDay(subscription);
    const { format } = numberFormat(locale);
    const figures = [
      isLive(subscription) && {
        id: 'recurring',
        label: tFacts('columnRecurring'),
        value: (
          <Amount
            amount={recurringPerMonth}
            currency={currency}
            calculation={calculations.recurring(subscription, true)}
          />
        ),
      },
      cycle !== 'usage' && {
        id: 'seats',
        label: tFacts('columnSeats'),
        value:
          assigned === null
            ? format(quantity)
            : tChart('amountOf', { value: format(assigned), max: format(quantity) }),
      },
      renewal !== null && {
        id: 'renewal',
        label: tFacts('columnRenewal'),
        value: endsAtRenewal(subscription)
          ? tStates('endsShort', { date: formatNearDate(renewal, locale, now) })
          : formatNearDate(renewal, locale, now),
      },
      commitmentLeft > 0 && {
        id: 'owed',
        label: tFacts('owed'),
        value: (
          <Amount
            amount={commitmentLeft}
            currency={currency}
            calculation={calculations.commitment(subscription)}
          />
        ),
      },
    ];
    return figures.filter((figure) => figure !== false);
  };
}

const nameOf = ({ friendlyName, productName }: Subscription) => friendlyName ?? productName;

const subtitleOf = ({ friendlyName, productName, vendorName, customerName }: Subscription) =>
  [friendlyName === null ? null : productName, vendorName, customerName]
    .filter((part) => part !== null)
    .join(' · ');

type ReadyProps = Omit<SubscriptionScreenProps, 'subscription'> & { subscription: Subscription };

function ReadySubscription(props: ReadyProps) {
  const { subscription, now, drawer } = props;
  return (
    <>
      <SubscriptionNotices {...props} />
      <RecordColumns facts={<SubscriptionFacts {...props} />}>
        <SubscriptionTerm {...props} />
        <SubscriptionSeats subscription={subscription} now={now} />
        <SubscriptionOrders {...props} />
        <SubscriptionCharges {...props} />
        {props.activity}
      </RecordColumns>
      <Suspense fallback={null}>
        {drawer?.kind === 'change' && (
          <ChangeDrawer subscription={subscription} drawer={drawer} now={now} />
        )}
        {drawer?.kind === 'renewal' && (
          <RenewalDrawer subscription={subscription} drawer={drawer} now={props.now} />
        )}
        {drawer?.kind === 'names' && <NamesDialog subscription={subscription} dialog={drawer} />}
      </Suspense>
    </>
  );
}
