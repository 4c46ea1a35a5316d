import { Suspense, useMemo } from 'react';
import type { CustomersActions, CustomersScreenProps } from '../../contracts/customers';
import type { Links } from '../../contracts/links';
import type { Access } from '../../domain/access';
import type { Customer } from '../../domain/customers/customer';
import type { CustomerRefusal } from '../../domain/customers/customer-rules';
import { customerStateAfter } from '../../domain/customers/customer-rules';
import {
  customersDetailMessages,
  customersListMessages,
  customersNewMessages,
} from '../../messages/generated/en/customers';
import {
  sharedClientsMessages,
  sharedFactsMessages,
  sharedWritesMessages,
} from '../../messages/generated/en/shared';
import { uiListMessages } from '../../messages/generated/en/ui';
import type { Translate } from '../../messages/messages';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { clientRefusalWords } from '../shared/client-refusal';
import { useCalculations } from '../shared/useCalculations';
import { CustomersIcon } from '../ui/icons';
import { useLinks } from '../ui/LinksProvider';
import { ListScreen } from '../ui/ListScreen';
import { lazyPart } from '../ui/lazy-part';
import { type PageAction, PageActions } from '../ui/PageActions';
import type { TableAction } from '../ui/Table';
import type { Refused } from '../ui/useRefusal';
import { useRefusal } from '../ui/useRefusal';
import { BuyNotices } from './CustomerNotices';
import { useCustomerRefusal } from './customer-refusal';
import { customerFilters, customersColumns } from './customers-columns';

interface CustomerRowWords {
  readonly t: Translate<(typeof customersDetailMessages)['messages']>;
  readonly tMove: Translate<(typeof sharedWritesMessages)['messages']>;
  readonly tClients: Translate<(typeof sharedClientsMessages)['messages']>;
  readonly refusalOf: (access: Access<CustomerRefusal>) => Refused;
}

const MOVES = ['suspend', 'resume'] as const;

/** The menu of a customer's row: Open, Buy for this customer, and Suspend or Resume (commerce §5). */
function customerRowActions(
  actions: CustomersActions,
  words: CustomerRowWords,
  customerHref: Links['customer'],
) {
  const { t, tMove, tClients, refusalOf } = words;
  return (customer: Customer): readonly TableAction[] => {
    const menu: TableAction[] = [];
    if (customerHref) menu.push({ id: 'open', label: t('open'), href: customerHref(customer.id) });
    const { buying } = actions;
    if (buying) {
      const { allowed, reason } = buying.access(customer);
      menu.push({
        id: 'buy',
        label: t('buyFor'),
        isDisabled: !allowed,
        disabledReason: allowed
          ? undefined
          : reason === 'cartExpired'
            ? t('cartExpired')
            : clientRefusalWords(reason, customer, buying.currency, tClients),
        onAction: () => buying.onBuy(customer),
      });
    }
    // Actions that the state does not allow are hidden, such as resuming an active customer.
    for (const action of MOVES) {
      if (customerStateAfter(customer.state, action) === null) continue;
      const access = actions.moveAccess(customer, action);
      menu.push({
        id: action,
        label: tMove(action),
        isDisabled: !access.allowed,
        ...refusalOf(access),
        onAction: () => actions.onMove(customer, action),
      });
    }
    return menu;
  };
}

// Loaded on first open, because dialogs depend on react-aria.
const CustomerMoveDialog = lazyPart(
  async () => (await import('./CustomerMoveDialog')).CustomerMoveDialog,
);

const keyOf = ({ id }: Customer) => id;
const nameOf = ({ name }: Customer) => name;

/**
 * The customers of the viewer's company: what each pays a month and owes, with totals by currency
 * (commerce §5).
 *
 * @example
 * <CustomersScreen {...useCustomersScreen()} />
 */
export function CustomersScreen(props: CustomersScreenProps) {
  const links = useLinks();
  const { newCustomer: newCustomerHref } = links;
  const { hasSellers, createAccess, actions, list } = props;
  const words = useRowWords();
  const current = actions?.buying?.current;
  const t = useMessages(customersListMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tShared = useMessages(sharedClientsMessages);
  const tNew = useMessages(customersNewMessages);
  const refusal = useRefusal();
  const tList = useMessages(uiListMessages);
  const locale = useMessagesLocale();
  const calculations = useCalculations();
  const columns = useMemo(
    () => customersColumns(t, tFacts, locale, links, calculations, hasSellers),
    [t, tFacts, locale, links, calculations, hasSellers],
  );

  const pageActions: readonly PageAction[] | undefined =
    createAccess && newCustomerHref
      ? [
          {
            id: 'new',
            variant: 'primary',
            label: tNew('addCustomer'),
            href: newCustomerHref,
            isDisabled: !createAccess.allowed,
            ...refusal(createAccess),
          },
        ]
      : undefined;

  return (
    <ListScreen
      data-slot="customers-screen"
      access={props.access}
      title={t('listTitle')}
      text={t('listIntro')}
      exporting={props.exporting}
      actions={pageActions}
      notices={current && <BuyNotices name={current.customer.name} buy={current.buy} />}
      list={list}
      columns={columns}
      wideFrom={840}
      getRowKey={keyOf}
      getRowLabel={nameOf}
      rowActions={actions && customerRowActions(actions, words, links.customer)}
      search={{ label: t('listSearch'), placeholder: tShared('clientsSearchHint') }}
      filters={customerFilters(t, tFacts, locale, hasSellers)}
      empty={{
        icon: <CustomersIcon />,
        title: t('listEmptyTitle'),
        text: t('listEmptyText'),
        actions: pageActions && createAccess?.allowed && <PageActions actions={pageActions} />,
      }}
      noMatchTitle={tList('nothingMatches')}
      noMatchText={t('noMatchText', { search: list.query.searchString })}
      failedText={t('listFailed')}
    >
      <Suspense fallback={null}>
        {actions?.dialog && <CustomerMoveDialog {...actions.dialog} />}
      </Suspense>
    </ListScreen>
  );
}

function useRowWords(): CustomerRowWords {
  return {
    t: useMessages(customersDetailMessages),
    tMove: useMessages(sharedWritesMessages),
    tClients: useMessages(sharedClientsMessages),
    refusalOf: useCustomerRefusal(),
  };
}
