import type { CustomerScreenProps } from '../../contracts/customers';
import type { Customer } from '../../domain/customers/customer';
import type { PriceList } from '../../domain/products/product';
import { customersPartsMessages } from '../../messages/generated/en/customers';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { FormFailure } from '../ui/FormFailure';
import { Link } from '../ui/Link';
import { useLinks } from '../ui/LinksProvider';

interface CustomerPriceListProps extends Pick<CustomerScreenProps, 'ownPrices'> {
  customer: Pick<Customer, 'name'>;
  priceList: PriceList;
}

const Root = styled('div')(
  layered(`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--plinth-space-3);
  margin-block-end: var(--plinth-space-4);
  & > p { margin: 0; min-inline-size: 0; overflow-wrap: anywhere; }
  & > [data-slot='form-error'] { flex: 1 0 100%; }
  `),
);

/** By which list a customer buys, and the way to prices of its own (workday §6). */
export function CustomerPriceList(props: CustomerPriceListProps) {
  const { priceList: priceListHref } = useLinks();
  const { customer, priceList, ownPrices } = props;
  const t = useMessages(customersPartsMessages);
  const href = priceListHref?.(priceList.id);
  const words = t('buysBy', { list: priceList.name });
  const ownWords = t('ownPrices', { customer: customer.name });
  return (
    <Root>
      <p>{href ? <Link href={href}>{words}</Link> : words}</p>
      {ownPrices && (
        <Button
          size="sm"
          isPending={ownPrices.isPending}
          onPress={() => ownPrices.onCreate(ownWords)}
        >
          {ownWords}
        </Button>
      )}
      {ownPrices && <FormFailure failure={ownPrices.failure} fallback={t('ownPricesFailed')} />}
    </Root>
  );
}
