import type { DomainCheck } from '../../contracts/customers';
import { customersTenantsMessages } from '../../messages/generated/en/customers';
import { useMessages } from '../../messages/messages';
import { Part } from '../../theme/Part';

/**
 * What is known of a domain while it is typed, announced politely. That one is taken is the field's
 * error, and not said twice.
 */
export function DomainNotice({ check }: { check: DomainCheck }) {
  const t = useMessages(customersTenantsMessages);
  const texts = {
    none: '',
    taken: '',
    checking: t('checking'),
    free: check.status === 'free' ? t('free', { domain: check.domain }) : '',
    unknown: t('checkFailed'),
  } as const;
  return (
    <Part as="span" data-slot="field-notice" role="status">
      {texts[check.status]}
    </Part>
  );
}
