import { Suspense, useCallback, useMemo } from 'react';
import type { SelectClientScreenProps } from '../../contracts/cart';
import { type Access, ALLOWED, refused } from '../../domain/access';
import { cartProgress } from '../../domain/cart/cart-steps';
import type { Customer } from '../../domain/customers/customer';
import { cartClientsMessages } from '../../messages/generated/en/cart';
import { customersListMessages } from '../../messages/generated/en/customers';
import { purchaseStepsMessages } from '../../messages/generated/en/purchase';
import { uiListMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { clientRefusalWords } from '../ui/client-refusal';
import { lazyPart } from '../ui/lazy-part';
import { List } from '../ui/list/List';
import { Screen } from '../ui/Screen';
import { CartNewsBanner } from './CartNewsBanner';
import { CartSteps } from './CartSteps';
import { ChosenClients } from './ChosenClients';
import { ClientPicks } from './ClientPicks';
import { CART_PAGE } from './cart-css';
import { clientColumns } from './client-columns';

const Page = styled(Screen)(layered(() => CART_PAGE));

const CartQuestionDialog = lazyPart(
  async () => (await import('../ui/CartQuestionDialog')).CartQuestionDialog,
);

const NO_CART = { targets: [], lines: [], state: 'open' } as const;
const keyOf = ({ id }: Customer) => id;
const nameOf = ({ name }: Customer) => name;

function Clients(props: SelectClientScreenProps) {
  const { cart, customerType, chosen, refusals, currency, news } = props;
  const t = useMessages(cartClientsMessages);
  const tCustomers = useMessages(customersListMessages);
  const tList = useMessages(uiListMessages);
  const locale = useMessagesLocale();
  const whyNot = useCallback(
    (customer: Customer) => {
      const reason = refusals.get(customer.id);
      return reason === undefined ? null : clientRefusalWords(reason, customer, currency, t);
    },
    [refusals, currency, t],
  );
  const canSelect = useCallback(
    (customer: Customer): Access => {
      const reason = whyNot(customer);
      return reason === null ? ALLOWED : refused(reason);
    },
    [whyNot],
  );
  const columns = useMemo(() => {
    const words = { name: tCustomers('columnName'), domain: tCustomers('columnDomain') };
    return clientColumns(t, words, locale, whyNot);
  }, [t, tCustomers, locale, whyNot]);
  const known = cart.status === 'ready' ? cart.data : null;

  return (
    <>
      <CartSteps current="selectClient" progress={cartProgress(known ?? NO_CART, customerType)} />
      {news && known && (
        <CartNewsBanner
          news={news}
          cart={known}
          now={props.now}
          isPending={props.isPending}
          onApplyAgain={props.onApplyAgain}
          onLeave={props.onLeaveEdit}
        />
      )}
      <Part as="div" data-slot="cart-body">
        <Part as="div" data-slot="cart-lines">
          <ClientPicks {...props} whyNot={whyNot} />
          <List
            list={props.list}
            label={t('clientsList')}
            columns={columns}
            getRowKey={keyOf}
            getRowLabel={nameOf}
            selectable
            canSelect={canSelect}
            search={{ label: t('clientsSearch'), placeholder: tCustomers('listSearchHint') }}
            empty={{ title: t('clientsEmptyTitle'), text: t('clientsEmptyText') }}
            noMatchTitle={tList('nothingMatches')}
            noMatchText={t('clientsNoMatch', { search: props.list.query.searchString })}
            failedText={t('clientsFailed')}
          />
        </Part>
        <ChosenClients {...props} chosen={chosen} />
      </Part>
      <Suspense fallback={null}>
        {props.question && <CartQuestionDialog question={props.question} />}
      </Suspense>
    </>
  );
}

/**
 * Whom one buys for: one customer or several, each with their tenant; who cannot be bought for, with
 * the reason; those of the latest orders first (commerce §5).
 *
 * @example
 * const SelectClient = () => <SelectClientScreen {...useSelectClientScreen()} />;
 */
export function SelectClientScreen(props: SelectClientScreenProps) {
  const t = useMessages(cartClientsMessages);
  const tSteps = useMessages(purchaseStepsMessages);
  return (
    <Page
      data-slot="select-client-screen"
      access={props.access}
      title={tSteps('selectClient')}
      text={t('clientsText')}
    >
      <Clients {...props} />
    </Page>
  );
}
