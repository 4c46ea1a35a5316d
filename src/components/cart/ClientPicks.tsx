import type { SelectClientScreenProps } from '../../contracts/cart';
import type { Customer } from '../../domain/customers/customer';
import { cartClientsMessages } from '../../messages/generated/en/cart';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { CheckIcon } from '../ui/icons';
import { PICKS } from './cart-css';

/** Props of {@link ClientPicks}. */
export interface ClientPicksProps
  extends Pick<SelectClientScreenProps, 'ownCompany' | 'recent' | 'chosen' | 'onToggle'> {
  /** Why one cannot buy for a customer, as a sentence; null where one can. */
  whyNot: (customer: Customer) => string | null;
}

const Root = styled('div')(layered(PICKS));

/** One's own company and those bought for lately, a press away. */
export function ClientPicks({ ownCompany, recent, chosen, whyNot, onToggle }: ClientPicksProps) {
  const t = useMessages(cartClientsMessages);
  const isChosen = (id: string) => chosen.some(({ customerId }) => customerId === id);
  const pick = (customer: Customer) => (
    <Button
      key={customer.id}
      size="sm"
      aria-pressed={isChosen(customer.id)}
      isDisabled={!isChosen(customer.id) && whyNot(customer) !== null}
      disabledReason={isChosen(customer.id) ? undefined : (whyNot(customer) ?? undefined)}
      onPress={() => onToggle(customer)}
    >
      {isChosen(customer.id) && <CheckIcon aria-hidden />}
      <bdi>{customer.name}</bdi>
    </Button>
  );
  return (
    <>
      {ownCompany && (
        <Root role="group" aria-label={t('ownCompany')}>
          <span>{t('ownCompany')}</span>
          {pick(ownCompany)}
        </Root>
      )}
      {recent.length > 0 && (
        <Root role="group" aria-label={t('recent')}>
          <span>{t('recent')}</span>
          {recent.map(pick)}
        </Root>
      )}
    </>
  );
}
