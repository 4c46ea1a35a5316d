import { useMemo, useRef, useState } from 'react';
import type { RolesScreenProps, RolesView } from '../../contracts/roles';
import { countOf } from '../../domain/entries';
import type { Role } from '../../domain/roles/role';
import { findRoles } from '../../domain/roles/role-search';
import { ROLES_LIST, rolesChosen, rolesPage } from '../../domain/roles/roles-list';
import { rolesMessages } from '../../messages/generated/en/roles';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { AddIcon } from '../ui/icons';
import { ListIds } from '../ui/list/ListIds';
import { useLocalList } from '../ui/list/useLocalList';
import { RoleGrid } from './RoleGrid';
import { RolesTools } from './RolesTools';
import { RoleTable } from './RoleTable';
import { useRoleRefusal } from './useRoleRefusal';

/** The roles that are there: search, and cards or a list of those that are found. */
export function ReadyRoles({
  all,
  list: heldList,
  view: heldView,
  onViewChange,
  ...props
}: RolesScreenProps & { all: readonly Role[] }) {
  const { onCreate, changeRefusal, changeAccess } = props;
  const refusal = useRoleRefusal();
  const t = useMessages(rolesMessages);
  const tData = useMessages(uiDataMessages);
  const ownList = useLocalList(all, rolesPage, ROLES_LIST.start);
  const [ownView, setOwnView] = useState<RolesView>('cards');
  const search = useRef<HTMLInputElement>(null);
  const list = heldList ?? ownList;
  const { query } = list;
  const { searchString } = query;
  const found = useMemo(() => findRoles(rolesChosen(all, query), query.searchString), [all, query]);
  const view = heldView ?? ownView;
  return (
    <>
      <RolesTools
        list={list}
        searchRef={search}
        view={view}
        onViewChange={(next) => {
          setOwnView(next);
          onViewChange?.(next);
        }}
        action={
          // Among the cards it is one of them.
          view === 'list' && (
            <Button {...refusal(changeAccess?.('create', null), changeRefusal)} onPress={onCreate}>
              <AddIcon aria-hidden />
              <span>{t('createNewRole')}</span>
            </Button>
          )
        }
      />
      {countOf(found) === 0 && (
        <EmptyState
          title={tData('noRecords')}
          text={t('noRoleMatch')}
          actions={
            <Button
              onPress={() => {
                list.onSearchTextChange('');
                search.current?.focus();
              }}
            >
              {tData('clearSearch')}
            </Button>
          }
        />
      )}
      {countOf(found) > 0 && view === 'list' && <RoleTable {...props} list={list} />}
      {view === 'cards' && <ListIds list={list} />}
      {countOf(found) > 0 && view === 'cards' && (
        <RoleGrid {...props} roles={found} hasCreate={searchString === ''} />
      )}
    </>
  );
}
