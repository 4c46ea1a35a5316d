import { type FormEvent, useId } from 'react';
import type { RenewalDrawerState } from '../../contracts/subscriptions';
import type { RenewalDraft } from '../../domain/subscriptions/renewal';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { lastDayOf } from '../../domain/time/civil-date';
import { formatCivilDate } from '../../domain/time/civil-format';
import { cartLineMessages } from '../../messages/generated/en/cart';
import {
  subscriptionChangesOutcomeMessages,
  subscriptionChangesRenewalMessages,
} from '../../messages/generated/en/subscription-changes';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { CancelButton } from '../ui/CancelButton';
import { Checkbox } from '../ui/Checkbox';
import { Drawer } from '../ui/Drawer';
import { FormFailure } from '../ui/FormFailure';
import { useActionWords } from './action-words';
import { DRAWER_PARTS } from './drawer-css';
import { RenewalFields } from './RenewalFields';

interface RenewalDrawerProps {
  subscription: Subscription;
  drawer: RenewalDrawerState;
}

const Parts = styled('form')(layered(DRAWER_PARTS));

/** Decides what happens at the renewal: whether there is one, and what is another from then on. */
export function RenewalDrawer({ subscription, drawer }: RenewalDrawerProps) {
  const t = useMessages(subscriptionChangesRenewalMessages);
  const tOutcome = useMessages(subscriptionChangesOutcomeMessages);
  const tLine = useMessages(cartLineMessages);
  const locale = useMessagesLocale();
  const words = useActionWords();
  const formId = useId();
  const { draft, isPending, isChanged, failure, onChange, onClose } = drawer;
  const { renewsOn, scheduled } = subscription;
  if (renewsOn === null) return null;
  const change = (next: Partial<RenewalDraft>) => onChange({ ...draft, ...next });
  function save(event: FormEvent): void {
    event.preventDefault();
    if (isChanged && !isPending) drawer.onSave();
  }
  const description = draft.autoRenew
    ? t('renewsFor', { date: formatCivilDate(renewsOn, locale) })
    : t('endsFor', { date: formatCivilDate(lastDayOf(renewsOn), locale) });
  return (
    <Drawer
      isOpen
      title={words('renewal')}
      description={subscription.friendlyName ?? subscription.productName}
      isCloseDisabled={isPending}
      onClose={onClose}
      footer={
        <>
          <CancelButton isPending={isPending} onPress={onClose} />
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isPending}
            isDisabled={!isPending && !isChanged}
            disabledReason={isPending || isChanged ? undefined : t('nothingChanged')}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <Parts id={formId} data-slot="renewal-drawer" noValidate onSubmit={save}>
        {drawer.isChangedElsewhere && (
          <Banner tone="warning" announce="assertive" title={tOutcome('changedElsewhere')}>
            {tOutcome('changedElsewhereText')}
          </Banner>
        )}
        <Checkbox
          label={t('autoRenew')}
          description={description}
          isSelected={draft.autoRenew}
          isDisabled={isPending}
          onChange={(autoRenew) => change({ autoRenew })}
        />
        {draft.autoRenew ? (
          <RenewalFields subscription={subscription} drawer={drawer} onChange={change} />
        ) : (
          scheduled !== null && <Banner tone="warning" title={t('offDeletes')} />
        )}
        {scheduled !== null && draft.autoRenew && (
          <Button isDisabled={isPending} onPress={drawer.onDeleteScheduled}>
            {t('deleteScheduled')}
          </Button>
        )}
        <FormFailure failure={failure} fallback={tLine('saveFailed')} />
      </Parts>
    </Drawer>
  );
}
