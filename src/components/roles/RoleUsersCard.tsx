import { useId, useMemo, useRef } from 'react';
import { failureText } from '../../domain/failure';
import type { Role, RoleMember } from '../../domain/roles/role';
import { hasSelection } from '../../domain/roles/role-users';
import { displayNameOf } from '../../domain/users/user';
import { rolesDetailMessages, rolesSharedMessages } from '../../messages/generated/en/roles';
import {
  uiDataMessages,
  uiFailureMessages,
  uiFeedbackMessages,
  uiPeopleMessages,
} from '../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../messages/messages';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Pager } from '../ui/Pager';
import { type PagedListProps, tableStatus } from '../ui/paged-rows';
import { SearchField } from '../ui/SearchField';
import { Table } from '../ui/Table';
import { RoleUsersFrame } from './RoleUsersFrame';
import { revokeAccess, roleUserActions } from './role-user-actions';
import { roleUsersColumns } from './role-users-columns';

/** Props of the users' card of the role detail page. Keep the functions stable. */
export interface RoleUsersProps extends PagedListProps<RoleMember> {
  /** Where "View User" leads. */
  userHref: (member: RoleMember) => string;
  /** Called by "Add Users To Role". */
  onAddUsers: () => void;
  /** Called with one person of a row's menu, or with all that are selected. */
  onRevoke: (members: readonly RoleMember[]) => void;
  /** Why the role can be given to nobody and taken from nobody now. @default it can */
  changeRefusal?: string | undefined;
  /** How many rows to expect: as many outlines show. @default 5 */
  expectedRows?: number | undefined;
}

const keyOf = ({ email }: RoleMember) => email;

/** The right card: the users of the role (specification §2.7). */
export function RoleUsersCard({ role, ...props }: RoleUsersProps & { role: Pick<Role, 'name'> }) {
  const { rows, selectedKeys, userHref, onRevoke, position, changeRefusal } = props;
  const t = useMessages(rolesDetailMessages);
  const tShared = useMessages(rolesSharedMessages);
  const tPeople = useMessages(uiPeopleMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const tData = useMessages(uiDataMessages);
  const tFailure = useMessages(uiFailureMessages);
  const locale = useMessagesLocale();
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const columns = useMemo(() => roleUsersColumns(t, tPeople, locale), [t, tPeople, locale]);
  const rowActions = useMemo(
    () => roleUserActions({ role: role.name, t, userHref, onRevoke, changeRefusal }),
    [role.name, t, userHref, onRevoke, changeRefusal],
  );

  const page = rows.status === 'ready' ? rows.data : null;
  const members = page?.data ?? [];
  const total = page?.totalRecords ?? null;
  const selected = members.filter((member) => selectedKeys.has(keyOf(member)));
  const status = tableStatus(rows);
  const title = total === null ? t('usersAssignedOpen') : t('usersAssigned', { count: total });

  return (
    <RoleUsersFrame data-slot="role-users-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {/* One button with two meanings: what had the focus keeps it when the selection ends. */}
        <Button
          variant={selected.length > 0 ? 'danger' : 'primary'}
          isDisabled={Boolean(changeRefusal)}
          disabledReason={changeRefusal}
          onPress={() => (selected.length > 0 ? onRevoke(selected) : props.onAddUsers())}
        >
          {selected.length > 0 ? t('revokeRole') : tShared('addUsersToRole')}
        </Button>
        <SearchField
          ref={search}
          isLabelHidden
          label={t('searchUsers')}
          placeholder={tPeople('searchPeople')}
          value={props.searchText}
          onChange={props.onSearchTextChange}
          hint={props.isSearchTooShort ? tPeople('searchTooShort') : undefined}
          isBusy={status === 'refreshing'}
        />
      </header>
      {rows.status === 'ready' && rows.isStale && (
        <Banner
          tone="warning"
          title={t('usersStale')}
          actions={
            rows.failure?.retry && (
              <Button size="sm" isPending={rows.isRefreshing} onPress={rows.failure.retry}>
                {tFeedback('tryAgain')}
              </Button>
            )
          }
        />
      )}
      <Table
        aria-label={t('usersAssignedOpen')}
        columns={columns}
        rows={members}
        getRowKey={keyOf}
        getRowLabel={displayNameOf}
        rowActions={rowActions}
        status={status}
        skeletonRows={props.expectedRows}
        selectable={hasSelection(role)}
        selectedKeys={selectedKeys}
        onSelectionChange={(keys) => props.onSelectionChange(new Set([...keys].map(String)))}
        canSelect={(member) => revokeAccess(role.name, member, t)}
        empty={
          <EmptyState
            headingLevel={3}
            title={tData('noRecords')}
            text={t(props.search ? 'noMatchText' : 'noUsersText')}
            actions={
              props.search !== '' && (
                <Button
                  onPress={() => {
                    props.onSearchTextChange('');
                    search.current?.focus();
                  }}
                >
                  {tData('clearSearch')}
                </Button>
              )
            }
          />
        }
        error={
          rows.status === 'failed' && (
            <ErrorState
              headingLevel={3}
              title={tFailure('failed')}
              text={failureText(rows.failure, tShared('usersFailed'))}
              onRetry={rows.failure.retry}
              isRetrying={rows.isRefreshing}
            />
          )
        }
        footer={
          page && (
            <Pager
              value={position}
              onChange={props.onPositionChange}
              totalRecords={page.totalRecords}
              totalPages={page.totalPages}
              rowCount={members.length}
            />
          )
        }
      />
    </RoleUsersFrame>
  );
}
