import { firstPriceList } from '../../domain/customers/new-customer';
import { dataOr } from '../../domain/reading';
import {
  customersFactsMessages,
  customersFormMessages,
  customersListMessages,
} from '../../messages/generated/en/customers';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { AmountField } from '../ui/AmountField';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { Select } from '../ui/Select';
import type { BillingFieldsProps } from './customer-fields';
import { customerFieldError } from './customer-form-words';
import { currencyItems } from './place-items';

/** Currency, price list and credit limit of a customer. */
export function BillingFields(props: BillingFieldsProps) {
  const { field, problems, isReadOnly, priceLists, fixedCurrency, ownCurrency } = props;
  const t = useMessages(customersFormMessages);
  const tList = useMessages(customersListMessages);
  const tFacts = useMessages(customersFactsMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const locale = useMessagesLocale();
  const lists = priceLists ? dataOr(priceLists, []) : [];
  const { errorCode: currencyError, ...currency } = field('currency');
  const chosen = fixedCurrency ?? currency.value;
  const priceList = field('priceListId');
  const { errorCode: limitError, ...creditLimit } = field('creditLimit');
  const suggested = lists.map((list) => list.currency);
  const items = currencyItems(ownCurrency ? [...suggested, ownCurrency] : suggested, locale);

  return (
    <>
      {fixedCurrency === undefined && (
        <Select
          name={currency.name}
          value={currency.value || null}
          label={tList('currency')}
          description={t('currencyHelp')}
          items={
            items.first.length > 0
              ? [
                  { title: t('currenciesSuggested'), items: items.first },
                  { title: t('currenciesOther'), items: items.others },
                ]
              : items.others
          }
          isRequired
          isDisabled={isReadOnly}
          errorText={customerFieldError('currency', currencyError, t) || problems.currency}
          onChange={(id) => {
            currency.onChange(id ?? '');
            // Each currency has its own price list (wire §4).
            if (id !== currency.value) {
              priceList.onChange((id && firstPriceList(lists, id)?.id) || '');
            }
          }}
          onBlur={currency.onBlur}
        />
      )}
      {priceLists?.status === 'failed' ? (
        <Banner
          tone="warning"
          title={t('priceListsFailed')}
          actions={
            priceLists.failure.retry && (
              <Button
                size="sm"
                isPending={priceLists.isRefreshing}
                onPress={priceLists.failure.retry}
              >
                {tFeedback('tryAgain')}
              </Button>
            )
          }
        />
      ) : (
        priceLists && (
          <PriceListSelect
            {...{ chosen, lists, priceList, isReadOnly }}
            problem={problems.priceListId}
          />
        )
      )}
      <AmountField
        {...creditLimit}
        currency={chosen}
        showsProblem={limitError !== undefined}
        example={5_000}
        label={tFacts('creditLimit')}
        description={chosen ? t('creditLimitHelp', { currency: chosen }) : t('creditLimitHelpBare')}
        readOnly={isReadOnly}
        errorText={problems.creditLimit}
      />
    </>
  );
}

interface PriceListSelectProps {
  chosen: string;
  lists: readonly { readonly id: string; readonly name: string; readonly currency: string }[];
  priceList: ReturnType<BillingFieldsProps['field']>;
  isReadOnly: boolean;
  problem: string | undefined;
}

function PriceListSelect({ chosen, lists, priceList, isReadOnly, problem }: PriceListSelectProps) {
  const t = useMessages(customersFormMessages);
  const tShared = useMessages(sharedFactsMessages);
  const items = lists
    .filter(({ currency }) => currency === chosen)
    .map(({ id, name }) => ({ id, label: name }));
  // The current list may belong to another company.
  const isListed = priceList.value === '' || items.some(({ id }) => id === priceList.value);
  const help =
    chosen === '' ? 'priceListFirst' : items.length === 0 ? 'priceListMissing' : 'priceListHelp';
  return (
    <Select
      value={priceList.value || null}
      label={tShared('columnList')}
      description={t(help)}
      items={[
        ...items,
        ...(isListed ? [] : [{ id: priceList.value, label: t('presentPriceList') }]),
      ]}
      isDisabled={isReadOnly || chosen === '' || items.length === 0}
      errorText={problem}
      onChange={(id) => priceList.onChange(id ?? '')}
    />
  );
}
