import {
  type ForwardedRef,
  Fragment,
  forwardRef,
  type ReactElement,
  type RefAttributes,
  useId,
  useMemo,
  useRef,
} from 'react';
import { countOf, inPlace } from '../../domain/entries';
import { uiDataMessages } from '../../messages/generated/en/ui';
import { useMessages } from '../../messages/messages';
import { layered } from '../../theme/layered';
import { Part } from '../../theme/Part';
import { styled } from '../../theme/styled';
import { GroupRow } from './table/GroupRow';
import { TableGrid, tracksOf } from './table/TableGrid';
import { TableHead } from './table/TableHead';
import { type RowSetup, TableRow } from './table/TableRow';
import { SkeletonRows, StateRow } from './table/TableStates';
import { TABLE } from './table/table-css';
import type { TableProps } from './table/table-props';
import { UnreadableRow } from './table/UnreadableRow';
import { useActionsMenu } from './table/useActionsMenu';
import { useBodyEvents } from './table/useBodyEvents';
import { useTableSelection } from './table/useTableSelection';
import { useHint } from './useHint';
import { useOverflow } from './useOverflow';

export type {
  TableAction,
  TableColumn,
  TableContent,
  TableKey,
  TableName,
  TableProps,
  TableSelection,
} from './table/table-props';

const Frame = styled('div')(layered(TABLE));

/** Placeholder for the row's name. */
const PLACE = '\u0000';

function TableRender<Row>(props: TableProps<Row>, ref: ForwardedRef<HTMLTableElement>) {
  const { columns, rows, getRowKey, getRowLabel, rowActions, selectable = false, groupOf } = props;
  const { status = 'ready', caption, footer } = props;
  const t = useMessages(uiDataMessages);
  const id = useId();
  const region = useRef<HTMLDivElement>(null);
  const isScrolled = useOverflow(region, 'inline');
  const hint = useHint();
  const menu = useActionsMenu((anchor) => hint.show(anchor, t('menuFailed'), 'focus'));

  const keys = rows.map(getRowKey);
  const selection = useTableSelection(props, rows, keys);
  const reasons = [...new Set(selection.refusals.filter((reason) => reason !== undefined))];
  const setup = useMemo<RowSetup<Row>>(
    () => ({
      columns,
      t,
      selectable,
      // Translated once for all rows: joining strings is much faster than formatting a message.
      names: {
        box: t('selectRow', { name: PLACE }).split(PLACE),
        menu: t('actionsOf', { name: PLACE }).split(PLACE),
      },
      getLabel: getRowLabel,
      rowActions,
    }),
    [columns, t, selectable, getRowLabel, rowActions],
  );
  const body = useBodyEvents({ rows, keys, setup, selection, region, hint, showMenu: menu.show });

  const hasRows = countOf(rows) > 0 && status !== 'error';
  const isOutlined = status === 'loading' && !hasRows;
  // A message is shown instead of rows.
  const isText = !hasRows && !isOutlined && status !== 'refreshing';
  const isBusy = status === 'loading' || status === 'refreshing';
  const name = caption === undefined ? { 'aria-label': props['aria-label'] } : undefined;
  const width = columns.length + Number(selectable) + Number(rowActions !== undefined);
  const tracks = useMemo(() => tracksOf(setup), [setup]);

  function content() {
    if (status === 'error')
      return <StateRow columns={width}>{props.error ?? t('rowsFailed')}</StateRow>;
    if (isOutlined) return <SkeletonRows setup={setup} count={props.skeletonRows ?? 5} />;
    if (isText) return <StateRow columns={width}>{props.empty ?? t('noRecords')}</StateRow>;
    let group: string | undefined;
    const recordOf = (row: Row, index: number) => {
      const key = keys[index] ?? index;
      const reason = selection.refusals[index];
      const record = (
        <TableRow
          key={key}
          row={row}
          fallbackLabel={String(key)}
          setup={setup}
          isFirst={!groupOf && index === 0}
          isSelected={selection.selected.has(key)}
          reasonId={reason === undefined ? undefined : `${id}-reason-${reasons.indexOf(reason)}`}
          isMenuOpen={menu.openKey === key}
        />
      );
      const before = group;
      group = groupOf?.(row);
      if (group === undefined || group === before) return record;
      return (
        <Fragment key={key}>
          <GroupRow setup={setup} note={props.groupNote?.(index)}>
            {group}
          </GroupRow>
          {record}
        </Fragment>
      );
    };
    return inPlace<Row, ReactElement>(rows, recordOf, (entry, index) => (
      <UnreadableRow key={`unreadable ${index}`} setup={setup} entry={entry} />
    ));
  }

  return (
    <Frame data-slot="table" data-status={status} className={props.className}>
      {(hasRows || isOutlined) && props.head}
      {(hasRows && props.content) || (
        <Part
          as="div"
          ref={region}
          data-slot="table-region"
          // Only a focusable container can be scrolled by keyboard.
          {...(isScrolled && {
            role: 'region',
            tabIndex: 0,
            ...(name ?? { 'aria-labelledby': `${id}-caption` }),
          })}
        >
          <TableGrid
            ref={ref}
            data-tracks={tracks}
            data-text={isText ? '' : undefined}
            aria-busy={isBusy || undefined}
            {...name}
          >
            {caption !== undefined && <caption id={`${id}-caption`}>{caption}</caption>}
            <TableHead setup={setup} selection={selection} />
            <tbody {...body}>{content()}</tbody>
          </TableGrid>
        </Part>
      )}
      {(selectable || footer) && (
        <Part as="div" data-slot="table-foot">
          {selectable && (
            <Part as="span" data-slot="table-count" role="status">
              {t('selectedCount', { count: selection.selected.size })}
            </Part>
          )}
          {footer && (
            <Part as="div" data-slot="table-footer">
              {footer}
            </Part>
          )}
        </Part>
      )}
      <span data-said="" role="status">
        {isBusy ? t('loading') : ''}
      </span>
      {selectable &&
        reasons.map((reason, index) => (
          <span key={reason} hidden id={`${id}-reason-${index}`}>
            {reason}
          </span>
        ))}
      {hint.element}
      {menu.element}
    </Frame>
  );
}

/**
 * A list of records as a semantic table. Rows are bare elements and only re-render when their own
 * data changes: keep `columns`, `rowActions` and `getRowLabel` stable. Checkboxes are native; Shift
 * selects a range. All rows share one menu, which loads on demand.
 */
export const Table = forwardRef(TableRender) as <Row>(
  props: TableProps<Row> & RefAttributes<HTMLTableElement>,
) => ReactElement;
