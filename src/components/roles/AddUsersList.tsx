import type { AddUsersModalProps } from '../../contracts/roles';
import type { RoleCandidate } from '../../domain/roles/role-users';
import { displayNameOf } from '../../domain/users/user';
import { isSameUser } from '../../domain/users/user-actions';
import { rolesSharedMessages, rolesUsersMessages } from '../../messages/generated/en/roles';
import { sharedPeopleMessages } from '../../messages/generated/en/shared';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Badge } from '../ui/Badge';
import { Checkbox } from '../ui/Checkbox';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { UsersIcon } from '../ui/icons';
import { Skeleton } from '../ui/Skeleton';
import { VisuallyHidden } from '../ui/VisuallyHidden';

type AddUsersListProps = Pick<
  AddUsersModalProps,
  'candidates' | 'chosen' | 'giver' | 'onChoose' | 'isPending'
>;

const Frame = styled('div')(
  layered(`
  display: grid;
  gap: var(--plinth-space-3);
  /* Fixed height, so that the dialog does not jump. */
  min-block-size: 240px;
  align-content: start;
  & ul {
    display: grid;
    margin: 0;
    padding: var(--plinth-space-1) var(--plinth-space-3);
    list-style: none;
    border: 1px solid var(--plinth-border);
    border-radius: var(--plinth-radius-md);
  }
  & li { min-inline-size: 0; padding-block: var(--plinth-space-2); overflow-wrap: anywhere; }
  & li + li { border-block-start: 1px solid var(--plinth-border); }
  & h3, & p { margin: 0; font-size: var(--plinth-font-size-xs); line-height: 16px; color: var(--plinth-text-muted); }
  & h3 { font-weight: 550; }
  & > section { display: grid; gap: 6px; }
  `),
);

/** E-mail, company, and the current role, which will be replaced. */
function factsOf(user: RoleCandidate): string {
  const { email, customerName, roles } = user;
  const address = displayNameOf(user) === email ? '' : email;
  return [address, customerName, ...(roles ?? [])].filter(Boolean).join(' · ');
}

/** Users selected in other searches, then the users that can be added. */
export function AddUsersList(props: AddUsersListProps) {
  const { candidates, chosen, giver, isPending, onChoose } = props;
  const t = useMessages(rolesUsersMessages);
  const tShared = useMessages(rolesSharedMessages);
  const tPeople = useMessages(sharedPeopleMessages);
  const listed = candidates.status === 'ready' ? candidates.data.users : [];
  const isListed = new Set(listed.map(({ email }) => email));
  const isChosen = new Set(chosen.map(({ email }) => email));
  const elsewhere = chosen.filter(({ email }) => !isListed.has(email));

  const list = (users: readonly RoleCandidate[], label: string) => (
    <ul aria-label={label}>
      {users.map((user) => (
        <li key={user.email}>
          <Checkbox
            label={
              <>
                <bdi>{displayNameOf(user)}</bdi>
                {giver && isSameUser(giver, user) && (
                  <>
                    {' '}
                    <Badge tone="brand">{tPeople('you')}</Badge>
                  </>
                )}
              </>
            }
            description={factsOf(user)}
            isSelected={isChosen.has(user.email)}
            isDisabled={isPending}
            onChange={(isOn) => onChoose(user, isOn)}
          />
        </li>
      ))}
    </ul>
  );

  return (
    <Frame data-slot="add-users-list" aria-busy={candidates.status === 'loading'}>
      {elsewhere.length > 0 && (
        <section>
          <h3>{t('addChosen')}</h3>
          {list(elsewhere, t('addChosen'))}
        </section>
      )}
      {candidates.status === 'loading' && (
        <>
          <VisuallyHidden>{tShared('loadingUsers')}</VisuallyHidden>
          <Skeleton height={216} />
        </>
      )}
      {candidates.status === 'failed' && (
        <FailedState
          headingLevel={3}
          failure={candidates.failure}
          fallback={tPeople('peopleFailed')}
          isRetrying={candidates.isRefreshing}
        />
      )}
      {listed.length > 0 && list(listed, t('addList'))}
      {candidates.status === 'ready' && listed.length === 0 && !candidates.isRefreshing && (
        <EmptyState
          icon={<UsersIcon />}
          headingLevel={3}
          title={t('addEmpty')}
          text={t('addEmptyText')}
        />
      )}
      {candidates.status === 'ready' && candidates.data.hasMore && listed.length > 0 && (
        <p>{t('addMore', { count: listed.length })}</p>
      )}
      <p role="status">{chosen.length > 0 && t('addChosenCount', { count: chosen.length })}</p>
    </Frame>
  );
}
