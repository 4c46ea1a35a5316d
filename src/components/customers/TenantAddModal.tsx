import { useId, useState } from 'react';
import type { DomainCheck, TenantDialog, TenantVendor } from '../../contracts/customers';
import { isTenantText, tenantTextOf } from '../../domain/customers/customer-tenants';
import { fieldTexts } from '../../domain/failure';
import { dataOr, failureOfReading } from '../../domain/reading';
import {
  customersPartsMessages,
  customersTenantsMessages,
} from '../../messages/generated/en/customers';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { CancelButton } from '../ui/CancelButton';
import { useDraft } from '../ui/drafts';
import { ErrorState } from '../ui/ErrorState';
import { FailureReason } from '../ui/FailureReason';
import { FormFailure } from '../ui/FormFailure';
import { Modal } from '../ui/Modal';
import { Select } from '../ui/Select';
import { Skeleton } from '../ui/Skeleton';
import { TextField } from '../ui/TextField';
import { useComposed } from '../ui/useComposed';
import { CUSTOMER_FORM } from './customer-form-css';

/**
 * What is known of a domain while it is typed, announced politely. That one is taken is the field's
 * error, and not said twice.
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

type AddDialog = Extract<TenantDialog, { readonly type: 'add' }>;

const Form = styled('form')(layered(() => CUSTOMER_FORM));

/** Asks for the link of a tenant that there is, or makes a new one (wire §4). */
export function TenantAddModal(props: AddDialog & { name: string }) {
  const { kind, name, vendors, isPending, check, onClose } = props;
  const t = useMessages(customersTenantsMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const formId = useId();
  const isNew = kind === 'new';
  const failure = failureOfReading(vendors);
  const isTaken = check.status === 'taken';
  return (
    <Modal
      isOpen
      title={isNew ? t('makeTitle') : t('linkTenant')}
      description={isNew ? t('makeIntro', { name }) : t('linkIntro', { name })}
      isCloseDisabled={isPending}
      onClose={onClose}
      footer={
        <>
          <CancelButton isPending={isPending} onPress={onClose} />
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isPending}
            isDisabled={!isPending && (vendors.status !== 'ready' || isTaken)}
            disabledReason={isTaken ? t('takenReason') : t('wait')}
          >
            {isNew ? t('make') : t('askForLink')}
          </Button>
        </>
      }
    >
      {failure && vendors.status === 'failed' ? (
        <ErrorState
          headingLevel={3}
          title={t('vendorsFailed')}
          text={<FailureReason failure={failure} fallback={tFeedback('tryAgain')} />}
          onRetry={failure.retry}
          isRetrying={vendors.isRefreshing}
        />
      ) : vendors.status === 'ready' ? (
        <AddForm {...props} formId={formId} choices={dataOr(vendors, [])} />
      ) : (
        <Skeleton shape="block" height={120} />
      )}
    </Modal>
  );
}

function AddForm(props: AddDialog & { formId: string; choices: readonly TenantVendor[] }) {
  const { formId, kind, choices, check, isPending, failure, onTyped, onSubmit } = props;
  const t = useMessages(customersTenantsMessages);
  const tParts = useMessages(customersPartsMessages);
  const [text, setText] = useDraft(`tenant:${kind}`, '');
  const [isLeft, setLeft] = useState(false);
  const [vendorId, setVendorId] = useState(choices[0]?.id ?? '');
  const isNew = kind === 'new';
  const field = isNew ? 'domainPrefix' : 'domain';
  const sent = tenantTextOf(text);
  const isFine = isTenantText(kind, sent);
  const server = failure ? fieldTexts(failure, [field]) : null;
  const ownError = isFine ? '' : isNew ? t('prefixInvalid') : t('domainInvalid');
  const takenText = check.status === 'taken' ? t('taken', { domain: check.domain }) : '';
  const vendor = choices.find(({ id }) => id === vendorId);

  function change(next: { readonly text?: string; readonly vendorId?: string }): void {
    const after = { text, vendorId, ...next };
    setText(after.text);
    setVendorId(after.vendorId);
    onTyped(tenantTextOf(after.text), after.vendorId);
  }

  const typing = useComposed({ value: text, onChange: (typed) => change({ text: typed }) });
  return (
    <Form
      id={formId}
      data-slot="tenant-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setLeft(true);
        const form = event.currentTarget;
        if (isPending || check.status === 'taken') return;
        if (isFine && vendorId) onSubmit(sent, vendorId);
        else form.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus();
      }}
    >
      {choices.length > 1 && (
        <Select
          label={tParts('columnVendor')}
          value={vendorId}
          items={choices.map(({ id, name }) => ({ id, label: name }))}
          isDisabled={isPending}
          onChange={(id) => change({ vendorId: id ?? '' })}
        />
      )}
      <TextField
        autoFocus
        name={field}
        label={isNew ? t('prefix') : t('domain')}
        description={isNew ? t('prefixHelp') : t('domainHelp', { vendor: vendor?.name ?? '' })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        isRequired
        {...typing}
        readOnly={isPending}
        errorText={(isLeft && ownError) || takenText || server?.fields[field]}
        notice={<DomainNotice check={check} />}
        onBlur={() => setLeft(text !== '')}
      />
      <FormFailure failure={server?.fields[field] ? null : failure} fallback={t('addFailed')} />
    </Form>
  );
}
