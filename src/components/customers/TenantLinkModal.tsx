import type { TenantDialog } from '../../contracts/customers';
import { linkDaysLeft } from '../../domain/customers/customer-tenants';
import {
  customersPartsMessages,
  customersTenantsMessages,
} from '../../messages/generated/en/customers';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Badge } from '../ui/Badge';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { CopyButton } from '../ui/CopyButton';
import { DescriptionList } from '../ui/DescriptionList';
import { FormFailure } from '../ui/FormFailure';
import { Modal } from '../ui/Modal';
import { MomentText } from '../ui/MomentText';
import { TextField } from '../ui/TextField';
import { tenantBadge } from './customer-words';

type LinkDialog = Extract<TenantDialog, { readonly type: 'link' }>;

interface TenantLinkModalProps extends LinkDialog {
  /** Names of vendors by id, as far as they have loaded. */
  vendors: ReadonlyMap<string, string>;
  /** The present time in milliseconds since 1970. */
  now: number;
}

const Body = styled('div')(
  layered('display: grid; gap: var(--plinth-space-4); min-inline-size: 0;'),
);

/** The link to accept the management of a tenant: to copy, and to send again. */
export function TenantLinkModal(props: TenantLinkModalProps) {
  const { tenant, vendors, now, isNew, isPending, failure, onResend, onClose } = props;
  const { requestUrl: url, requestExpiresAt: expiresAt } = tenant;
  const t = useMessages(customersTenantsMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tParts = useMessages(customersPartsMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const badge = tenantBadge(tenant.state, tParts);
  return (
    <Modal
      isOpen
      title={tenant.domain}
      description={url ? t('shareLink') : undefined}
      isCloseDisabled={isPending}
      onClose={onClose}
      footer={
        <>
          {onResend && (
            <Button isPending={isPending} onPress={onResend}>
              {t('resend')}
            </Button>
          )}
          <Button variant="primary" isDisabled={isPending} onPress={onClose}>
            {tFeedback('close')}
          </Button>
        </>
      }
    >
      <Body data-slot="tenant-link">
        {isNew && <Banner tone="success" title={t('linkMade')} />}
        {url && (
          <TextField
            label={t('link')}
            value={url}
            dir="ltr"
            errorText={props.isCopyRefused ? t('copyRefused') : ''}
            endSlot={
              <CopyButton
                size="sm"
                variant="ghost"
                label={t('copyLink')}
                isCopied={props.isCopied}
                onCopy={props.onCopy}
              />
            }
          />
        )}
        <DescriptionList
          items={[
            {
              id: 'state',
              term: tFacts('columnState'),
              value:
                typeof badge === 'string' ? badge : <Badge tone={badge.tone}>{badge.label}</Badge>,
            },
            {
              id: 'vendor',
              term: tParts('columnVendor'),
              value: tenant.vendorName ?? vendors.get(tenant.vendorId) ?? '—',
            },
            ...(expiresAt
              ? [
                  {
                    id: 'expiry',
                    term: tParts('columnLink'),
                    value: <MomentText instant={expiresAt} />,
                    note: t('daysLeft', { count: linkDaysLeft(expiresAt, now) }),
                  },
                ]
              : []),
          ]}
        />
        <FormFailure failure={failure} fallback={t('resendFailed')} />
      </Body>
    </Modal>
  );
}
