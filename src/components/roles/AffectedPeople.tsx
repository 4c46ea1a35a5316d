import { useId } from 'react';
import type { AffectedPeopleState } from '../../contracts/roles';
import { displayNameOf } from '../../domain/users/user';
import { rolesDialogsMessages } from '../../messages/generated/en/roles';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Avatar } from '../ui/Avatar';
import { Button } from '../ui/Button';
import { Pager } from '../ui/Pager';
import { Skeleton } from '../ui/Skeleton';

const Root = styled('div')(
  layered(`
  display: grid;
  gap: 10px;
  min-inline-size: 0;
  & p { color: var(--plinth-text); }
  & > ul {
    list-style: none;
    display: grid;
    gap: var(--plinth-space-2);
    margin: 0;
    padding: 0;
  }
  & li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 10px; align-items: center; }
  & li > span > span { display: block; overflow-wrap: anywhere; }
  & li > span > span + span {
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-xs);
    line-height: 16px;
  }
  & > [data-slot='people-failed'] { display: flex; flex-wrap: wrap; gap: var(--plinth-space-2) var(--plinth-space-3); align-items: center; }
  & > [data-slot='people-failed'] > p { flex: 1 1 180px; }
  `),
);

/** The users who become Guest when a role is deleted (specification §3, `assignedUsers`; §4). */
export function AffectedPeople(props: AffectedPeopleState) {
  const { people, totalPeople, peoplePage, onPeoplePageChange } = props;
  const t = useMessages(rolesDialogsMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const titleId = useId();
  if (people.status === 'empty' && peoplePage.pageNumber === 1) {
    return (
      <Root data-slot="affected-people">
        <p>{t('deletePeopleNone')}</p>
      </Root>
    );
  }
  if (people.status === 'failed') {
    return (
      <Root data-slot="affected-people">
        <Part as="div" data-slot="people-failed" role="alert">
          <p>{t('deletePeopleFailed')}</p>
          <Button size="sm" onPress={people.failure.retry}>
            {tFeedback('tryAgain')}
          </Button>
        </Part>
      </Root>
    );
  }
  const rows = people.status === 'ready' ? people.data.data : [];
  const hasMore =
    peoplePage.pageNumber > 1 ||
    (totalPeople === null ? rows.length >= peoplePage.pageSize : totalPeople > peoplePage.pageSize);
  return (
    <Root data-slot="affected-people" aria-busy={people.status === 'loading'}>
      <p id={titleId}>{titleText()}</p>
      {people.status === 'loading' ? (
        <Skeleton shape="block" height={32} />
      ) : (
        <ul aria-labelledby={titleId}>
          {rows.map((member) => (
            <li key={member.email}>
              <Avatar
                size="sm"
                isDecorative
                firstname={member.firstname}
                lastname={member.lastname}
                email={member.email}
                picture={member.userAvatar}
              />
              <span>
                <span>{displayNameOf(member)}</span>
                {displayNameOf(member) !== member.email && <span>{member.email}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {hasMore && (
        <Pager
          value={peoplePage}
          onChange={onPeoplePageChange}
          totalRecords={totalPeople}
          rowCount={rows.length}
          pageSizes={[peoplePage.pageSize]}
        />
      )}
    </Root>
  );

  function titleText(): string {
    if (totalPeople !== null) return t('deletePeople', { count: totalPeople });
    return t(people.status === 'loading' ? 'deletePeopleLoading' : 'deletePeopleOpen');
  }
}
