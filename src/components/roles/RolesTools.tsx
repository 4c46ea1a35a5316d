import type { ReactNode, Ref } from 'react';
import type { ListState } from '../../contracts/list';
import type { RolesView } from '../../contracts/roles';
import type { Role } from '../../domain/roles/role';
import { rolesMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { IconButton } from '../ui/IconButton';
import { CardsIcon, ListIcon } from '../ui/icons';
import { LazyListViews } from '../ui/list/LazyListViews';
import { SearchField } from '../ui/SearchField';

interface RolesToolsProps {
  list: ListState<Role>;
  searchRef: Ref<HTMLInputElement>;
  view: RolesView;
  onViewChange: (view: RolesView) => void;
  /** What else can be done: a button. */
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
export function RolesTools(props: RolesToolsProps) {
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
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form */}
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
