import { CUSTOMER_TEXT_MAX } from '../../domain/customers/customer-form';
import {
  customersFactsMessages,
  customersFormMessages,
} from '../../messages/generated/en/customers';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { TextField } from '../ui/TextField';
import type { CustomerFieldsProps } from './customer-fields';
import { customerFieldError } from './customer-form-words';

type Names = 'contactName' | 'contactEmail' | 'contactPhone';

/** The contact person of a customer. */
export function ContactFields({ field, problems, isReadOnly }: CustomerFieldsProps<Names>) {
  const t = useMessages(customersFormMessages);
  const tShared = useMessages(sharedFactsMessages);
  const tFacts = useMessages(customersFactsMessages);

  function texts(name: Names) {
    const { errorCode, ...rest } = field(name);
    return {
      ...rest,
      readOnly: isReadOnly,
      // Another person's data: the browser must not autofill the user's own.
      autoComplete: 'off',
      maxLength: CUSTOMER_TEXT_MAX[name],
      errorText: customerFieldError(name, errorCode, t) || problems[name],
    };
  }

  return (
    <>
      <TextField {...texts('contactName')} label={tShared('columnName')} isRequired />
      <TextField
        {...texts('contactEmail')}
        label={tFacts('contactEmail')}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
      />
      <TextField
        {...texts('contactPhone')}
        label={tShared('optionalLabel', { label: tFacts('contactPhone') })}
        type="tel"
        inputMode="tel"
      />
    </>
  );
}
