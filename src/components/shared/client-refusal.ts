import { CART_TARGETS_MAX } from '../../domain/cart/cart';
import type { ClientRefusal } from '../../domain/cart/clients';
import type { sharedClientsMessages } from '../../messages/generated/en/shared';
import type { Translate } from '../../messages/messages';

type T = Translate<(typeof sharedClientsMessages)['messages']>;

/** Why a customer cannot be bought for, as a sentence. */
export function clientRefusalWords(
  reason: ClientRefusal,
  customer: { readonly currency: string },
  currency: string | null,
  t: T,
): string {
  switch (reason) {
    case 'closed':
      return t('clientClosed');
    case 'suspended':
      return t('clientSuspended');
    case 'noAgreement':
      return t('clientNoAgreement');
    case 'otherCurrency':
      return t('clientCurrency', { currency: customer.currency, cart: currency ?? '' });
    case 'tooMany':
      return t('clientTooMany', { most: CART_TARGETS_MAX });
  }
}
