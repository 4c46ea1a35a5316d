import { useId } from 'react';
import type { Page } from '../../domain/paging';
import type { Reading } from '../../domain/reading';
import { AFFECTED_PAGE_SIZE, type RoleMember } from '../../domain/roles/role';
import type { PermissionDiff } from '../../domain/roles/role-change';
import { rolesDialogsMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { WindowedList } from '../ui/WindowedList';

interface RoleChangeReviewProps {
  diff: PermissionDiff;
  people: Reading<Page<RoleMember>>;
  /** Permissions that the user would remove from themselves. */
  ownLoss: readonly string[];
}

const Root = styled('section')(
  layered(`
  container-type: inline-size;
  display: grid;
  gap: 10px;
  min-inline-size: 0;
  padding: 14px;
  border: 1px solid var(--plinth-border);
  border-radius: var(--plinth-radius-md);
  background: var(--plinth-surface-sunken);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  & :is(h3, h4) { margin: 0; font-size: inherit; line-height: inherit; font-weight: 600; }
  & h4 { font-size: var(--plinth-font-size-sm); font-weight: 550; color: var(--plinth-text-muted); }
  & p { margin: 0; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-sm); }
  & > [data-slot='change-lists'] { display: grid; gap: 10px var(--plinth-space-5); }
  & > [data-slot='change-lists'] > div { min-inline-size: 0; }
  & [data-slot='change-lists'] > div > div { max-block-size: 124px; }
  & [data-sign] { display: grid; grid-template-columns: 14px minmax(0, 1fr); }
  & [data-sign='added'] > span:first-of-type { color: var(--plinth-success-text); }
  & [data-sign='removed'] > span:first-of-type { color: var(--plinth-danger-text); }
  @container (min-width: 480px) {
    & > [data-slot='change-lists'][data-two] { grid-template-columns: 1fr 1fr; }
  }
  `),
);

const nameOf = (name: string) => name;
const addedRow = (name: string) => row('added', '+', name);
const removedRow = (name: string) => row('removed', '−', name);

function row(kind: 'added' | 'removed', sign: string, name: string) {
  return (
    <span data-sign={kind}>
      <span aria-hidden>{sign}</span>
      <span>{name}</span>
    </span>
  );
}

/** Permissions that an edit adds and removes, and the affected users (contract §4.15). */
export function RoleChangeReview({ diff, people, ownLoss }: RoleChangeReviewProps) {
  const t = useMessages(rolesDialogsMessages);
  const id = useId();
  const { added, removed } = diff;
  return (
    <Root data-slot="role-changes" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{t('changes')}</h3>
      <p role="status">{peopleText()}</p>
      {ownLoss.length > 0 && (
        <Banner tone="warning" title={t('ownLoss', { count: ownLoss.length })}>
          {t('ownLossText')}
        </Banner>
      )}
      <Part
        as="div"
        data-slot="change-lists"
        data-two={added.length > 0 && removed.length > 0 ? '' : undefined}
      >
        {added.length > 0 && (
          <div>
            <h4 id={`${id}-added`}>{t('added')}</h4>
            <WindowedList
              aria-labelledby={`${id}-added`}
              items={added}
              getKey={nameOf}
              estimateSize={20}
              renderItem={addedRow}
            />
          </div>
        )}
        {removed.length > 0 && (
          <div>
            <h4 id={`${id}-removed`}>{t('removed')}</h4>
            <WindowedList
              aria-labelledby={`${id}-removed`}
              items={removed}
              getKey={nameOf}
              estimateSize={20}
              renderItem={removedRow}
            />
          </div>
        )}
      </Part>
    </Root>
  );

  function peopleText(): string {
    if (people.status === 'loading') return t('peopleCounting');
    if (people.status === 'failed') return t('peopleUnknown');
    if (people.status === 'empty') return t('peopleNone');
    const { data, totalRecords } = people.data;
    const count = totalRecords ?? data.length;
    const isOpenEnd = totalRecords === null && data.length >= AFFECTED_PAGE_SIZE;
    if (isOpenEnd) return t('peopleConcernedMany', { count });
    return count === 0 ? t('peopleNone') : t('peopleConcerned', { count });
  }
}
