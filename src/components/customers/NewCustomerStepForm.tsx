import type { NewCustomerScreenProps } from '../../contracts/customers';
import {
  CUSTOMER_FORM_PARTS,
  type CustomerField,
  type CustomerFields,
} from '../../domain/customers/customer-form';
import {
  isDraftEmpty,
  type NewCustomerDraft,
  type NewCustomerStep,
  stepBeside,
} from '../../domain/customers/new-customer';
import { customerRules } from '../../domain/forms/customer';
import type { PriceList } from '../../domain/products/product';
import { dataOr } from '../../domain/reading';
import { keptAmount, offeredAmount } from '../../domain/text/typed-amount';
import { customersNewMessages } from '../../messages/generated/en/customers';
import { uiStepsMessages, uiTypedMessages } from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { FormError } from '../ui/FormError';
import { type FormField, useForm } from '../ui/useForm';
import { BillingFields } from './BillingFields';
import { CompanyFields } from './CompanyFields';
import { ContactFields } from './ContactFields';
import { CUSTOMER_FORM } from './customer-form-css';

const NO_LISTS: readonly PriceList[] = [];

type FormPart = Exclude<NewCustomerStep, 'review'>;

interface StepFormProps {
  /** The page that the step belongs to. */
  screen: NewCustomerScreenProps;
  draft: NewCustomerDraft;
  part: FormPart;
  title: string;
}

const Form = styled('form')(layered(() => CUSTOMER_FORM));

/** Initial values of a part's fields, from the draft. */
function startOf(
  part: FormPart,
  draft: NewCustomerDraft,
  locale: string,
): Record<CustomerField, string> {
  const names: readonly CustomerField[] = CUSTOMER_FORM_PARTS[part];
  const creditLimit = offeredAmount(draft.creditLimit, draft.currency, locale);
  const initial: NewCustomerDraft = { ...draft, creditLimit };
  const texts = Object.fromEntries(names.map((name) => [name, initial[name]]));
  return texts as Record<CustomerField, string>;
}

/** The suggested price list, if the currency was selected before the lists had loaded. */
function suggestedList(
  part: FormPart,
  { currency, priceListId }: NewCustomerDraft,
  lists: readonly PriceList[],
): Partial<Pick<NewCustomerDraft, 'priceListId'>> {
  if (part !== 'billing' || priceListId !== '') return {};
  return { priceListId: lists.find((list) => list.currency === currency)?.id ?? '' };
}

/** A step of the form for a new customer. */
export function NewCustomerStepForm(props: StepFormProps) {
  const { screen, part, title, draft } = props;
  const { problems, choices, isPending, onDraftChange, onStepChange, onDiscard } = screen;
  const { priceLists, canBeReseller, ownCurrency } = choices;
  const t = useMessages(customersNewMessages);
  const tSteps = useMessages(uiStepsMessages);
  const tTyped = useMessages(uiTypedMessages);
  const locale = useMessagesLocale();
  const form = useForm(customerRules(part, locale), startOf(part, draft, locale));
  const lists = priceLists ? dataOr(priceLists, NO_LISTS) : NO_LISTS;
  const before = stepBeside(part, -1);
  const next = stepBeside(part, 1);
  const names: readonly CustomerField[] = CUSTOMER_FORM_PARTS[part];
  const isRefused = names.some((name) => problems[name] !== undefined);

  /** A change as the draft stores it: amounts as decimal strings, in the draft's currency. */
  function kept(name: CustomerField, value: string): Partial<CustomerFields> {
    const typed: NewCustomerDraft = { ...draft, ...form.values, [name]: value };
    const { creditLimit, currency } = typed;
    if (name === 'creditLimit') return { creditLimit: keptAmount(creditLimit, currency, locale) };
    return name === 'currency' && form.values.creditLimit
      ? { currency, creditLimit: keptAmount(creditLimit, currency, locale) }
      : { [name]: value };
  }

  function field<Name extends CustomerField>(name: Name): FormField<Name> {
    const own = form.field(name);
    return {
      ...own,
      name,
      onChange(value) {
        own.onChange(value);
        onDraftChange(kept(name, value));
      },
    };
  }
  const fields = { field, problems, isReadOnly: isPending };

  return (
    <Form
      data-slot="new-customer-form"
      noValidate
      onSubmit={(event) =>
        form.submit(event, (checked) => {
          onDraftChange({ ...checked, ...suggestedList(part, draft, lists) });
          if (next) onStepChange(next);
        })
      }
    >
      <h2>{title}</h2>
      <FormError>{isRefused ? t('refused') : ''}</FormError>
      {part === 'company' && <CompanyFields {...fields} canBeReseller={canBeReseller} />}
      {part === 'billing' && (
        <BillingFields {...fields} priceLists={priceLists} ownCurrency={ownCurrency ?? undefined} />
      )}
      {part === 'contact' && <ContactFields {...fields} />}
      <Part as="div" data-slot="form-actions">
        {before && <Button onPress={() => onStepChange(before)}>{tSteps('back')}</Button>}
        <Button type="submit" variant="primary">
          {t('next')}
        </Button>
        {!isDraftEmpty(draft) && (
          <Button variant="ghost" onPress={onDiscard}>
            {tTyped('discard')}
          </Button>
        )}
      </Part>
    </Form>
  );
}
