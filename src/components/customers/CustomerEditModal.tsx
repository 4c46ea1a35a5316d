import { useId } from 'react';
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
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { CancelButton } from '../ui/CancelButton';
import { FailureReason } from '../ui/FailureReason';
import { FormError } from '../ui/FormError';
import { Modal } from '../ui/Modal';
import { type FormField, useForm } from '../ui/useForm';
import { BillingFields } from './BillingFields';
import { CompanyFields } from './CompanyFields';
import { ContactFields } from './ContactFields';
import { CustomerNews } from './CustomerNews';
import { CUSTOMER_FORM } from './customer-form-css';

interface EditModalProps extends CustomerEditState {
  part: CustomerFormPart;
}

const TITLES = {
  company: 'companyTitle',
  billing: 'billingTitle',
  contact: 'contactTitle',
} as const satisfies Record<CustomerFormPart, string>;

const Form = styled('form')(layered(() => CUSTOMER_FORM));

/** Changes a part of what is known of a customer (wire §4). */
export function CustomerEditModal(props: EditModalProps) {
  const { part, seen, newest, isPending, onClose } = props;
  const t = useMessages(customersEditMessages);
  const tFacts = useMessages(customersFactsMessages);
  const formId = useId();
  return (
    <Modal
      isOpen
      title={tFacts(TITLES[part])}
      description={t('editIntro', { name: seen.name })}
      isCloseDisabled={isPending}
      onClose={onClose}
      footer={
        <>
          <CancelButton isPending={isPending} onPress={onClose} />
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {newest ? t('saveNevertheless') : t('save')}
          </Button>
        </>
      }
    >
      {/* Whoever goes on with the newest state begins again with it. */}
      <EditForm key={seen.revision} {...props} formId={formId} />
    </Modal>
  );
}

function EditForm(props: EditModalProps & { formId: string }) {
  const { part, seen, newest, problems, priceLists, isPending, failure, formId } = props;
  const t = useMessages(customersEditMessages);
  const tNew = useMessages(customersNewMessages);
  const before = fieldsOf(seen);
  const locale = useMessagesLocale();
  const { currency } = seen;
  const shown: Readonly<Record<CustomerField, string>> = {
    ...before,
    creditLimit: offeredAmount(before.creditLimit, currency, locale),
  };
  const form = useForm(customerRules(part, locale), shown, `customer:${seen.id}:${part}`);
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
    <Form
      id={formId}
      data-slot="customer-edit"
      noValidate
      onSubmit={(event) =>
        form.submit(event, (checked) => {
          if (!isPending) props.onSave({ ...own, ...checked });
        })
      }
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
    </Form>
  );
}
