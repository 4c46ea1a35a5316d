import { useCallback, useMemo } from 'react';
import type { ListState } from '../../contracts/list';
import type { ClientView } from '../../contracts/products';
import type { Access } from '../../domain/access';
import type { PlanPrice } from '../../domain/products/plan-prices';
import type { PriceRefusal } from '../../domain/products/price-list-access';
import { dataOr } from '../../domain/reading';
import { productsPriceListMessages } from '../../messages/generated/en/products';
import {
  sharedPlansMessages,
  sharedPriceListMessages,
  sharedPricesMessages,
} from '../../messages/generated/en/shared';
import { uiListMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { BillingIcon } from '../ui/icons';
import { List } from '../ui/list/List';
import { planLine } from './plan-line';
import { planPricesColumns, planPricesFilters } from './plan-prices-columns';

const REFUSALS = {
  clientView: 'refusedClientView',
  otherCompany: 'refusedOtherCompany',
  usage: 'refusedUsage',
  otherCurrency: 'refusedCurrency',
} as const satisfies Record<PriceRefusal, string>;

const NO_PAGE = { data: [] as readonly PlanPrice[], totalRecords: null, totalPages: null };
const keyOf = ({ id }: PlanPrice) => id;

/** The prices of a list: search, filters, sorting, and a dialog to change one. */
export function PlanPrices({
  title,
  currency,
  list,
  clientView,
  isBased,
  changeAccess,
  onChangePrice,
}: {
  title: string;
  currency: string;
  list: ListState<PlanPrice>;
  clientView: ClientView | null;
  /** Whether prices without an override come from another list. */
  isBased: boolean;
  changeAccess: (plan: PlanPrice) => Access<PriceRefusal>;
  onChangePrice: (plan: PlanPrice) => void;
}) {
  const t = useMessages(productsPriceListMessages);
  const tShared = useMessages(sharedPriceListMessages);
  const tList = useMessages(uiListMessages);
  const tPlans = useMessages(sharedPlansMessages);
  const tPrices = useMessages(sharedPricesMessages);
  const locale = useMessagesLocale();
  const wordsOf = useCallback((plan: PlanPrice) => planLine(plan, t, tPlans), [t, tPlans]);
  const columns = useMemo(
    () => planPricesColumns({ t, tShared, locale, planWords: wordsOf, clientView }),
    [t, tShared, locale, wordsOf, clientView],
  );
  const labelOf = useCallback(
    (plan: PlanPrice) => tPrices('termAndCycle', { term: plan.productName, cycle: wordsOf(plan) }),
    [tPrices, wordsOf],
  );
  const rowActions = useCallback(
    (plan: PlanPrice) => {
      const { allowed, reason } = changeAccess(plan);
      return [
        {
          id: 'change',
          label: t('changePrice'),
          isDisabled: !allowed,
          disabledReason: reason && t(REFUSALS[reason], { currency }),
          onAction: () => onChangePrice(plan),
        },
      ];
    },
    [t, changeAccess, currency, onChangePrice],
  );
  const onOpen = useCallback(
    (plan: PlanPrice) => {
      if (changeAccess(plan).allowed) onChangePrice(plan);
    },
    [changeAccess, onChangePrice],
  );
  const visibleRows = dataOr(list.rows, NO_PAGE).data;
  return (
    <List
      list={list}
      label={title}
      columns={columns}
      narrowBelow={840}
      getRowKey={keyOf}
      getRowLabel={labelOf}
      search={{ label: tShared('pricesSearch'), placeholder: tShared('pricesSearchHint') }}
      filters={planPricesFilters(t, tShared, clientView, isBased)}
      rowActions={rowActions}
      onOpen={visibleRows.some((plan) => changeAccess(plan).allowed) ? onOpen : undefined}
      empty={{ icon: <BillingIcon />, title: t('pricesEmptyTitle'), text: t('pricesEmptyText') }}
      noMatchTitle={tList('nothingMatches')}
      noMatchText={t('pricesNoMatch', { search: list.query.searchString })}
      failedText={tShared('pricesFailed')}
    />
  );
}
