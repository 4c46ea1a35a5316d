import type { ReactNode, Ref } from 'react';
import { rolesMessages } from '../../messages/generated/en/roles';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { styled } from '../../theme/styled';
import { IconButton } from '../ui/IconButton';
import { CardsIcon, ListIcon } from '../ui/icons';
import { SearchField } from '../ui/SearchField';

/** How the roles are shown. */
export type RolesView = 'cards' | 'list';

interface RolesToolsProps {
  searchText: string;
  onSearchTextChange: (text: string) => void;
  searchRef: Ref<HTMLInputElement>;
  view: RolesView;
  onViewChange: (view: RolesView) => void;
  /** What else can be done: a button. */
  action: ReactNode;
}

const Root = /* @__PURE__ */ styled('div')(
  /* @__PURE__ */ layered(`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: flex-end;
  gap: var(--plinth-space-3);
  & > [data-slot='search-field'] { flex: 1 1 160px; max-inline-size: 420px; margin-block-start: -6px; margin-inline-end: auto; }
  & > div:last-child { display: flex; gap: var(--plinth-space-3); }
  & [role='group'] { display: flex; gap: var(--plinth-space-1); }
  & [aria-pressed='true'] { background: var(--plinth-surface-pressed); color: var(--plinth-text); }
  `),
);

/** Search, and cards or a list. */
export function RolesTools(props: RolesToolsProps) {
  const { searchText, onSearchTextChange, searchRef, view, onViewChange, action } = props;
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
        value={searchText}
        onChange={onSearchTextChange}
      />
      <div>
        {action}
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
