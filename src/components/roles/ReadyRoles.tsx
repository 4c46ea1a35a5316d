import { useMemo, useRef, useState } from 'react';
import type { Role } from '../../domain/roles/role';
import { findRoles } from '../../domain/roles/role-search';
import { rolesMessages } from '../../messages/generated/en/roles';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { AddIcon } from '../ui/icons';
import { RoleGrid } from './RoleGrid';
import type { RolesScreenProps } from './RolesScreen';
import { RolesTools, type RolesView } from './RolesTools';
import { RoleTable } from './RoleTable';

/** The roles that are there: search, and cards or a list of those that are found. */
export function ReadyRoles({
  all,
  view: heldView,
  onViewChange,
  ...props
}: RolesScreenProps & { all: readonly Role[] }) {
  const { onCreate, changeRefusal } = props;
  const t = useMessages(rolesMessages);
  const tData = useMessages(uiDataMessages);
  const [text, setText] = useState('');
  const [ownView, setOwnView] = useState<RolesView>('cards');
  const search = useRef<HTMLInputElement>(null);
  const found = useMemo(() => findRoles(all, text), [all, text]);
  const view = heldView ?? ownView;
  return (
    <>
      <RolesTools
        searchText={text}
        onSearchTextChange={setText}
        searchRef={search}
        view={view}
        onViewChange={(next) => {
          setOwnView(next);
          onViewChange?.(next);
        }}
        action={
          // Among the cards it is one of them.
          view === 'list' && (
            <Button
              isDisabled={Boolean(changeRefusal)}
              disabledReason={changeRefusal}
              onPress={onCreate}
            >
              <AddIcon aria-hidden />
              {t('createNewRole')}
            </Button>
          )
        }
      />
      {found.length === 0 && (
        <EmptyState
          title={tData('noRecords')}
          text={t('noRoleMatch')}
          actions={
            <Button
              onPress={() => {
                setText('');
                search.current?.focus();
              }}
            >
              {tData('clearSearch')}
            </Button>
          }
        />
      )}
      {found.length > 0 && view === 'list' && <RoleTable {...props} roles={found} />}
      {found.length > 0 && view === 'cards' && (
        <RoleGrid {...props} roles={found} hasCreate={text === ''} />
      )}
    </>
  );
}
