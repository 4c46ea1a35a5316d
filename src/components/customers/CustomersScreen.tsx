import { Suspense, useMemo } from 'react';
import type { CustomersScreenProps } from '../../contracts/customers';
import type { Access } from '../../domain/access';
import type { Customer } from '../../domain/customers/customer';
import type { NeedRefusal } from '../../domain/users/permission-access';
import { cartClientsMessages } from '../../messages/generated/en/cart';
import {
  customersDetailMessages,
  customersListMessages,
  customersMoveMessages,
  customersNewMessages,
} from '../../messages/generated/en/customers';
import { uiListMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Button } from '../ui/Button';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';
import { ListScreen } from '../ui/ListScreen';
import { lazyPart } from '../ui/lazy-part';
import { useRefusal } from '../ui/useRefusal';
import { BuyNotices } from './CustomerNotices';
import { useCustomerRefusal } from './customer-refusal';
import { type CustomerRowWords, customerRowActions } from './customer-row-actions';
import { customerFilters, customersColumns } from './customers-columns';

// Dialogs carry react-aria: this one comes when it first opens.
const CustomerMoveDialog = lazyPart(
  async () => (await import('./CustomerMoveDialog')).CustomerMoveDialog,
);

const keyOf = ({ id }: Customer) => id;
const nameOf = ({ name }: Customer) => name;

/**
 * The companies that buy from the viewer's: what each pays a month and owes, and both in sum, by
 * currency (commerce §5).
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
  const tList = useMessages(uiListMessages);
  const locale = useMessagesLocale();
  const columns = useMemo(
    () => customersColumns(t, locale, links, hasSellers),
    [t, locale, links, hasSellers],
  );

  return (
    <ListScreen
      data-slot="customers-screen"
      access={props.access}
      title={t('listTitle')}
      text={t('listIntro')}
      exporting={props.exporting}
      actions={
        createAccess &&
        newCustomerHref && <AddCustomer access={createAccess} href={newCustomerHref} />
      }
      notices={current && <BuyNotices name={current.customer.name} buy={current.buy} />}
      list={list}
      columns={columns}
      narrowBelow={840}
      getRowKey={keyOf}
      getRowLabel={nameOf}
      rowActions={actions && customerRowActions(actions, words, links.customer)}
      search={{ label: t('listSearch'), placeholder: t('listSearchHint') }}
      filters={customerFilters(t, locale, hasSellers)}
      empty={{ title: t('listEmptyTitle'), text: t('listEmptyText') }}
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
    tMove: useMessages(customersMoveMessages),
    tClients: useMessages(cartClientsMessages),
    refusalOf: useCustomerRefusal(),
  };
}

function AddCustomer({ access, href }: { access: Access<NeedRefusal>; href: string }) {
  const t = useMessages(customersNewMessages);
  const refusal = useRefusal();
  return access.allowed ? (
    <Link href={href} data-variant="primary">
      {t('addCustomer')}
    </Link>
  ) : (
    <Button variant="primary" isDisabled {...refusal(access)}>
      {t('addCustomer')}
    </Button>
  );
}
