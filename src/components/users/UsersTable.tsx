import { type ReactNode, type Ref, useMemo, useRef } from 'react';
import { failureText } from '../../domain/failure';
import { displayNameOf } from '../../domain/users/user';
import type { UserActor } from '../../domain/users/user-actions';
import type { UserFact, UserRow } from '../../domain/users/user-row';
import {
  uiDataMessages,
  uiFailureMessages,
  uiPeopleMessages,
} from '../../messages/generated/en/ui';
import { usersListMessages, usersSharedMessages } from '../../messages/generated/en/users';
import { useMessages } from '../../messages/messages';
import { Part } from '../../theme/Part';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Pager } from '../ui/Pager';
import { type PagedListProps, tableStatus } from '../ui/paged-rows';
import { SearchField } from '../ui/SearchField';
import { Table } from '../ui/Table';
import type { MarkedUser } from './user-marks';
import { deleteAccess, userRowActions } from './user-row-actions';
import { usersColumns } from './users-columns';

/**
 * What the table of users takes. Keep the functions stable. Of the selected, who may not be deleted
 * never counts.
 */
export interface UsersTableProps extends PagedListProps<UserRow> {
  /** Who is looking: nobody deletes or impersonates themselves. */
  actor: UserActor;
  /** Where "Edit" leads. */
  userHref: (user: UserRow) => string;
  /** Called with one user of a row's menu, or with all that are selected. */
  onDelete: (users: readonly UserRow[]) => void;
  /**
   * Why no user may be deleted now, while impersonating for example. @default users may be deleted
   */
  deleteRefusal?: string | undefined;
  /** Starts an impersonation. @default no such entry in the menus */
  onImpersonate?: ((user: UserRow) => void) | undefined;
  /** The present time in milliseconds since 1970, for "3 days ago". */
  now: number;
}

interface InnerProps extends UsersTableProps {
  users: readonly MarkedUser[];
  facts: readonly UserFact[];
  isBusy: boolean;
  onView: (user: UserRow) => void;
  deleteRef: Ref<HTMLButtonElement>;
  /** Shown in the empty list: how to add a user to it. */
  emptyAction: ReactNode;
}

const keyOf = ({ email }: UserRow) => email;

/** Search, rows and pager. */
export function UsersTable(props: InnerProps) {
  const { rows, users, facts, actor, now, isBusy, search, position, deleteRefusal } = props;
  const { userHref, onView, onDelete, onImpersonate } = props;
  const t = useMessages(usersListMessages);
  const tShared = useMessages(usersSharedMessages);
  const tPeople = useMessages(uiPeopleMessages);
  const tData = useMessages(uiDataMessages);
  const tFailure = useMessages(uiFailureMessages);
  const searchField = useRef<HTMLInputElement>(null);
  const columns = useMemo(
    () => usersColumns({ t, tPeople, facts, actor, now }),
    [t, tPeople, facts, actor, now],
  );
  const rules = useMemo(() => ({ actor, t, deleteRefusal }), [actor, t, deleteRefusal]);
  const rowActions = useMemo(
    () => userRowActions({ ...rules, tShared, isBusy, userHref, onView, onDelete, onImpersonate }),
    [rules, tShared, isBusy, userHref, onView, onDelete, onImpersonate],
  );
  const chosen = users.filter(
    (user) => props.selectedKeys.has(user.email) && deleteAccess(user, rules).allowed,
  );
  const status = tableStatus(rows);
  const whyNot =
    deleteRefusal ??
    (isBusy ? t('deleteBusy') : chosen.length === 0 ? t('listNobodySelected') : undefined);
  const tooShort = search ? t('listSearchTooShortKept', { search }) : tPeople('searchTooShort');

  return (
    <>
      <Part as="div" data-slot="users-tools">
        <SearchField
          ref={searchField}
          isLabelHidden
          label={t('listSearch')}
          placeholder={tPeople('searchPeople')}
          value={props.searchText}
          onChange={props.onSearchTextChange}
          hint={props.isSearchTooShort ? tooShort : undefined}
          isBusy={status === 'refreshing'}
        />
        <Button
          ref={props.deleteRef}
          variant={whyNot ? 'secondary' : 'danger'}
          isDisabled={whyNot !== undefined}
          disabledReason={whyNot}
          onPress={() => onDelete(chosen)}
        >
          {chosen.length > 0 ? t('listDeleteCount', { count: chosen.length }) : t('listDelete')}
        </Button>
      </Part>
      <Table
        aria-label={t('listTitle')}
        columns={columns}
        rows={users}
        getRowKey={keyOf}
        getRowLabel={displayNameOf}
        rowActions={rowActions}
        status={status}
        skeletonRows={position.pageSize}
        selectable
        selectedKeys={props.selectedKeys}
        onSelectionChange={(keys) => props.onSelectionChange(new Set([...keys].map(String)))}
        canSelect={(user) => deleteAccess(user, rules)}
        empty={
          search === '' ? (
            <EmptyState
              title={t('listEmptyTitle')}
              text={t('listEmptyText')}
              actions={props.emptyAction}
            />
          ) : (
            <EmptyState
              title={tData('noRecords')}
              text={t('noMatchText', { search })}
              actions={
                <Button
                  onPress={() => {
                    props.onSearchTextChange('');
                    searchField.current?.focus();
                  }}
                >
                  {tData('clearSearch')}
                </Button>
              }
            />
          )
        }
        error={
          rows.status === 'failed' && (
            <ErrorState
              title={tFailure('failed')}
              text={failureText(rows.failure, tPeople('peopleFailed'))}
              onRetry={rows.failure.retry}
              isRetrying={rows.isRefreshing}
            />
          )
        }
        footer={
          rows.status === 'ready' && (
            <Pager
              value={position}
              onChange={props.onPositionChange}
              totalRecords={rows.data.totalRecords}
              totalPages={rows.data.totalPages}
              rowCount={users.length}
            />
          )
        }
      />
    </>
  );
}
