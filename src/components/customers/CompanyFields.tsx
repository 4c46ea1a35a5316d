import { CUSTOMER_TEXT_MAX } from '../../domain/customers/customer-form';
import {
  customersFactsMessages,
  customersFormMessages,
  customersListMessages,
} from '../../messages/generated/en/customers';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Select } from '../ui/Select';
import { TextField } from '../ui/TextField';
import type { CustomerFieldsProps } from './customer-fields';
import { customerFieldError } from './customer-form-words';
import { countryItems } from './place-items';

type Names = 'name' | 'country' | 'vatId' | 'level';

interface CompanyFieldsProps extends CustomerFieldsProps<Names> {
  /** Whether the customer may be a reseller; only then the type is asked for. @default false */
  canBeReseller?: boolean | undefined;
}

/** Name, address and type of a customer. */
export function CompanyFields(props: CompanyFieldsProps) {
  const { field, problems, isReadOnly, canBeReseller = false } = props;
  const t = useMessages(customersFormMessages);
  const tList = useMessages(customersListMessages);
  const tShared = useMessages(sharedFactsMessages);
  const tFacts = useMessages(customersFactsMessages);
  const locale = useMessagesLocale();
  const errorOf = (name: Names, code: string | undefined) =>
    customerFieldError(name, code, t) || problems[name];
  const { errorCode: nameError, ...name } = field('name');
  const { errorCode: countryError, value: country, ...ofCountry } = field('country');
  const { errorCode: vatError, ...vatId } = field('vatId');
  const level = field('level');

  return (
    <>
      <TextField
        {...name}
        label={tShared('columnName')}
        // Another company's address: the browser must not autofill the user's own.
        autoComplete="off"
        maxLength={CUSTOMER_TEXT_MAX.name}
        isRequired
        readOnly={isReadOnly}
        errorText={errorOf('name', nameError)}
      />
      <Select
        {...ofCountry}
        value={country || null}
        label={tList('country')}
        items={countryItems(locale)}
        description={t('countryHelp')}
        isRequired
        isDisabled={isReadOnly}
        errorText={errorOf('country', countryError)}
        onChange={(id) => ofCountry.onChange(id ?? '')}
      />
      <TextField
        {...vatId}
        label={tShared('optionalLabel', { label: tFacts('vatId') })}
        autoComplete="off"
        maxLength={CUSTOMER_TEXT_MAX.vatId}
        readOnly={isReadOnly}
        errorText={errorOf('vatId', vatError)}
      />
      {canBeReseller && (
        <Select
          name={level.name}
          value={level.value}
          label={t('level')}
          items={[
            { id: '0', label: t('levelCustomer'), description: t('levelCustomerText') },
            { id: '1', label: t('levelReseller'), description: t('levelResellerText') },
          ]}
          isDisabled={isReadOnly}
          errorText={problems.level}
          onChange={(id) => level.onChange(id ?? '0')}
        />
      )}
    </>
  );
}
