import type { ParkedCartsState } from '../../contracts/cart';
import { PARKED_NAME_MAX } from '../../domain/cart/parked-cart';
import { parkCartRules } from '../../domain/forms/park-cart';
import { cartParkedMessages } from '../../messages/generated/en/cart';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { uiFormsMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { FormDialog } from '../ui/FormDialog';
import { TextField } from '../ui/TextField';
import { useForm } from '../ui/useForm';

/** Asks for an optional name for a saved cart. */
export function ParkCartModal({
  isPending,
  failure,
  onPark,
  onClose,
}: NonNullable<ParkedCartsState['naming']>) {
  const t = useMessages(cartParkedMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tForms = useMessages(uiFormsMessages);
  const form = useForm(parkCartRules, { name: '' });
  const { errorCode: _, ...name } = form.field('name');
  return (
    <FormDialog
      data-slot="park-cart-form"
      size="sm"
      isOpen
      title={t('parkTitle')}
      description={t('parkText')}
      submit={t('putAside')}
      isPending={isPending}
      failure={failure}
      onSubmit={(event) => form.submit(event, (values) => onPark(values.name))}
      onClose={onClose}
    >
      <TextField
        {...name}
        label={tFacts('optionalLabel', { label: t('parkName') })}
        autoFocus
        autoComplete="off"
        errorText={form.isValid ? undefined : tForms('tooLong', { max: PARKED_NAME_MAX })}
      />
    </FormDialog>
  );
}
