import { type FormEvent, useId } from 'react';
import type { NamesDialogState } from '../../contracts/subscriptions';
import { FRIENDLY_NAME_MAX } from '../../domain/cart/cart';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { cartLineMessages } from '../../messages/generated/en/cart';
import { subscriptionFactsMessages } from '../../messages/generated/en/subscription';
import {
  subscriptionChangesOutcomeMessages,
  subscriptionChangesRenewalMessages,
} from '../../messages/generated/en/subscription-changes';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { CancelButton } from '../ui/CancelButton';
import { useDraft } from '../ui/drafts';
import { FormFailure } from '../ui/FormFailure';
import { Modal } from '../ui/Modal';
import { TextField } from '../ui/TextField';
import { useActionWords } from './action-words';
import { DRAWER_PARTS } from './drawer-css';

interface NamesDialogProps {
  subscription: Subscription;
  dialog: NamesDialogState;
}

const Parts = styled('form')(layered(DRAWER_PARTS));

/** What its owner calls a subscription, and the project that they count it to. */
export function NamesDialog({ subscription, dialog }: NamesDialogProps) {
  const { isPending, failure, onSave, onClose } = dialog;
  const tLine = useMessages(cartLineMessages);
  const tFacts = useMessages(subscriptionFactsMessages);
  const tOutcome = useMessages(subscriptionChangesOutcomeMessages);
  const t = useMessages(subscriptionChangesRenewalMessages);
  const words = useActionWords();
  const formId = useId();
  const draft = `names:${subscription.id}`;
  const [friendlyName, setName, isOlder] = useDraft(
    `${draft}:own`,
    subscription.friendlyName ?? '',
  );
  const [project, setProject] = useDraft(`${draft}:project`, subscription.project ?? '');
  function save(event: FormEvent): void {
    event.preventDefault();
    if (isPending) return;
    onSave({ friendlyName: friendlyName.trim() || null, project: project.trim() || null });
  }
  const field = { maxLength: FRIENDLY_NAME_MAX, readOnly: isPending, autoComplete: 'off' } as const;
  return (
    <Modal
      isOpen
      title={words('rename')}
      description={subscription.productName}
      isCloseDisabled={isPending}
      hasTyped={isOlder}
      onClose={onClose}
      footer={
        <>
          <CancelButton isPending={isPending} onPress={onClose} />
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <Parts id={formId} data-slot="names-dialog" noValidate onSubmit={save}>
        {dialog.isChangedElsewhere && (
          <Banner tone="warning" announce="assertive" title={tOutcome('changedElsewhere')}>
            {tOutcome('changedElsewhereText')}
          </Banner>
        )}
        <TextField
          {...field}
          autoFocus
          label={tLine('ownName')}
          value={friendlyName}
          onChange={setName}
        />
        <TextField {...field} label={tFacts('projectName')} value={project} onChange={setProject} />
        <FormFailure failure={failure} fallback={tLine('saveFailed')} />
      </Parts>
    </Modal>
  );
}
