import { useNavigate } from 'react-router';
import { CustomersScreen } from '../../components/customers/CustomersScreen';
import { CUSTOMERS_LIST } from '../../domain/customers/customers-list';
import { useCustomersScreen } from '../../hooks/customers/useCustomersScreen';
import { customersListMessages } from '../../messages/generated/en/customers';
import { useMessages } from '../../messages/messages';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';
import { productsPaths } from '../products/paths';
import { customerPath, customersPaths } from './paths';
import { useMoveAlert } from './useMoveAlert';

/** `/apps/customers`: the list, for those who have customers. */
export function CustomersPage() {
  const t = useMessages(customersListMessages);
  const navigate = useNavigate();
  const screen = useCustomersScreen({
    ...useListAddress(CUSTOMERS_LIST),
    customerHref: customerPath,
    newCustomerHref: customersPaths.newCustomer,
    onDone: useMoveAlert(),
    onBuying: () => void navigate(productsPaths.products),
  });
  return (
    <PageTitle title={t('listTitle')}>
      <CustomersScreen {...screen} />
    </PageTitle>
  );
}
