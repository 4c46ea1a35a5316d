import { useState } from 'react';
import {
  type Cart,
  type CartLine,
  type CartLineChoice,
  FRIENDLY_NAME_MAX,
} from '../../domain/cart/cart';
import { cartFieldId } from '../../domain/cart/issue-fix';
import type { QuoteLine } from '../../domain/cart/quote';
import { isDomainPrefix } from '../../domain/customers/customer-tenants';
import { lastDayOf } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import { cartEndDatesMessages, cartLineMessages } from '../../messages/generated/en/cart';
import { sharedFactsMessages } from '../../messages/generated/en/shared';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { ChevronDownIcon } from '../ui/icons';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import type { CheckoutEditing } from './CheckoutTable';
import { EndDateSelect } from './EndDateSelect';
import { LineTerms } from './LineAmounts';
import { SavedTextField } from './SavedTextField';

interface LineOptionsProps {
  line: CartLine;
  targets: Cart['targets'];
  editing: CheckoutEditing;
  /** The changes that failed to save, and why. */
  failed: { readonly changes: Partial<CartLineChoice>; readonly text: string } | null;
  /** The plan in words. */
  plan: string;
  /** The price for the first customer. @default not known */
  first: QuoteLine | undefined;
}

/**
 * What is set less often on a line: when its first term ends, the buyer's name for it, the domain of
 * a new tenant. The plan in words opens it. A native element, so that a field can be focused by its
 * address.
 */
export function LineOptions({ line, targets, editing, failed, plan, first }: LineOptionsProps) {
  const t = useMessages(cartLineMessages);
  const tFacts = useMessages(sharedFactsMessages);
  const tEnd = useMessages(cartEndDatesMessages);
  const locale = useMessagesLocale();
  const { lines, isReadOnly } = editing;
  const { id, friendlyName, domainPrefix, endsOn } = line;
  const needsDomain =
    line.needsTenant &&
    (domainPrefix !== null || targets.some(({ tenantId }) => tenantId === null));
  const [startsOpen] = useState(needsDomain && domainPrefix === null);
  const errorOf = (field: keyof CartLineChoice) =>
    failed && field in failed.changes ? failed.text : undefined;
  const end = endsOn && `${tEnd('firstTermEnds')}: ${formatCivilDate(lastDayOf(endsOn), locale)}`;

  return (
    <Part as="details" data-slot="line-options" open={startsOpen}>
      <summary>
        <span>{[plan, end, friendlyName].filter(Boolean).join(' · ')}</span>
        <VisuallyHidden>{t('options')}</VisuallyHidden>
        <ChevronDownIcon aria-hidden />
      </summary>
      <Part as="div" data-slot="line-fields">
        {line.term !== 'none' && (
          <div id={cartFieldId(id, 'endsOn')}>
            <EndDateSelect
              line={line}
              endDates={lines.endDates?.line.id === id ? lines.endDates : null}
              isDisabled={isReadOnly || targets.length === 0}
              onOpenChange={(isOpen) => lines.onEndDates(isOpen ? id : null)}
              onChange={(next) => lines.onChange(id, { endsOn: next })}
            />
          </div>
        )}
        <SavedTextField
          id={cartFieldId(id, 'friendlyName')}
          label={tFacts('optionalLabel', { label: tFacts('ownName') })}
          saved={friendlyName}
          maxLength={FRIENDLY_NAME_MAX}
          isDisabled={isReadOnly}
          errorText={errorOf('friendlyName')}
          onSave={(text) => lines.onChange(id, { friendlyName: text })}
        />
        {needsDomain && (
          <SavedTextField
            id={cartFieldId(id, 'domainPrefix')}
            label={t('domainPrefix')}
            description={t('domainPrefixHint')}
            saved={domainPrefix}
            isDisabled={isReadOnly}
            errorText={errorOf('domainPrefix')}
            refuse={(text) => (isDomainPrefix(text) ? undefined : t('domainPrefixInvalid'))}
            onSave={(text) => lines.onChange(id, { domainPrefix: text })}
          />
        )}
        {first && <LineTerms line={line} charge={first} />}
      </Part>
    </Part>
  );
}
