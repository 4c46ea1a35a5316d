import { Suspense, useCallback, useMemo } from 'react';
import type { CartClients, SelectClientScreenProps } from '../../contracts/cart';
import { type Access, ALLOWED, refused } from '../../domain/access';
import { cartProgress } from '../../domain/cart/cart-steps';
import type { Customer } from '../../domain/customers/customer';
import { CUSTOMERS_FROM_LEVEL } from '../../domain/customers/customer-rules';
import { cartClientsMessages, cartStepsMessages } from '../../messages/generated/en/cart';
import { sharedClientsMessages, sharedFactsMessages } from '../../messages/generated/en/shared';
import { uiListMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { clientRefusalWords } from '../shared/client-refusal';
import { Button } from '../ui/Button';
import { countryName } from '../ui/country-name';
import { CheckIcon, CustomersIcon } from '../ui/icons';
import { lazyPart } from '../ui/lazy-part';
import { List } from '../ui/list/List';
import type { ListColumn } from '../ui/list/list-props';
import { Mark } from '../ui/Mark';
import { Screen } from '../ui/Screen';
import { Skeleton } from '../ui/Skeleton';
import { CartNewsBanner } from './CartNewsBanner';
import { CartSteps } from './CartSteps';
import { ChosenClients } from './ChosenClients';
import { CART_PAGE, PICKS } from './cart-css';

/** Columns of the customers to choose from. Keep the returned value stable. */
function clientColumns(
  words: { readonly name: string; readonly domain: string },
  locale: string,
  whyNot: (customer: Customer) => string | null,
): readonly ListColumn<Customer>[] {
  return [
    {
      id: 'name',
      kind: 'name',
      header: words.name,
      sort: 'name',
      hasDetail: true,
      hasPicture: true,
      value: (customer) => ({
        text: customer.name,
        detail:
          whyNot(customer) ?? `${countryName(customer.country, locale)}, ${customer.currency}`,
        picture: <Mark seed={customer.id} />,
      }),
    },
    {
      id: 'domain',
      kind: 'text',
      header: words.domain,
      share: 40,
      // A country or a reason needs the room.
      narrow: 'none',
      value: ({ domain }) => domain && <bdi>{domain}</bdi>,
    },
  ];
}

interface ClientPicksProps
  extends Pick<CartClients, 'ownCompany' | 'recent' | 'chosen' | 'onToggle'> {
  /** The groups that most viewers of this level have. */
  placeholders: readonly string[];
  /** Returns why a customer cannot be bought for, as a sentence; null if it can. */
  whyNot: (customer: Customer) => string | null;
}

const Root = styled('div')(layered(PICKS));

/** Shortcuts for the viewer's own company and recent customers. */
function ClientPicks(props: ClientPicksProps) {
  const { ownCompany, recent, chosen, whyNot, placeholders, onToggle } = props;
  const t = useMessages(cartClientsMessages);
  const isChosen = (id: string) => chosen.some(({ customerId }) => customerId === id);
  const pick = (customer: Customer) => (
    <Button
      key={customer.id}
      size="sm"
      aria-pressed={isChosen(customer.id)}
      isDisabled={!isChosen(customer.id) && whyNot(customer) !== null}
      disabledReason={isChosen(customer.id) ? undefined : (whyNot(customer) ?? undefined)}
      onPress={() => onToggle(customer)}
    >
      {isChosen(customer.id) && <CheckIcon aria-hidden />}
      <bdi>{customer.name}</bdi>
    </Button>
  );
  return (
    <>
      {ownCompany && (
        <Root role="group" aria-label={t('ownCompany')}>
          <span>{t('ownCompany')}</span>
          {pick(ownCompany)}
        </Root>
      )}
      {recent === null &&
        placeholders.map((name) => (
          <Root key={name} aria-hidden>
            <Skeleton width="min(420px, 80%)" height={28} shape="block" />
          </Root>
        ))}
      {recent !== null && recent.length > 0 && (
        <Root role="group" aria-label={t('recent')}>
          <span>{t('recent')}</span>
          {recent.map(pick)}
        </Root>
      )}
    </>
  );
}

const Page = styled(Screen)(layered(() => CART_PAGE));

const CartQuestionDialog = lazyPart(
  async () => (await import('../shared/CartQuestionDialog')).CartQuestionDialog,
);

const NO_CART = { targets: [], lines: [], state: 'open' } as const;
const keyOf = ({ id }: Customer) => id;
const nameOf = ({ name }: Customer) => name;

function Clients(props: SelectClientScreenProps) {
  const { cart, customerType, currency, now, clients, editing } = props;
  const { refusals } = clients;
  const { news, isPending, onApplyAgain, onLeave } = editing;
  const t = useMessages(cartClientsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tClients = useMessages(sharedClientsMessages);
  const tList = useMessages(uiListMessages);
  const locale = useMessagesLocale();
  const whyNot = useCallback(
    (customer: Customer) => {
      const reason = refusals.get(customer.id);
      return reason === undefined ? null : clientRefusalWords(reason, customer, currency, tClients);
    },
    [refusals, currency, tClients],
  );
  const canSelect = useCallback(
    (customer: Customer): Access => {
      const reason = whyNot(customer);
      return reason === null ? ALLOWED : refused(reason);
    },
    [whyNot],
  );
  const columns = useMemo(() => {
    const words = { name: tFacts('columnName'), domain: tFacts('columnDomain') };
    return clientColumns(words, locale, whyNot);
  }, [tFacts, locale, whyNot]);
  const current = cart.status === 'ready' ? cart.data : null;

  return (
    <>
      <CartSteps current="selectClient" progress={cartProgress(current ?? NO_CART, customerType)} />
      {news && current && (
        <CartNewsBanner news={news} cart={current} {...{ now, isPending, onApplyAgain, onLeave }} />
      )}
      <Part as="div" data-slot="cart-body">
        <Part as="div" data-slot="client-choice">
          <ClientPicks
            {...clients}
            whyNot={whyNot}
            placeholders={customerType === CUSTOMERS_FROM_LEVEL ? ['own', 'recent'] : ['recent']}
          />
          <List
            list={props.list}
            label={t('clientsList')}
            columns={columns}
            getRowKey={keyOf}
            getRowLabel={nameOf}
            selectable
            canSelect={canSelect}
            search={{ label: t('clientsSearch'), placeholder: tClients('clientsSearchHint') }}
            empty={{
              icon: <CustomersIcon />,
              title: t('clientsEmptyTitle'),
              text: t('clientsEmptyText'),
            }}
            noMatchTitle={tList('nothingMatches')}
            noMatchText={t('clientsNoMatch', { search: props.list.query.searchString })}
            failedText={t('clientsFailed')}
          />
        </Part>
        <ChosenClients clients={clients} editing={editing} />
      </Part>
      <Suspense fallback={null}>
        {props.question && <CartQuestionDialog question={props.question} />}
      </Suspense>
    </>
  );
}

/**
 * Selects one or more customers for a purchase, each with a tenant. Recent customers come first;
 * those that cannot be bought for show the reason (commerce §5).
 *
 * @example
 * const SelectClient = () => <SelectClientScreen {...useSelectClientScreen()} />;
 */
export function SelectClientScreen(props: SelectClientScreenProps) {
  const t = useMessages(cartClientsMessages);
  const tSteps = useMessages(cartStepsMessages);
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
