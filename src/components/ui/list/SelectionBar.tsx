import { useEffect, useRef } from 'react';
import type { ListMatches } from '../../../contracts/list';
import { readPage } from '../../../domain/read-page';
import { uiDataMessages, uiListMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { layered } from '../../../theme/layered';
import { styled } from '../../../theme/styled';
import { Button } from '../Button';
import { FLOATING } from '../control-css';
import { FailureReason } from '../FailureReason';
import { IconButton } from '../IconButton';
import { CloseIcon } from '../icons';
import type { ListBulkAction } from './list-props';

interface SelectionBarProps<Row> {
  rows: readonly Row[];
  actions: readonly ListBulkAction<Row>[];
  /** If exactly the whole page is selected: the number of rows on other pages. @default none */
  elsewhere?: number | undefined;
  /** Everything that matches, if the whole page is selected. @default none */
  matches?: ListMatches<Row> | undefined;
  /** The reasons why matching rows were not selected. @default all were */
  leftOut?: readonly string[] | undefined;
  onClear: () => void;
}

const Root = styled('section')(
  layered(
    () => `
  ${FLOATING}
  position: sticky;
  inset-block-end: var(--plinth-space-4);
  z-index: 2;
  justify-self: center;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--plinth-space-2);
  max-inline-size: 100%;
  padding-block: var(--plinth-space-2);
  padding-inline: var(--plinth-space-4) var(--plinth-space-2);
  & > p { margin: 0; color: var(--plinth-danger-text); font-size: var(--plinth-font-size-sm); }
  & > small { max-inline-size: 36ch; color: var(--plinth-text-muted); font-size: var(--plinth-font-size-xs); line-height: 16px; }
  & > span { margin-inline-end: var(--plinth-space-2); font-size: var(--plinth-font-size-sm); font-weight: 550; font-variant-numeric: tabular-nums; }
  `,
  ),
);

/** The bar at the bottom of a list: the number of selected rows, and bulk actions. */
export function SelectionBar<Row>(props: SelectionBarProps<Row>) {
  const { rows, actions, matches, elsewhere = 0, leftOut = [], onClear } = props;
  const bar = useRef<HTMLElement>(null);
  const canSelectAll = matches?.rows === null;
  const could = useRef(false);
  // The "select all" button disappears when pressed: focus stays in the bar (contract §4.10).
  useEffect(() => {
    const isGone = could.current && !canSelectAll;
    could.current = canSelectAll;
    const page = bar.current?.ownerDocument;
    if (isGone && page && readPage(page, 'activeElement') === readPage(page, 'body')) {
      bar.current?.focus();
    }
  }, [canSelectAll]);
  const t = useMessages(uiListMessages);
  const tData = useMessages(uiDataMessages);
  return (
    <Root ref={bar} data-slot="selection-bar" aria-label={t('selection')} tabIndex={-1}>
      {/* The table announces the number to screen readers. */}
      <span aria-hidden>{tData('selectedCount', { count: rows.length })}</span>
      {elsewhere > 0 && <small role="status">{t('elsewhere', { count: elsewhere })}</small>}
      {leftOut.length > 0 && (
        <small role="status">
          {t('leftOut', { count: leftOut.length, reasons: [...new Set(leftOut)].join(' · ') })}
        </small>
      )}
      {matches && canSelectAll && (
        <Button size="sm" variant="ghost" isPending={matches.isPending} onPress={matches.onSelect}>
          {t('selectMatches', { count: matches.total })}
        </Button>
      )}
      {matches?.failure && (
        <p role="alert">
          <FailureReason failure={matches.failure} fallback={t('matchesFailed')} />
        </p>
      )}
      {actions.map(({ id, label, icon, tone, refusal, onAction }) => {
        const reason = refusal?.(rows);
        return (
          <Button
            key={id}
            size="sm"
            variant={tone === 'danger' ? 'danger' : 'secondary'}
            isDisabled={reason !== undefined}
            disabledReason={reason}
            onPress={() => onAction(rows)}
          >
            {icon}
            <span>{label}</span>
          </Button>
        );
      })}
      <IconButton size="sm" label={t('clearSelection')} onPress={onClear}>
        <CloseIcon aria-hidden />
      </IconButton>
    </Root>
  );
}
