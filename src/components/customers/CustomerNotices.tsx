import { Suspense } from 'react';
import type { BuyForCustomer, CustomerEditing } from '../../contracts/customers';
import type { Customer } from '../../domain/customers/customer';
import {
  customersDetailMessages,
  customersEditMessages,
} from '../../messages/generated/en/customers';
import { useMessages } from '../../messages/messages';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { FormFailure } from '../ui/FormFailure';
import { lazyPart } from '../ui/lazy-part';

const CartQuestionDialog = lazyPart(
  async () => (await import('../shared/CartQuestionDialog')).CartQuestionDialog,
);

/** What prevents purchases for a customer, and the result of setting up a cart (commerce §3). */
export function CustomerNotices({
  customer,
  buy,
  editing,
}: {
  customer: Customer;
  buy: BuyForCustomer | null;
  editing: CustomerEditing;
}) {
  const tEdit = useMessages(customersEditMessages);
  const t = useMessages(customersDetailMessages);
  const { name, state } = customer;
  return (
    <>
      {state === 'suspended' && (
        <Banner tone="warning" announce="off" title={t('suspendedTitle')}>
          {t('suspendedText')}
        </Banner>
      )}
      {state === 'closed' && (
        <Banner announce="off" title={t('closedTitle')}>
          {t('closedText')}
        </Banner>
      )}
      {state === 'active' && customer.agreementAcceptedAt === null && (
        <Banner
          tone="warning"
          announce="off"
          title={t('noAgreementTitle')}
          actions={
            editing.access('agreement').allowed && (
              <Button size="sm" onPress={() => editing.onEdit('agreement')}>
                {tEdit('recordAgreement')}
              </Button>
            )
          }
        >
          {t('noAgreementText')}
        </Banner>
      )}
      <BuyNotices name={name} buy={buy} />
    </>
  );
}

/** The result of setting up a cart for the customer. */
export function BuyNotices({ name, buy }: { name: string; buy: BuyForCustomer | null }) {
  const t = useMessages(customersDetailMessages);
  return (
    <>
      {buy?.isCartChanged && (
        <Banner
          tone="warning"
          title={t('cartChanged')}
          actions={
            <Button size="sm" isPending={buy.isPending} onPress={buy.onBuy}>
              {t('buyNevertheless', { name })}
            </Button>
          }
        >
          {t('cartChangedText', { name })}
        </Banner>
      )}
      <FormFailure failure={buy?.failure} fallback={t('buyFailed')} />
      <Suspense fallback={null}>
        {buy?.question && <CartQuestionDialog question={buy.question} />}
      </Suspense>
    </>
  );
}
