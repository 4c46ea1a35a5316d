import { fieldsChanged } from '../../domain/customers/customer-edit';
import type {
  CustomerField,
  CustomerFields,
  CustomerFormPart,
} from '../../domain/customers/customer-form';
import type { PriceList } from '../../domain/products/product';
import { dataOr, type Reading } from '../../domain/reading';
import { offeredAmount } from '../../domain/typed-amount';
import {
  customersEditMessages,
  customersFactsMessages,
  customersFormMessages,
  customersListMessages,
  customersMoveMessages,
} from '../../messages/generated/en/customers';
import { priceListsListMessages } from '../../messages/generated/en/price-lists';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { countryName } from '../ui/country-name';

interface CustomerNewsProps {
  /** The part that is being changed. */
  part: CustomerFormPart;
  /** What one saw when one began. */
  before: CustomerFields;
  /** What it is now. */
  after: CustomerFields;
  /** What one has changed oneself. */
  touched: readonly CustomerField[];
  priceLists: Reading<readonly PriceList[]> | null;
  onTakeNewest: () => void;
}

/** What somebody else has changed while one was changing it oneself, and what saving does to it. */
export function CustomerNews(props: CustomerNewsProps) {
  const { part, before, after, touched, priceLists, onTakeNewest } = props;
  const t = useMessages(customersEditMessages);
  const tMove = useMessages(customersMoveMessages);
  const tList = useMessages(customersListMessages);
  const tFacts = useMessages(customersFactsMessages);
  const tForm = useMessages(customersFormMessages);
  const tPrices = useMessages(priceListsListMessages);
  const locale = useMessagesLocale();
  const labels: Readonly<Record<CustomerField, string>> = {
    name: tList('columnName'),
    country: tList('country'),
    vatId: tFacts('vatId'),
    level: tForm('level'),
    currency: tList('currency'),
    priceListId: tPrices('columnList'),
    creditLimit: tFacts('creditLimit'),
    contactName: tList('columnName'),
    contactEmail: tFacts('contactEmail'),
    contactPhone: tFacts('contactPhone'),
  };
  function words(field: CustomerField): string {
    const text = after[field];
    if (text === '') return field === 'creditLimit' ? tFacts('noLimit') : tFacts('notGiven');
    if (field === 'country') return countryName(text, locale);
    if (field === 'creditLimit') return offeredAmount(text, after.currency, locale);
    const lists = priceLists ? dataOr(priceLists, []) : [];
    return lists.find(({ id }) => field === 'priceListId' && id === text)?.name ?? text;
  }
  const changed = fieldsChanged(part, before, after);
  return (
    <Banner
      tone="warning"
      title={tMove('changedTitle')}
      actions={
        changed.length > 0 && (
          <Button size="sm" onPress={onTakeNewest}>
            {t('takeNewest')}
          </Button>
        )
      }
    >
      {changed.length === 0
        ? t('changedElsewhere')
        : changed
            .map((field) => {
              const fact = { field: labels[field], value: words(field) };
              return touched.includes(field) ? t('newsYours', fact) : t('newsTheirs', fact);
            })
            .join(' ')}
    </Banner>
  );
}
