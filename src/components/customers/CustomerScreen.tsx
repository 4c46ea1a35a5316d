import { type ReactNode, Suspense } from 'react';
import type { BuyForCustomer, CustomerScreenProps } from '../../contracts/customers';
import type { Customer } from '../../domain/customers/customer';
import { customerStateAfter } from '../../domain/customers/customer-rules';
import type { CustomerMove } from '../../domain/customers/customer-screen';
import {
  type CustomerTab,
  customerTabIn,
  customerTabs,
} from '../../domain/customers/customer-screen';
import {
  customersDetailMessages,
  customersListMessages,
} from '../../messages/generated/en/customers';
import {
  sharedClientsMessages,
  sharedFactsMessages,
  sharedWritesMessages,
} from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { clientRefusalWords } from '../shared/client-refusal';
import { countryName } from '../ui/country-name';
import { useBackLink } from '../ui/LinksProvider';
import { lazyPart } from '../ui/lazy-part';
import { Mark } from '../ui/Mark';
import { type PageAction, PageActions } from '../ui/PageActions';
import { RecordColumns, RecordScreen } from '../ui/RecordScreen';
import { Tabs } from '../ui/Tabs';
import { CustomerDetails } from './CustomerDetails';
import { CustomerOrders, CustomerPrices, CustomerSubscriptions } from './CustomerLists';
import { CustomerLive } from './CustomerLive';
import { CustomerMatters } from './CustomerMatters';
import { CustomerNotices } from './CustomerNotices';
import { CustomerPeople } from './CustomerPeople';
import { CustomerStatements } from './CustomerStatements';
import { CustomerTenants } from './CustomerTenants';
import { useCustomerRefusal } from './customer-refusal';
import { useCustomerFigures } from './useCustomerFigures';

const MOVES = ['suspend', 'resume', 'close'] as const satisfies readonly CustomerMove[];

type ActionsProps = Pick<CustomerScreenProps, 'moving' | 'buy'> & {
  customer: Customer;
};

/** Actions on a customer: buy, suspend, resume, close (commerce §5). */
function CustomerActions({ customer, moving, buy }: ActionsProps) {
  const t = useMessages(sharedWritesMessages);
  const tDetail = useMessages(customersDetailMessages);
  const tClients = useMessages(sharedClientsMessages);
  const refusalOf = useCustomerRefusal();
  const buyAction = ({ access, currency, isPending, onBuy }: BuyForCustomer): PageAction => ({
    id: 'buy',
    label: tDetail('buyFor'),
    variant: 'primary',
    isPending: access.allowed && isPending,
    isDisabled: !access.allowed,
    disabledReason: access.allowed
      ? undefined
      : access.reason === 'cartExpired'
        ? tDetail('cartExpired')
        : clientRefusalWords(access.reason, customer, currency, tClients),
    onAction: onBuy,
  });
  // Actions that the state does not allow are hidden, such as resuming an active customer.
  const moves = MOVES.filter((action) => customerStateAfter(customer.state, action) !== null);
  const actions = moves.map((action): PageAction => {
    const access = moving.access(action);
    return {
      id: action,
      label: t(action),
      isDisabled: !access.allowed,
      ...refusalOf(access),
      onAction: () => moving.onMove(action),
    };
  });
  return <PageActions actions={buy ? [...actions, buyAction(buy)] : actions} />;
}

// Loaded on first open, because dialogs depend on react-aria.
const CustomerEditDialog = lazyPart(
  async () => (await import('./CustomerEditDialog')).CustomerEditDialog,
);

const CustomerMoveDialog = lazyPart(
  async () => (await import('./CustomerMoveDialog')).CustomerMoveDialog,
);

const TAB_LABELS = {
  overview: 'tabOverview',
  subscriptions: 'tabSubscriptions',
  orders: 'tabOrders',
  statements: 'tabStatements',
  tenants: 'tabTenants',
  prices: 'tabPrices',
  users: 'tabUsers',
} as const satisfies Record<CustomerTab, string>;

/**
 * One customer: details, prices and balance, everything that belongs to it, and actions (commerce
 * §5).
 *
 * @example
 * <CustomerScreen {...useCustomerScreen({ id: 'customer-1' })} />
 */
export function CustomerScreen(props: CustomerScreenProps) {
  const t = useMessages(customersDetailMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tList = useMessages(customersListMessages);
  const locale = useMessagesLocale();
  return (
    <RecordScreen
      data-slot="customer-screen"
      access={props.access}
      area={tList('listTitle')}
      reading={props.customer}
      title={tFacts('customer')}
      knownTitle={props.knownTitle}
      titleOf={({ name }) => name}
      textOf={({ country }) => countryName(country, locale)}
      pictureOf={({ id }) => <Mark seed={id} size="lg" />}
      figuresOf={useCustomerFigures(props.standing, props.now)}
      actions={(customer) => <CustomerActions {...props} customer={customer} />}
      back={{ href: useBackLink('customers'), label: t('backToCustomers') }}
      missing={{ title: t('missing'), text: t('missingText') }}
      failedText={t('detailFailed')}
    >
      {(customer) => (
        <>
          <CustomerNotices customer={customer} buy={props.buy} editing={props.editing} />
          <CustomerTabs {...props} customer={customer} />
          <Suspense fallback={null}>
            {props.moving.dialog && <CustomerMoveDialog {...props.moving.dialog} />}
            {props.editing.dialog && <CustomerEditDialog {...props.editing.dialog} />}
          </Suspense>
        </>
      )}
    </RecordScreen>
  );
}

/** Loads unseen until it is known how tall the subscriptions above are: nothing moves in sight. */
const Below = styled('div')(
  layered(`
  &[data-is-growing] { visibility: hidden; }
  `),
);

type TabsProps = Omit<CustomerScreenProps, 'customer'> & { customer: Customer };

function contentOf(tab: CustomerTab, props: TabsProps): ReactNode {
  const isGrowing = props.standing.live?.status === 'loading';
  switch (tab) {
    case 'overview':
      return (
        <RecordColumns facts={<CustomerDetails {...props} />} isGrowing={isGrowing}>
          <CustomerMatters
            id={props.customer.id}
            matters={props.standing.matters}
            onTabChange={props.tabs.onChange}
            now={props.now}
          />
          <CustomerLive customerId={props.customer.id} live={props.standing.live} />
          <Below data-is-growing={isGrowing || undefined}>{props.activity}</Below>
        </RecordColumns>
      );
    case 'subscriptions':
      return <CustomerSubscriptions {...props} />;
    case 'orders':
      return <CustomerOrders {...props} />;
    case 'statements':
      return <CustomerStatements {...props} />;
    case 'tenants':
      return <CustomerTenants {...props} {...props.tabs} />;
    case 'prices':
      return <CustomerPrices {...props} />;
    case 'users':
      return <CustomerPeople {...props} />;
  }
}

/** Tabs of a customer. Only the open tab renders and loads. */
function CustomerTabs(props: TabsProps) {
  const t = useMessages(customersDetailMessages);
  return (
    <Tabs
      label={t('tabsOf', { name: props.customer.name })}
      selectedKey={props.tabs.current}
      keyboardActivation="manual"
      onSelectionChange={(tab) => props.tabs.onChange(customerTabIn(tab))}
      items={customerTabs(props.tabs.people.isKnown).map((tab) => ({
        id: tab,
        label: t(TAB_LABELS[tab]),
        content: tab === props.tabs.current ? contentOf(tab, props) : null,
      }))}
    />
  );
}
