import type { TenantDialog } from '../../contracts/customers';
import { customersTenantsMessages } from '../../messages/generated/en/customers';
import { useMessages } from '../../messages/messages';
import { AlertDialog } from '../ui/AlertDialog';
import { FormFailure } from '../ui/FormFailure';

type RevokeDialog = Extract<TenantDialog, { readonly type: 'revoke' }>;

/** Explains the effect of withdrawing a link before it is confirmed. */
export function TenantRevokeDialog(props: RevokeDialog & { name: string }) {
  const { tenant, name, isPending, failure, onConfirm, onClose } = props;
  const t = useMessages(customersTenantsMessages);
  const { domain } = tenant;
  return (
    <AlertDialog
      isOpen
      tone="danger"
      title={t('revokeTitle', { domain })}
      text={
        tenant.state === 'active' ? t('revokeLinked', { domain, name }) : t('revokeAsked', { name })
      }
      confirmText={t('revoke')}
      isPending={isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <FormFailure failure={failure} fallback={t('revokeFailed')} />
    </AlertDialog>
  );
}
