import type { AddUsersModalProps } from '../../contracts/roles';
import { addUsersRules } from '../../domain/forms/role';
import { SEARCH_MAX_LENGTH } from '../../domain/list-query';
import { isSameUser } from '../../domain/users/user-actions';
import { validate } from '../../domain/validate';
import { rolesSharedMessages, rolesUsersMessages } from '../../messages/generated/en/roles';
import { sharedRolesMessages } from '../../messages/generated/en/shared';
import { uiFailureMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { FormDialog } from '../ui/FormDialog';
import { FormError } from '../ui/FormError';
import { NeededPermission } from '../ui/NeededPermission';
import { SearchField } from '../ui/SearchField';
import { AddUsersList } from './AddUsersList';

const Body = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-4);
  /* Always visible, however long the list is. */
  & > [data-slot='banner'] { position: sticky; inset-block-end: 0; }
  & [data-slot='add-users-failed'] { display: block; font-weight: 600; }
  & [data-slot='add-users-failed'] ~ span { display: block; }
  `),
);

/** Searches users and adds them to a role (specification §2.8, rules of §5, results of §8). */
export function AddUsersModal(props: AddUsersModalProps) {
  const { isPending, chosen, failure, candidates, giver, search, addedCount = 0 } = props;
  // The list holds the selection, because it removes users that have been added meanwhile.
  const checked = validate(addUsersRules, { emails: chosen.map(({ email }) => email) });
  const isOwn = giver ? chosen.some((user) => isSameUser(giver, user)) : false;
  const t = useMessages(rolesUsersMessages);
  const tShared = useMessages(rolesSharedMessages);
  const tRoles = useMessages(sharedRolesMessages);
  const tFailure = useMessages(uiFailureMessages);
  return (
    <FormDialog
      data-slot="add-users-form"
      title={tShared('addUsersToRole')}
      description={t('addText')}
      isOpen={props.isOpen}
      submit={t('addSelected')}
      refusal={checked.valid ? undefined : t('addNobody')}
      isPending={isPending}
      onSubmit={() => checked.valid && props.onAdd(checked.values.emails)}
      onClose={props.onClose}
      beside={
        <Body data-slot="add-users">
          <SearchField
            autoFocus
            label={t('addSearch')}
            placeholder={t('addPlaceholder')}
            maxLength={SEARCH_MAX_LENGTH}
            value={search.text}
            onChange={search.onTextChange}
            hint={search.isTooShort ? t('addTooShort') : undefined}
            isBusy={candidates.status === 'ready' && candidates.isRefreshing === true}
            readOnly={isPending}
          />
          <AddUsersList {...props} />
          {isOwn && giver?.roleName && (
            <Banner tone="warning" title={tRoles('ownRoleGoes', { role: giver.roleName })}>
              {tRoles('ownRoleGoesText')}
            </Banner>
          )}
          <FormError>
            {failure && !isPending && (
              <>
                <Part as="span" data-slot="add-users-failed">
                  {tFailure('failed')}
                </Part>
                {failure.serverMessage && <span dir="auto">{failure.serverMessage}</span>}
                <NeededPermission failure={failure} text={failure.serverMessage} />
                {addedCount > 0 && <span>{t('addPartly', { count: addedCount })}</span>}
              </>
            )}
          </FormError>
        </Body>
      }
    />
  );
}
