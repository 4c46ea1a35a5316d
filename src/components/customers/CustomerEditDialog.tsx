import type { CustomerEditState } from '../../contracts/customers';
import { fieldsOf } from '../../domain/customers/customer-form';
import {
  customersEditMessages,
  customersMoveMessages,
} from '../../messages/generated/en/customers';
import { useMessages } from '../../messages/messages';
import { AlertDialog } from '../ui/AlertDialog';
import { FormFailure } from '../ui/FormFailure';
import { CustomerEditModal } from './CustomerEditModal';

/** The dialog to edit a part of a customer, or to record that the customer has agreed. */
export function CustomerEditDialog(props: CustomerEditState) {
  const { part } = props;
  return part === 'agreement' ? (
    <AgreementDialog {...props} />
  ) : (
    <CustomerEditModal {...props} part={part} />
  );
}

function AgreementDialog(props: CustomerEditState) {
  const { seen, newest, isPending, failure, onSave, onClose } = props;
  const t = useMessages(customersEditMessages);
  const tMove = useMessages(customersMoveMessages);
  const text = t('agreementText', { name: seen.name });
  return (
    <AlertDialog
      isOpen
      title={t('agreementTitle')}
      text={newest ? `${tMove('changedText')} ${text}` : text}
      confirmText={t('recordAgreement')}
      isPending={isPending}
      onConfirm={() => onSave(fieldsOf(seen))}
      onClose={onClose}
    >
      <FormFailure failure={failure} fallback={t('saveFailed')} />
    </AlertDialog>
  );
}
