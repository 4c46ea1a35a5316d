import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { countIn, coverageOf, withNames } from '../../domain/roles/permission-selection';
import type { PermissionCategory } from '../../domain/roles/role';
import { rolesPermissionsMessages, rolesSharedMessages } from '../../messages/generated/en/roles';
import { uiFeedbackMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { mediaDown } from '../../theme/breakpoints';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { EmptyState } from '../ui/EmptyState';
import { FIELD_TEXTS, FieldTexts } from '../ui/FieldTexts';
import { SearchIcon } from '../ui/icons';
import { SearchField } from '../ui/SearchField';
import { type TreeMark, type TreeNode, WindowedTree } from '../ui/WindowedTree';
import {
  countPermissions,
  createNodeFilter,
  keysOf,
  namesByCategory,
  namesOf,
  permissionNodes,
} from './permission-nodes';
import { PERMISSION_ROWS } from './permission-rows-css';
import { usePermissionFilter } from './usePermissionFilter';

interface PermissionChoiceProps {
  categories: readonly PermissionCategory[];
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
  isDisabled: boolean;
  defaultExpanded: boolean;
  errorText: string | undefined;
}

const Root = styled('div')(
  layered(
    () => `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  color: var(--plinth-text);
  font-size: var(--plinth-font-size-md);
  line-height: 20px;
  & > [data-slot='permission-tools'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--plinth-space-1) var(--plinth-space-4);
    padding-inline-start: 10px;
  }
  & [data-slot='permission-count'] {
    flex: 1 1 auto;
    min-inline-size: 0;
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
    font-variant-numeric: tabular-nums;
  }
  ${mediaDown('sm')} {
    & [data-slot='permission-count'] { order: 1; flex-basis: 100%; }
    & > [data-slot='permission-tools'] { justify-content: space-between; }
  }
  /* Fixed height, whatever the filter finds. */
  & > [data-slot='permission-rows'] { display: flex; flex-direction: column; gap: 10px; ${PERMISSION_ROWS} }
  & [data-slot='windowed-tree'], & [data-slot='empty-state'] { flex: 1 1 0; min-block-size: 0; max-block-size: none; overflow-y: auto; }
  & [data-slot='permission-notice']:empty { display: none; }
  & > [data-slot='permission-unlisted'] {
    margin: 0;
    color: var(--plinth-text-muted);
    font-size: var(--plinth-font-size-sm);
  }
  ${FIELD_TEXTS}
  `,
  ),
);

const NONE: ReadonlySet<string> = new Set<string>();
const TONES = { full: 'success', partial: 'brand', none: 'neutral' } as const;

/** Permissions by category: filter, select all, expand all, and the tree. */
export function PermissionChoice(props: PermissionChoiceProps) {
  const { categories, selected, onChange, isDisabled, errorText } = props;
  const t = useMessages(rolesPermissionsMessages);
  const tShared = useMessages(rolesSharedMessages);
  const tFeedback = useMessages(uiFeedbackMessages);
  const errorId = useId();
  const field = useRef<HTMLInputElement>(null);
  const filter = usePermissionFilter({ categories, selected, onChange });

  const all = permissionNodes(categories);
  const filterNodes = useMemo(() => createNodeFilter(all), [all]);
  const nodes = useMemo(() => filterNodes(filter.deferredText), [filterNodes, filter.deferredText]);
  const namesIn = useMemo(() => namesByCategory(categories), [categories]);
  const keys = keysOf(nodes);

  const [open, setOpen] = useState<ReadonlySet<string>>(props.defaultExpanded ? keys : NONE);
  // Filter results start expanded, whatever was expanded before.
  const [closed, setClosed] = useState(NONE);
  const { isActive, choose } = filter;
  const expanded = useMemo(
    () => (isActive ? withNames(keys, closed, false) : open),
    [isActive, keys, closed, open],
  );
  const isAllOpen = countIn(keys, expanded) === keys.size;
  const isFolded = nodes.some(({ children }) => children.length > 0);

  const counts = useMemo(() => countPermissions(all, nodes, selected), [all, nodes, selected]);
  const isAll = counts.selected > 0 && counts.selected === counts.total;
  const chosen = countIn(all.names, selected);
  const unlisted = selected.size - chosen;

  const changeExpanded = useCallback(
    (next: ReadonlySet<string>): void => {
      if (isActive) setClosed(withNames(keys, next, false));
      else setOpen(next);
    },
    [isActive, keys],
  );

  function changeFilter(text: string): void {
    if (text === '') setClosed(NONE);
    filter.change(text);
  }

  function clearFilter(): void {
    changeFilter('');
    field.current?.focus();
  }

  // Deferred: the field updates first, and the tree only re-renders with a new filter.
  const tree = useMemo(() => {
    function getMark({ key, children }: TreeNode): TreeMark | undefined {
      if (!children) return undefined;
      const { coverage, count: had, total } = coverageOf(namesIn(key), selected);
      return { text: t('coverageCount', { count: had, total }), tone: TONES[coverage] };
    }
    if (nodes.length === 0) return null;
    return (
      <WindowedTree
        aria-label={tShared('permissions')}
        nodes={nodes}
        expandedKeys={expanded}
        onExpandedChange={changeExpanded}
        isCheckable
        checkedKeys={selected}
        onCheckedChange={choose}
        getMark={getMark}
        isDisabled={isDisabled}
      />
    );
  }, [nodes, expanded, changeExpanded, selected, choose, isDisabled, namesIn, t, tShared]);

  const found = isActive ? `${t('editorFound', { count: counts.total })} · ` : '';
  return (
    <Root
      data-slot="permission-editor"
      role="group"
      aria-label={tShared('permissions')}
      aria-describedby={errorText ? errorId : undefined}
    >
      <SearchField
        ref={field}
        label={t('editorFilter')}
        isLabelHidden
        placeholder={t('editorFilterPlaceholder')}
        value={filter.text}
        onChange={changeFilter}
        isDisabled={isDisabled}
      />
      <Part as="div" data-slot="permission-tools">
        <Checkbox
          label={t('editorSelectAll')}
          isSelected={isAll}
          isIndeterminate={counts.selected > 0 && !isAll}
          onChange={() =>
            choose(withNames(selected, nodes === all.nodes ? all.names : namesOf(nodes), !isAll))
          }
          isDisabled={isDisabled || counts.total === 0}
        />
        <Part as="span" data-slot="permission-count" role="status">
          {found + t('editorSelected', { selected: chosen, total: all.names.size })}
        </Part>
        <Button
          size="sm"
          variant="ghost"
          isDisabled={!isFolded}
          onPress={() => changeExpanded(isAllOpen ? NONE : keys)}
        >
          {t(isAllOpen && isFolded ? 'editorCollapseAll' : 'editorExpandAll')}
        </Button>
      </Part>
      <Part as="div" data-slot="permission-rows">
        <Part as="div" data-slot="permission-notice" role="status">
          {filter.dropped.length > 0 && (
            <Banner
              tone="warning"
              announce="off"
              title={t('editorDropped', { count: filter.dropped.length })}
              actions={
                <Button
                  size="sm"
                  isDisabled={isDisabled}
                  onPress={() => {
                    filter.undo();
                    setClosed(NONE);
                    field.current?.focus();
                  }}
                >
                  {tFeedback('undo')}
                </Button>
              }
            />
          )}
        </Part>
        {tree ?? (
          <EmptyState
            icon={<SearchIcon />}
            headingLevel={3}
            title={t('editorNoMatchTitle')}
            text={t('editorNoMatchText')}
            actions={<Button onPress={clearFilter}>{t('editorClearFilter')}</Button>}
          />
        )}
      </Part>
      {unlisted > 0 && (
        <Part as="p" data-slot="permission-unlisted">
          {t('editorUnlisted', { count: unlisted })}
        </Part>
      )}
      <FieldTexts errorText={errorText} errorId={errorId} descriptionId={undefined} />
    </Root>
  );
}
