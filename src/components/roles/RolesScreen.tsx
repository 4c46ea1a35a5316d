import type { ReactNode, Ref } from 'react';
import { useMemo, useRef, useState } from 'react';
import type { ListState } from '../../contracts/list';
import type { RolesScreenProps, RolesView } from '../../contracts/roles';
import { countOf } from '../../domain/entries';
import { dataOr } from '../../domain/reading';
import type { Role } from '../../domain/roles/role';
import { findRoles } from '../../domain/roles/role-search';
import { ROLES_LIST, rolesChosen, rolesPage } from '../../domain/roles/roles-list';
import { rolesMessages } from '../../messages/generated/en/roles';
import { sharedRolesMessages } from '../../messages/generated/en/shared';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { FailedState } from '../ui/FailedState';
import { IconButton } from '../ui/IconButton';
import { AddIcon, CardsIcon, ListIcon, PermissionsIcon, SearchIcon } from '../ui/icons';
import { LazyListViews } from '../ui/list/LazyListViews';
import { ListIds } from '../ui/list/ListIds';
import { useLocalList } from '../ui/list/useLocalList';
import { Screen } from '../ui/Screen';
import { SearchField } from '../ui/SearchField';
import { StaleBanner } from '../ui/StaleBanner';
import { LazyRoleDialogs } from './LazyRoleDialogs';
import { RoleCardsSkeleton } from './RoleCardsSkeleton';
import { RoleGrid } from './RoleGrid';
import { RoleTable } from './RoleTable';
import { useRoleRefusal } from './useRoleRefusal';

interface RolesToolsProps {
  list: ListState<Role>;
  searchRef: Ref<HTMLInputElement>;
  view: RolesView;
  onViewChange: (view: RolesView) => void;
  /** A further button. */
  action: ReactNode;
}

const Root = styled('div')(
  layered(`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: flex-end;
  gap: var(--plinth-space-3);
  & > [data-slot='search-field'] { flex: 1 1 160px; max-inline-size: 420px; margin-block-start: -6px; margin-inline-end: auto; }
  & > div:last-child { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: var(--plinth-space-3); }
  & [role='group'] { display: flex; gap: var(--plinth-space-1); }
  & [aria-pressed='true'] { background: var(--plinth-surface-pressed); color: var(--plinth-text); }
  `),
);

/** Search, saved views, and cards or a list. */
function RolesTools(props: RolesToolsProps) {
  const { list, searchRef, view, onViewChange, action } = props;
  const t = useMessages(rolesMessages);
  const choice = (one: RolesView) => ({
    label: t(one === 'cards' ? 'viewCards' : 'viewList'),
    'aria-pressed': view === one,
    onPress: () => onViewChange(one),
  });
  return (
    <Root data-slot="roles-tools">
      <SearchField
        ref={searchRef}
        isLabelHidden
        label={t('searchRoles')}
        placeholder={t('searchRolesPlaceholder')}
        value={list.searchText}
        onChange={list.onSearchTextChange}
      />
      <div>
        {action}
        {list.settings?.views && <LazyListViews views={list.settings.views} />}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs in a form */}
        <div role="group" aria-label={t('viewAs')}>
          <IconButton {...choice('cards')}>
            <CardsIcon aria-hidden />
          </IconButton>
          <IconButton {...choice('list')}>
            <ListIcon aria-hidden />
          </IconButton>
        </div>
      </div>
    </Root>
  );
}

/** The loaded roles: search, and the results as cards or a list. */
function ReadyRoles({
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
          // In the card view it is one of the cards.
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
          icon={<SearchIcon />}
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

const NONE: readonly Role[] = [];

/**
 * The roles as cards or a list, with dialogs to change them (specification §2.6, §2.8).
 *
 * @example
 * <RolesScreen {...useRolesScreen()} />
 */
export function RolesScreen(props: RolesScreenProps) {
  const { roles: reading, onCreate, changeRefusal, changeAccess, dialog = null } = props;
  const refusal = useRoleRefusal();
  const t = useMessages(rolesMessages);
  const tShared = useMessages(sharedRolesMessages);
  const roles = dataOr(reading, NONE);
  return (
    <Screen
      data-slot="roles-screen"
      reading={reading}
      title={t('title')}
      text={t('intro')}
      isBusy={reading.status === 'loading'}
    >
      {reading.status === 'loading' && <RoleCardsSkeleton label={t('loading')} />}
      {reading.status === 'failed' && (
        <FailedState
          failure={reading.failure}
          fallback={tShared('rolesFailed')}
          isRetrying={reading.isRefreshing}
        />
      )}
      {reading.status === 'empty' && (
        <EmptyState
          icon={<PermissionsIcon />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          actions={
            <Button
              variant="primary"
              {...refusal(changeAccess?.('create', null), changeRefusal)}
              onPress={onCreate}
            >
              <AddIcon aria-hidden />
              <span>{t('createNewRole')}</span>
            </Button>
          }
        />
      )}
      {reading.status === 'ready' && (
        <>
          <StaleBanner reading={reading} />
          <ReadyRoles {...props} all={roles} />
        </>
      )}
      <LazyRoleDialogs dialog={dialog} />
    </Screen>
  );
}
