import type { SelectClientScreenProps } from '../../contracts/cart';
import { tenantOf } from '../../domain/cart/clients';
import type { Tenant } from '../../domain/customers/customer';
import { dataOr } from '../../domain/reading';
import { cartClientsMessages } from '../../messages/generated/en/cart';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { FormFailure } from '../ui/FormFailure';
import { IconButton } from '../ui/IconButton';
import { CloseIcon } from '../ui/icons';
import { Select } from '../ui/Select';
import { CHOSEN } from './cart-css';

export type ChosenClientsProps = Pick<SelectClientScreenProps, 'clients' | 'editing'>;

const Root = styled(Card)(layered(() => CHOSEN));

const NO_TENANTS: ReadonlyMap<string, readonly Tenant[]> = new Map();
/** Value of the item for no tenant; not an id. */
const NONE = 'none';

/** The selected customers, each with a tenant, and the button to continue. */
export function ChosenClients({ clients, editing }: ChosenClientsProps) {
  const { chosen, tenants, onDrop, onTenantChange } = clients;
  const { failure, isPending, onSave } = editing;
  const t = useMessages(cartClientsMessages);
  const tenantsByCustomer = dataOr(tenants, NO_TENANTS);
  const [only, ...more] = chosen;

  return (
    <Root role="region" data-bottom-bar="lg" aria-label={t('chosenTitle')}>
      <h2>{t('chosenTitle')}</h2>
      {chosen.length === 0 && <p>{t('chosenNone')}</p>}
      <ul>
        {chosen.map((client, index) => {
          const own = tenantsByCustomer.get(client.customerId) ?? [];
          return (
            // A customer can be listed once per tenant.
            <li key={`${client.customerId} ${client.tenantId}`}>
              <div>
                <bdi>{client.name}</bdi>
                <IconButton
                  size="sm"
                  label={t('dropClient', { name: client.name })}
                  isGuarded
                  onPress={() => onDrop(index)}
                >
                  <CloseIcon aria-hidden />
                </IconButton>
              </div>
              {own.length > 0 && (
                <Select
                  size="sm"
                  label={t('tenantOf', { name: client.name })}
                  value={tenantOf(client, own) ?? NONE}
                  items={[
                    { id: NONE, label: t('tenantNone') },
                    ...own.map(({ id, domain, state }) => ({
                      id,
                      label: domain,
                      description: state === 'active' ? undefined : t('tenantNotLinked'),
                    })),
                  ]}
                  onChange={(id) => onTenantChange(index, id === NONE ? null : id)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {tenants.status === 'failed' && (
        <FormFailure failure={tenants.failure} fallback={t('tenantsFailed')} />
      )}
      {failure && <FormFailure failure={failure} fallback={t('clientsSaveFailed')} />}
      <Button
        variant="primary"
        isPending={isPending}
        isDisabled={!only}
        disabledReason={only ? undefined : t('buyForNobody')}
        onPress={onSave}
      >
        {only && more.length === 0
          ? t('buyForOne', { name: only.name })
          : t('buyForMany', { count: chosen.length })}
      </Button>
    </Root>
  );
}
