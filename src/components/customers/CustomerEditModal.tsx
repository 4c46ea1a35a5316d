import { useState } from 'react';
import type { CustomerEditState } from '../../contracts/customers';
import { fieldsChanged, fieldsOf } from '../../domain/customers/customer-edit';
import {
  CUSTOMER_FORM_PARTS,
  type CustomerField,
  type CustomerFields,
  type CustomerFormPart,
} from '../../domain/customers/customer-form';
import { customerRules } from '../../domain/forms/customer';
import { keptAmount, offeredAmount } from '../../domain/typed-amount';
import {
  customersEditMessages,
  customersFactsMessages,
  customersNewMessages,
} from '../../messages/generated/en/customers';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { FailureReason } from '../ui/FailureReason';
import { FormDialog } from '../ui/FormDialog';
import { FormError } from '../ui/FormError';
import { type FormField, useForm } from '../ui/useForm';
import { BillingFields } from './BillingFields';
import { CompanyFields } from './CompanyFields';
import { ContactFields } from './ContactFields';
import { CustomerNews } from './CustomerNews';

interface EditModalProps extends CustomerEditState {
  part: CustomerFormPart;
}

const TITLES = {
  company: 'companyTitle',
  billing: 'billingTitle',
  contact: 'contactTitle',
} as const satisfies Record<CustomerFormPart, string>;

/** Changes a part of what is known of a customer (wire §4). */
export function CustomerEditModal(props: EditModalProps) {
  const { part, seen, newest, problems, priceLists, isPending, failure, onClose } = props;
  const t = useMessages(customersEditMessages);
  const tNew = useMessages(customersNewMessages);
  const tFacts = useMessages(customersFactsMessages);
  const before = fieldsOf(seen);
  const locale = useMessagesLocale();
  const { currency } = seen;
  const shown: Readonly<Record<CustomerField, string>> = {
    ...before,
    creditLimit: offeredAmount(before.creditLimit, currency, locale),
  };
  const form = useForm(customerRules(part, locale), shown, {
    draft: `customer:${seen.id}:${part}`,
  });
  const [begunWith, setBegunWith] = useState(seen.revision);
  if (begunWith !== seen.revision) {
    // Who goes on with the newest state begins again with it.
    setBegunWith(seen.revision);
    form.reset(shown);
  }
  const creditLimit = keptAmount(form.values.creditLimit, currency, locale);
  const own: CustomerFields = { ...before, ...form.values, creditLimit };
  const names: readonly CustomerField[] = CUSTOMER_FORM_PARTS[part];
  // What was typed after the refusal is not what was refused.
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
