import { type FormEvent, useId, useState } from 'react';
import type { ParkedCartsState } from '../../contracts/cart';
import { PARKED_NAME_MAX } from '../../domain/cart/parked-cart';
import { cartLineMessages, cartParkedMessages } from '../../messages/generated/en/cart';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { CancelButton } from '../ui/CancelButton';
import { FormFailure } from '../ui/FormFailure';
import { Modal } from '../ui/Modal';
import { TextField } from '../ui/TextField';

const Form = styled('form')(
  layered(`
  display: grid;
  gap: var(--plinth-space-4);
  `),
);

/** Asks what a cart is to be called that is put aside; it needs no name. */
export function ParkCartModal({
  isPending,
  failure,
  onPark,
  onClose,
}: NonNullable<ParkedCartsState['naming']>) {
  const t = useMessages(cartParkedMessages);
  const tLine = useMessages(cartLineMessages);
  const formId = useId();
  const [name, setName] = useState('');
  const isTooLong = name.trim().length > PARKED_NAME_MAX;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isPending && !isTooLong) onPark(name.trim() || null);
  }
  return (
    <Modal
      size="sm"
      isOpen
      title={t('parkTitle')}
      description={t('parkText')}
      isCloseDisabled={isPending}
      onClose={onClose}
      footer={
        <>
          <CancelButton isPending={isPending} onPress={onClose} />
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {t('putAside')}
          </Button>
        </>
      }
    >
      <Form id={formId} data-slot="park-cart-form" noValidate onSubmit={submit}>
        <TextField
          label={t('parkName')}
          placeholder={tLine('ownNameHint')}
          autoFocus
          autoComplete="off"
          value={name}
          errorText={isTooLong ? tLine('tooLong', { max: PARKED_NAME_MAX }) : undefined}
          onChange={setName}
        />
        <FormFailure shouldFocus={false} failure={failure} />
      </Form>
    </Modal>
  );
}
