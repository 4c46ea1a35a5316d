import { useNavigate } from 'react-router';
import { CustomersScreen } from '../../components/customers/CustomersScreen';
import { CUSTOMERS_READ } from '../../domain/customers/customer-rules';
import { CUSTOMERS_LIST } from '../../domain/customers/customers-list';
import { queryIn } from '../../domain/list-address';
import { viewerAccess } from '../../domain/users/permission-access';
import { customersQuery } from '../../hooks/customers/customer-queries';
import { useCustomersScreen } from '../../hooks/customers/useCustomersScreen';
import { customersListMessages } from '../../messages/generated/en/customers';
import { useMessages } from '../../messages/messages';
import type { PageAhead } from '../area';
import { useListAddress } from '../list-address';
import { PageTitle } from '../PageTitle';
import { productsPaths } from '../products/paths';
import { useMoveAlert } from './useMoveAlert';

/** `/apps/customers`: the list, for those who have customers. */
export function CustomersPage() {
  const t = useMessages(customersListMessages);
  const navigate = useNavigate();
  const screen = useCustomersScreen({
    ...useListAddress(CUSTOMERS_LIST),
    onDone: useMoveAlert(),
    onBuying: () => void navigate(productsPaths.products),
  });
  return (
    <PageTitle title={t('listTitle')}>
      <CustomersScreen {...screen} />
    </PageTitle>
  );
}

CustomersPage.firstRead = ({ client, viewer, params }: PageAhead) =>
  viewerAccess(viewer, CUSTOMERS_READ).allowed
    ? customersQuery(client, queryIn(params, CUSTOMERS_LIST))
    : null;
