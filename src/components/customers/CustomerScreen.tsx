import { type ReactNode, Suspense } from 'react';
import type { CustomerScreenProps } from '../../contracts/customers';
import type { Customer } from '../../domain/customers/customer';
import { CUSTOMERS_READ } from '../../domain/customers/customer-rules';
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
import { ForbiddenState } from '../ui/ForbiddenState';
import { Link } from '../ui/Link';
import { useBackLink } from '../ui/LinksProvider';
import { lazyPart } from '../ui/lazy-part';
import { MissingRecord } from '../ui/MissingRecord';
import { PageHeader } from '../ui/PageHeader';
import { StaleBanner } from '../ui/StaleBanner';
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

const Page = styled('div')(
  layered(`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--plinth-space-5);
  min-inline-size: 0;
  color: var(--plinth-text);
  & > p { margin: 0; }
  `),
);

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
  const customersHref = useBackLink('customers');
  const { access, customer: reading, knownTitle } = props;
  const t = useMessages(customersDetailMessages);
  const tList = useMessages(customersListMessages);
  const locale = useMessagesLocale();
  const customer = access.allowed && reading.status === 'ready' ? reading.data : null;
  const title = reading.status === 'empty' ? t('missing') : t('customer');
  const isLoading = access.allowed && reading.status === 'loading';
  const back = customersHref && <Link href={customersHref}>{t('backToCustomers')}</Link>;

  return (
    <Page data-slot="customer-screen" aria-busy={isLoading || undefined}>
      {back && reading.status !== 'empty' && <p>{back}</p>}
      <PageHeader
        title={customer?.name ?? (isLoading ? (knownTitle ?? title) : title)}
        isLoading={isLoading && knownTitle === undefined}
        text={customer ? countryName(customer.country, locale) : undefined}
        actions={customer && <CustomerActions {...props} customer={customer} />}
      />
      <StaleBanner reading={reading} text={t('detailFailed')} />
      {!access.allowed ? (
        <ForbiddenState
          area={tList('listTitle')}
          permission={CUSTOMERS_READ.permission}
          reason={access.reason}
        />
      ) : customer ? (
        <>
          <CustomerNotices customer={customer} buy={props.buy} editing={props.editing} />
          <CustomerTabs {...props} customer={customer} />
        </>
      ) : (
        <MissingRecord
          reading={reading}
          title={t('missing')}
          text={t('missingText')}
          failedText={t('detailFailed')}
          back={back}
          heights={[40, 240]}
        />
      )}
      <Suspense fallback={null}>
        {customer && props.dialog && <CustomerMoveDialog {...props.dialog} />}
        {props.editing.dialog && <CustomerEditDialog {...props.editing.dialog} />}
      </Suspense>
    </Page>
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
