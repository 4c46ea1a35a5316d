import { type FormEvent, useCallback, useRef, useState } from 'react';
import type { ProfileDetailsFormProps } from '../../contracts/users';
import { ALLOWED } from '../../domain/access';
import {
  displayNameFrom,
  type ProfileDetails,
  plainPhone,
  profileDetailsRules,
} from '../../domain/forms/profile';
import { sharedProfileMessages } from '../../messages/generated/en/shared';
import { uiFormsMessages } from '../../messages/generated/en/ui';
import { usersProfileMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { profileError } from '../shared/profile-error';
import { Button } from '../ui/Button';
import { FormFailure } from '../ui/FormFailure';
import { KEEP_FOCUS } from '../ui/keep-focus';
import { showErrors } from '../ui/show-errors';
import { TextField } from '../ui/TextField';
import { type FormField, useForm } from '../ui/useForm';
import { useRefusal } from '../ui/useRefusal';
import { useRefusedFields } from '../ui/useRefusedFields';
import { PROFILE_FORM } from './profile-form-css';

const NAMES = ['firstname', 'lastname', 'displayName', 'phoneNumber'] as const;

const Form = styled('form')(layered(() => PROFILE_FORM));

/** Whether the display name was set by hand; a derived one keeps following the names. */
function hasOwnDisplayName({ displayName, firstname, lastname }: ProfileDetails): boolean {
  return displayName !== '' && displayName !== displayNameFrom(firstname, lastname);
}

/** Whether two sets of details differ, ignoring surrounding whitespace and how a number is written. */
function differ(one: ProfileDetails, other: ProfileDetails): boolean {
  const plain = (of: ProfileDetails, name: keyof ProfileDetails) =>
    name === 'phoneNumber' ? plainPhone(of[name]) : of[name].trim();
  return NAMES.some((name) => plain(one, name) !== plain(other, name));
}

function typedIn(form: HTMLFormElement): ProfileDetails {
  const filled = new FormData(form);
  const text = (name: keyof ProfileDetails) => String(filled.get(name) ?? '');
  return {
    firstname: text('firstname'),
    lastname: text('lastname'),
    displayName: text('displayName'),
    phoneNumber: text('phoneNumber'),
  };
}

/** Edits a user's names and phone number (specification §2.2, rules of §5). */
export function ProfileDetailsForm({
  values,
  email,
  isOwn,
  isPending,
  refusal: refusedToAll,
  access = ALLOWED,
  failure,
  onSubmit,
  onUnsavedChange,
}: ProfileDetailsFormProps) {
  const t = useMessages(usersProfileMessages);
  const tForms = useMessages(uiFormsMessages);
  const denied = useRefusal()(access);
  const refusal = refusedToAll ?? denied.disabledReason;
  const tProfile = useMessages(sharedProfileMessages);
  const form = useForm(profileDetailsRules(), values, {
    draft: email === undefined ? null : `profile:${email}`,
    onKept: () => onUnsavedChange(true),
    isPending,
  });
  const refused = useRefusedFields(form, failure);
  const [saved, setSaved] = useState(values);
  const [isDisplayNameOwn, setDisplayNameOwn] = useState(hasOwnDisplayName(values));
  if (differ(saved, values)) {
    setSaved(values);
    // Shows the values as saved: trimmed, with plain digits.
    const { checked } = form;
    const isSaved = checked.valid && !differ(checked.values, values);
    if (isSaved || !differ(form.values, saved)) form.reset(values);
  }
  const isChanged = differ(form.values, values);
  // Where nobody may save, the button says why.
  const isShown = isChanged || isPending || refusal !== undefined;
  const buttons = useRef<HTMLElement>(null);
  /** The buttons disappear when all is saved or discarded; the focus stays in the section. */
  const keepFocus = useCallback((element: HTMLElement | null) => {
    const before = buttons.current;
    buttons.current = element;
    if (element || !before?.matches(':focus-within')) return;
    before.closest('section')?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, []);
  const first = form.field('firstname');
  const last = form.field('lastname');
  const display = form.field('displayName');

  function suggest(firstname: string, lastname: string): void {
    if (!isDisplayNameOwn) display.onChange(displayNameFrom(firstname, lastname));
  }

  function texts({ errorCode, ...rest }: FormField<keyof ProfileDetails>, autoComplete: string) {
    const code = profileError(errorCode);
    return {
      ...rest,
      errorText: code ? tProfile(code) : refused.textOf(rest.name),
      isRequired: true,
      readOnly: isPending || refusal !== undefined,
      autoComplete: isOwn ? autoComplete : 'off',
    };
  }

  return (
    <Form
      data-slot="profile-details-form"
      noValidate
      onChange={({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
        const typed = typedIn(currentTarget);
        const { firstname, lastname } = typed;
        // The suggestion is not in the DOM yet.
        const isSuggested =
          !isDisplayNameOwn && target !== currentTarget.elements.namedItem(display.name);
        const displayName = isSuggested ? displayNameFrom(firstname, lastname) : typed.displayName;
        onUnsavedChange(differ({ ...typed, displayName }, values));
      }}
      onSubmit={(event) => form.submit(event, onSubmit)}
    >
      <Part as="div" data-slot="form-pair">
        <TextField
          {...texts(first, 'given-name')}
          label={tProfile('profileFirstName')}
          onChange={(value) => {
            first.onChange(value);
            suggest(value, last.value);
          }}
        />
        <TextField
          {...texts(last, 'family-name')}
          label={tProfile('profileLastName')}
          onChange={(value) => {
            last.onChange(value);
            suggest(first.value, value);
          }}
        />
      </Part>
      <Part as="div" data-slot="form-pair">
        <TextField
          {...texts(display, 'nickname')}
          label={tProfile('profileDisplayName')}
          description={tProfile('profileDisplayNameHelp')}
          onChange={(value) => {
            setDisplayNameOwn(true);
            display.onChange(value);
          }}
        />
        <TextField
          {...texts(form.field('phoneNumber'), 'tel')}
          label={tProfile('profilePhone')}
          description={tProfile('profilePhoneHelp')}
          type="tel"
          inputMode="tel"
        />
      </Part>
      <FormFailure failure={refused.failure} fallback={t('detailsFailed')} />
      <Part as="div" data-slot="save-bar" data-shown={isShown || undefined}>
        <p role="status">{isChanged && t('detailsChanged')}</p>
        {isShown && (
          <span ref={keepFocus}>
            <Button
              {...KEEP_FOCUS}
              variant="ghost"
              isDisabled={isPending || !isChanged}
              disabledReason={t(isPending ? 'detailsWait' : 'detailsUnchanged')}
              onPress={() => {
                form.reset(values);
                setDisplayNameOwn(hasOwnDisplayName(values));
                onUnsavedChange(false);
              }}
            >
              {t('detailsDiscard')}
            </Button>
            <Button
              type="submit"
              variant="primary"
              isPending={isPending}
              isDisabled={!isPending && (refusal !== undefined || !(isChanged && form.isValid))}
              disabledReason={refusal ?? (isChanged ? tForms('fillIn') : t('detailsUnchanged'))}
              onWhy={denied.onWhy ?? (isChanged ? showErrors : undefined)}
            >
              {t('detailsSave')}
            </Button>
          </span>
        )}
      </Part>
    </Form>
  );
}
