import { useState } from 'react';
import type { CustomerEditState } from '../../contracts/customers';
import {
  CUSTOMER_FORM_PARTS,
  type CustomerField,
  type CustomerFields,
  type CustomerFormPart,
  fieldsChanged,
  fieldsOf,
} from '../../domain/customers/customer-form';
import { customerRules } from '../../domain/forms/customer';
import type { PriceList } from '../../domain/products/product';
import type { Reading } from '../../domain/reading';
import { dataOr } from '../../domain/reading';
import { keptAmount, offeredAmount } from '../../domain/text/typed-amount';
import {
  customersEditMessages,
  customersFactsMessages,
  customersFormMessages,
  customersListMessages,
  customersMoveMessages,
  customersNewMessages,
} from '../../messages/generated/en/customers';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { countryName } from '../ui/country-name';
import { FailureReason } from '../ui/FailureReason';
import { FormDialog } from '../ui/FormDialog';
import { FormError } from '../ui/FormError';
import { type FormField, useForm } from '../ui/useForm';
import { BillingFields } from './BillingFields';
import { CompanyFields } from './CompanyFields';
import { ContactFields } from './ContactFields';

interface CustomerNewsProps {
  /** The part of the customer being edited. */
  part: CustomerFormPart;
  /** The values when editing began. */
  before: CustomerFields;
  /** The current values. */
  after: CustomerFields;
  /** The fields that the user has edited. */
  touched: readonly CustomerField[];
  priceLists: Reading<readonly PriceList[]> | null;
  onTakeNewest: () => void;
}

/** Lists another user's changes made meanwhile, and what saving does to them. */
function CustomerNews(props: CustomerNewsProps) {
  const { part, before, after, touched, priceLists, onTakeNewest } = props;
  const t = useMessages(customersEditMessages);
  const tMove = useMessages(customersMoveMessages);
  const tList = useMessages(customersListMessages);
  const tShared = useMessages(sharedFactsMessages);
  const tFacts = useMessages(customersFactsMessages);
  const tForm = useMessages(customersFormMessages);
  const locale = useMessagesLocale();
  const labels: Readonly<Record<CustomerField, string>> = {
    name: tShared('columnName'),
    country: tList('country'),
    vatId: tFacts('vatId'),
    level: tForm('level'),
    currency: tList('currency'),
    priceListId: tShared('columnList'),
    creditLimit: tFacts('creditLimit'),
    contactName: tShared('columnName'),
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

interface EditModalProps extends CustomerEditState {
  part: CustomerFormPart;
}

const TITLES = {
  company: 'companyTitle',
  billing: 'billingTitle',
  contact: 'contactTitle',
} as const satisfies Record<CustomerFormPart, string>;

/** Edits a part of a customer's record (wire §4). */
export function CustomerEditModal(props: EditModalProps) {
  const { part, seen, newest, problems, priceLists, isPending, failure, onClose } = props;
  const t = useMessages(customersEditMessages);
  const tNew = useMessages(customersNewMessages);
  const tFacts = useMessages(customersFactsMessages);
  const before = fieldsOf(seen);
  const locale = useMessagesLocale();
  const { currency } = seen;
  const initial: Readonly<Record<CustomerField, string>> = {
    ...before,
    creditLimit: offeredAmount(before.creditLimit, currency, locale),
  };
  const form = useForm(customerRules(part, locale), initial, {
    draft: `customer:${seen.id}:${part}`,
  });
  const [begunWith, setBegunWith] = useState(seen.revision);
  if (begunWith !== seen.revision) {
    // Going on with the newest state starts over from it.
    setBegunWith(seen.revision);
    form.reset(initial);
  }
  const creditLimit = keptAmount(form.values.creditLimit, currency, locale);
  const own: CustomerFields = { ...before, ...form.values, creditLimit };
  const names: readonly CustomerField[] = CUSTOMER_FORM_PARTS[part];
  // Text typed after the refusal is not what was refused.
  const isRefused = names.some((name) => problems[name] !== undefined);
  const fields = {
    field: <Name extends CustomerField>(name: Name): FormField<Name> => ({
      ...form.field(name),
      name,
    }),
    problems,
    isReadOnly: isPending,
  };

  return (
    <FormDialog
      data-slot="customer-edit"
      isOpen
      title={tFacts(TITLES[part])}
      description={t('editIntro', { name: seen.name })}
      submit={newest ? t('saveNevertheless') : t('save')}
      isPending={isPending}
      onSubmit={(event) => form.submit(event, (checked) => props.onSave({ ...own, ...checked }))}
      onClose={onClose}
    >
      {newest && (
        <CustomerNews
          part={part}
          before={before}
          after={fieldsOf(newest)}
          touched={fieldsChanged(part, before, own)}
          priceLists={priceLists}
          onTakeNewest={props.onTakeNewest}
        />
      )}
      {part === 'company' && <CompanyFields {...fields} />}
      {part === 'billing' && (
        <BillingFields {...fields} priceLists={priceLists} fixedCurrency={seen.currency} />
      )}
      {part === 'contact' && <ContactFields {...fields} />}
      <FormError>
        {isRefused
          ? tNew('refused')
          : failure && <FailureReason failure={failure} fallback={t('saveFailed')} />}
      </FormError>
    </FormDialog>
  );
}
