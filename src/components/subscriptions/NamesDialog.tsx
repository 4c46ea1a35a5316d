import type { NamesDialogState } from '../../contracts/subscriptions';
import { FRIENDLY_NAME_MAX } from '../../domain/cart/cart';
import { namesRules } from '../../domain/forms/names';
import type { Subscription } from '../../domain/subscriptions/subscription';
import { sharedFactsMessages, sharedWritesMessages } from '../../messages/generated/en/shared';
import {
  subscriptionsFactsMessages,
  subscriptionsOutcomeMessages,
  subscriptionsRenewalMessages,
} from '../../messages/generated/en/subscriptions';
import { uiFormsMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Banner } from '../ui/Banner';
import { FormDialog } from '../ui/FormDialog';
import { TextField } from '../ui/TextField';
import { useForm } from '../ui/useForm';
import { useActionWords } from './action-words';

interface NamesDialogProps {
  subscription: Subscription;
  dialog: NamesDialogState;
}

/** Edits a subscription's own name and project. */
export function NamesDialog({ subscription, dialog }: NamesDialogProps) {
  const { isPending, failure, onSave, onClose } = dialog;
  const tShared = useMessages(sharedFactsMessages);
  const tForms = useMessages(uiFormsMessages);
  const tWrites = useMessages(sharedWritesMessages);
  const tFacts = useMessages(subscriptionsFactsMessages);
  const tOutcome = useMessages(subscriptionsOutcomeMessages);
  const t = useMessages(subscriptionsRenewalMessages);
  const words = useActionWords();
  const { friendlyName, project } = subscription;
  const form = useForm(
    namesRules,
    { friendlyName: friendlyName ?? '', project: project ?? '' },
    { draft: `names:${subscription.id}` },
  );
  const field = (name: 'friendlyName' | 'project') => {
    const { errorCode, ...given } = form.field(name);
    return {
      ...given,
      errorText: errorCode && tForms('tooLong', { max: FRIENDLY_NAME_MAX }),
      maxLength: FRIENDLY_NAME_MAX,
      readOnly: isPending,
      autoComplete: 'off',
    };
  };
  return (
    <FormDialog
      data-slot="names-dialog"
      isOpen
      title={words('rename')}
      description={subscription.productName}
      hasTyped={form.isOlder}
      submit={t('save')}
      isPending={isPending}
      failure={failure}
      failedText={tWrites('saveFailed')}
      onSubmit={(event) => form.submit(event, onSave)}
      onClose={onClose}
    >
      {dialog.isChangedElsewhere && (
        <Banner tone="warning" announce="assertive" title={tOutcome('changedElsewhere')}>
          {tOutcome('changedElsewhereText')}
        </Banner>
      )}
      <TextField {...field('friendlyName')} autoFocus label={tShared('ownName')} />
      <TextField {...field('project')} label={tFacts('projectName')} />
    </FormDialog>
  );
}
