import { useState } from 'react';
import type { DomainCheck, TenantDialog, TenantVendor } from '../../contracts/customers';
import type { Customer } from '../../domain/customers/customer';
import { tenantTextOf } from '../../domain/customers/customer-tenants';
import { fieldTexts } from '../../domain/failure';
import { tenantRules } from '../../domain/forms/tenant';
import { dataOr } from '../../domain/reading';
import {
  customersPartsMessages,
  customersTenantsMessages,
} from '../../messages/generated/en/customers';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { ErrorState } from '../ui/ErrorState';
import { FailureReason } from '../ui/FailureReason';
import { FormDialog } from '../ui/FormDialog';
import { Select } from '../ui/Select';
import { Skeleton } from '../ui/Skeleton';
import { TextField } from '../ui/TextField';
import { useComposed } from '../ui/useComposed';
import { useForm } from '../ui/useForm';

/**
 * The result of checking a domain while it is typed, announced politely. That it is taken is shown
 * as the field's error instead.
 */
function DomainNotice({ check }: { check: DomainCheck }) {
  const t = useMessages(customersTenantsMessages);
  const texts = {
    none: '',
    taken: '',
    checking: t('checking'),
    free: check.status === 'free' ? t('free', { domain: check.domain }) : '',
    unknown: t('checkFailed'),
  } as const;
  return (
    <Part as="span" data-slot="field-notice" role="status">
      {texts[check.status]}
    </Part>
  );
}

const NONE: readonly TenantVendor[] = [];

type AddDialog = Extract<TenantDialog, { readonly type: 'add' }>;

/** Links an existing tenant or creates a new one (wire §4). */
export function TenantAddModal(props: AddDialog & { customer: Pick<Customer, 'id' | 'name'> }) {
  const { kind, customer, vendors, isPending, check, onTyped, onClose } = props;
  const t = useMessages(customersTenantsMessages);
  const tParts = useMessages(customersPartsMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const form = useForm(tenantRules(kind), { text: '' }, { draft: `tenant:${customer.id}:${kind}` });
  const { errorCode, onBlur, ...typed } = form.field('text');
  const choices = dataOr(vendors, NONE);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const vendorId = chosenId ?? choices[0]?.id ?? '';
  const vendor = choices.find(({ id }) => id === vendorId);
  const isNew = kind === 'new';
  const isTaken = check.status === 'taken';
  const field = isNew ? 'domainPrefix' : 'domain';
  const serverText = fieldTexts(props.failure ?? {}, [field]).fields[field];
  const ownError = errorCode && (isNew ? t('prefixInvalid') : t('domainInvalid'));
  const takenText = isTaken ? t('taken', { domain: check.domain }) : '';

  function change(text: string, id: string): void {
    typed.onChange(text);
    setChosenId(id);
    onTyped(tenantTextOf(text), id);
  }
  const typing = useComposed({ value: typed.value, onChange: (text) => change(text, vendorId) });
  return (
    <FormDialog
      data-slot="tenant-form"
      isOpen
      title={isNew ? t('makeTitle') : t('linkTenant')}
      description={t(isNew ? 'makeIntro' : 'linkIntro', { name: customer.name })}
      submit={isNew ? t('make') : t('askForLink')}
      refusal={isTaken ? t('takenReason') : vendors.status === 'ready' ? undefined : t('wait')}
      isPending={isPending}
      failure={serverText ? null : props.failure}
      failedText={t('addFailed')}
      onSubmit={(event) =>
        form.submit(event, ({ text }) => {
          if (!isTaken && vendorId) props.onSubmit(text, vendorId);
        })
      }
      onClose={onClose}
    >
      {vendors.status === 'failed' ? (
        <ErrorState
          headingLevel={3}
          title={t('vendorsFailed')}
          text={<FailureReason failure={vendors.failure} fallback={tFeedback('tryAgain')} />}
          onRetry={vendors.failure.retry}
          isRetrying={vendors.isRefreshing}
        />
      ) : vendors.status === 'ready' ? (
        <>
          {choices.length > 1 && (
            <Select
              label={tParts('columnVendor')}
              value={vendorId}
              items={choices.map(({ id, name }) => ({ id, label: name }))}
              isDisabled={isPending}
              onChange={(id) => change(typed.value, id ?? '')}
            />
          )}
          <TextField
            name="text"
            autoFocus
            label={isNew ? t('prefix') : t('domain')}
            description={isNew ? t('prefixHelp') : t('domainHelp', { vendor: vendor?.name ?? '' })}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            isRequired
            {...typing}
            readOnly={isPending}
            errorText={ownError || takenText || serverText}
            notice={<DomainNotice check={check} />}
            // An empty field that loses focus is not an error yet.
            onBlur={() => typed.value !== '' && onBlur()}
          />
        </>
      ) : (
        <Skeleton shape="block" height={120} />
      )}
    </FormDialog>
  );
}
