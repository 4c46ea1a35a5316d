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
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { FormDialog } from '../ui/FormDialog';
import { useActionWords } from './action-words';
import { RenewalFields } from './RenewalFields';

interface RenewalDrawerProps {
  subscription: Subscription;
  drawer: RenewalDrawerState;
}

/** Decides what happens at the renewal: whether there is one, and what is another from then on. */
export function RenewalDrawer({ subscription, drawer }: RenewalDrawerProps) {
  const t = useMessages(subscriptionChangesRenewalMessages);
  const tOutcome = useMessages(subscriptionChangesOutcomeMessages);
  const tLine = useMessages(cartLineMessages);
  const locale = useMessagesLocale();
  const words = useActionWords();
  const { draft, isPending, isChanged, failure, onChange, onClose } = drawer;
  const { renewsOn, scheduled } = subscription;
  if (renewsOn === null) return null;
  const change = (next: Partial<RenewalDraft>) => onChange({ ...draft, ...next });
  const description = draft.autoRenew
    ? t('renewsFor', { date: formatCivilDate(renewsOn, locale) })
    : t('endsFor', { date: formatCivilDate(lastDayOf(renewsOn), locale) });
  return (
    <FormDialog
      data-slot="renewal-drawer"
      kind="drawer"
      isOpen
      title={words('renewal')}
      description={subscription.friendlyName ?? subscription.productName}
      submit={t('save')}
      refusal={isChanged ? undefined : t('nothingChanged')}
      isPending={isPending}
      failure={failure}
      failedText={tLine('saveFailed')}
      onSubmit={() => isChanged && drawer.onSave()}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
