import { type ReactNode, Suspense } from 'react';
import type { CustomerScreenProps } from '../../contracts/customers';
import type { Customer } from '../../domain/customers/customer';
import {
  type CustomerTab,
  customerTabIn,
  customerTabs,
} from '../../domain/customers/customer-screen';
import {
  customersDetailMessages,
  customersListMessages,
} from '../../messages/generated/en/customers';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { countryName } from '../ui/country-name';
import { useBackLink } from '../ui/LinksProvider';
import { lazyPart } from '../ui/lazy-part';
import { RecordScreen } from '../ui/RecordScreen';
import { Tabs } from '../ui/Tabs';
import { CustomerActions } from './CustomerActions';
import { CustomerOrders, CustomerPrices, CustomerSubscriptions } from './CustomerLists';
import { CustomerMatters } from './CustomerMatters';
import { CustomerNotices } from './CustomerNotices';
import { CustomerOverview } from './CustomerOverview';
import { CustomerPeople } from './CustomerPeople';
import { CustomerStatements } from './CustomerStatements';
import { CustomerTenants } from './CustomerTenants';

// Dialogs carry react-aria: they come when they first open.
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

const Overview = styled('div')(
  layered('display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--plinth-space-4);'),
);

/**
 * One customer: who it is, what it pays and owes, all that belongs to it, and what can be done with it
 * (commerce §5).
 *
 * @example
 * <CustomerScreen {...useCustomerScreen({ id: 'customer-1' })} />
 */
export function CustomerScreen(props: CustomerScreenProps) {
  const t = useMessages(customersDetailMessages);
  const tList = useMessages(customersListMessages);
  const locale = useMessagesLocale();
  return (
    <RecordScreen
      data-slot="customer-screen"
      access={props.access}
      area={tList('listTitle')}
      reading={props.customer}
      title={t('customer')}
      knownTitle={props.knownTitle}
      titleOf={({ name }) => name}
      textOf={({ country }) => countryName(country, locale)}
      actions={(customer) => <CustomerActions {...props} customer={customer} />}
      back={{ href: useBackLink('customers'), label: t('backToCustomers') }}
      missing={{ title: t('missing'), text: t('missingText') }}
      failedText={t('detailFailed')}
      outline={[40, 240]}
    >
      {(customer) => (
        <>
          <CustomerNotices customer={customer} buy={props.buy} editing={props.editing} />
          <CustomerTabs {...props} customer={customer} />
          <Suspense fallback={null}>
            {props.dialog && <CustomerMoveDialog {...props.dialog} />}
            {props.editing.dialog && <CustomerEditDialog {...props.editing.dialog} />}
          </Suspense>
        </>
      )}
    </RecordScreen>
  );
}

type TabsProps = Omit<CustomerScreenProps, 'customer'> & { customer: Customer };

function contentOf(tab: CustomerTab, props: TabsProps): ReactNode {
  switch (tab) {
    case 'overview':
      return (
        <Overview>
          <CustomerMatters id={props.customer.id} {...props} />
          <CustomerOverview {...props} />
          {props.activity}
        </Overview>
      );
    case 'subscriptions':
      return <CustomerSubscriptions {...props} />;
    case 'orders':
      return <CustomerOrders {...props} />;
    case 'statements':
      return <CustomerStatements {...props} />;
    case 'tenants':
      return <CustomerTenants {...props} />;
    case 'prices':
      return <CustomerPrices {...props} />;
    case 'users':
      return <CustomerPeople {...props} />;
  }
}

/** What belongs to a customer; only what is open is drawn, and asked for. */
function CustomerTabs(props: TabsProps) {
  const t = useMessages(customersDetailMessages);
  return (
    <Tabs
      label={t('tabsOf', { name: props.customer.name })}
      selectedKey={props.tab}
      keyboardActivation="manual"
      onSelectionChange={(tab) => props.onTabChange(customerTabIn(tab))}
      items={customerTabs(props.people.isKnown).map((tab) => ({
        id: tab,
        label: t(TAB_LABELS[tab]),
        content: tab === props.tab ? contentOf(tab, props) : null,
      }))}
    />
  );
}
