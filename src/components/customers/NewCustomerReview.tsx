import type { NewCustomerScreenProps } from '../../contracts/customers';
import type { CustomerFormPart } from '../../domain/customers/customer-form';
import type { NewCustomerDraft, NewCustomerStep } from '../../domain/customers/new-customer';
import { stepBeside } from '../../domain/customers/new-customer';
import { formatMoney, fromDecimal } from '../../domain/money';
import { dataOr } from '../../domain/reading';
import {
  customersFactsMessages,
  customersFormMessages,
  customersListMessages,
  customersNewMessages,
} from '../../messages/generated/en/customers';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { uiStepsMessages, uiTypedMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { countryName } from '../ui/country-name';
import { type DescriptionItem, DescriptionList } from '../ui/DescriptionList';
import { FlushButton } from '../ui/FlushButton';
import { FormFailure } from '../ui/FormFailure';
import { CUSTOMER_FORM } from './customer-form-css';
import { currencyName } from './place-items';

interface ReviewProps extends NewCustomerScreenProps {
  draft: NewCustomerDraft;
  labels: Readonly<Record<NewCustomerStep, string>>;
}

const Form = styled('form')(
  layered(
    () => `
  ${CUSTOMER_FORM}
  & section > header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--plinth-space-2); }
  `,
  ),
);

/** The entered values by part, as facts. */
function useFacts({ draft, choices: { priceLists, canBeReseller } }: ReviewProps) {
  const t = useMessages(customersFormMessages);
  const tList = useMessages(customersListMessages);
  const tShared = useMessages(sharedFactsMessages);
  const tFacts = useMessages(customersFactsMessages);
  const locale = useMessagesLocale();
  const { currency } = draft;
  const fact = (id: string, term: string, text: string): DescriptionItem => ({
    id,
    term,
    value: text ? <bdi>{text}</bdi> : tFacts('notGiven'),
  });
  const amount = fromDecimal(draft.creditLimit, currency);
  const list = priceLists && dataOr(priceLists, []).find(({ id }) => id === draft.priceListId);
  const limit = amount === null ? tFacts('noLimit') : formatMoney({ amount, currency }, locale);
  const kind = t(draft.level === '1' ? 'levelReseller' : 'levelCustomer');
  const facts: Readonly<Record<CustomerFormPart, readonly DescriptionItem[]>> = {
    company: [
      fact('name', tShared('columnName'), draft.name),
      fact('country', tList('country'), countryName(draft.country, locale)),
      fact('vatId', tFacts('vatId'), draft.vatId),
      ...(canBeReseller ? [fact('level', t('level'), kind)] : []),
    ],
    billing: [
      fact('currency', tList('currency'), currencyName(currency, locale)),
      ...(priceLists ? [fact('priceList', tShared('columnList'), list?.name ?? '')] : []),
      fact('creditLimit', tFacts('creditLimit'), limit),
    ],
    contact: [
      fact('name', tShared('columnName'), draft.contactName),
      fact('email', tFacts('contactEmail'), draft.contactEmail),
      fact('phone', tFacts('contactPhone'), draft.contactPhone),
    ],
  };
  return facts;
}

const PARTS = ['company', 'billing', 'contact'] as const satisfies readonly CustomerFormPart[];

/** Review of a new customer before it is created. */
export function NewCustomerReview(props: ReviewProps) {
  const { draft, labels, isPending, failure } = props;
  const { onDraftChange, onStepChange, onCreate, onDiscard } = props;
  const t = useMessages(customersNewMessages);
  const tSteps = useMessages(uiStepsMessages);
  const tTyped = useMessages(uiTypedMessages);
  const facts = useFacts(props);
  return (
    <Form
      data-slot="new-customer-review"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onCreate();
      }}
    >
      {PARTS.map((part) => (
        <section key={part}>
          <header>
            <h2>{labels[part]}</h2>
            <FlushButton
              variant="ghost"
              size="sm"
              aria-label={t('changePart', { part: labels[part] })}
              isDisabled={isPending}
              onPress={() => onStepChange(part)}
            >
              {t('change')}
            </FlushButton>
          </header>
          <DescriptionList items={facts[part]} />
        </section>
      ))}
      <Checkbox
        label={t('acceptAgreement')}
        description={t('acceptAgreementText')}
        isSelected={draft.acceptsAgreement}
        isDisabled={isPending}
        onChange={(acceptsAgreement) => onDraftChange({ acceptsAgreement })}
      />
      <FormFailure failure={failure} fallback={t('createFailed')} />
      <Part as="div" data-slot="form-actions">
        <Button
          isDisabled={isPending}
          onPress={() => onStepChange(stepBeside('review', -1) ?? 'review')}
        >
          {tSteps('back')}
        </Button>
        <Button type="submit" variant="primary" isPending={isPending}>
          {t('addCustomer')}
        </Button>
        <Button variant="ghost" isDisabled={isPending} onPress={onDiscard}>
          {tTyped('discard')}
        </Button>
      </Part>
    </Form>
  );
}
