import type { ReactNode } from 'react';
import { countOf } from '../../../domain/entries';
import type { ListSums, Page } from '../../../domain/paging';
import { dataOr } from '../../../domain/reading';
import { uiListMessages, uiUnreadableMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { Amount } from '../Amount';
import type { ListColumn, ListProps } from './list-props';
import type { Drawn } from './useDrawn';

interface TotalsProps<Row>
  extends Pick<
    ListProps<Row>,
    'list' | 'columns' | 'selectable' | 'bulkActions' | 'rowActions' | 'sumsOf'
  > {
  drawn: Drawn;
}

const NO_PAGE = { data: [], totalRecords: null, totalPages: null, sums: undefined };

/** Placeholder for an unreadable total (contract §4.36). */
function UnreadableSum() {
  const t = useMessages(uiUnreadableMessages);
  return <span>{t('sumNotShown')}</span>;
}

/** A note on what a total includes, if not all records. */
function Holds({ text }: { text: string | undefined }) {
  return text === undefined ? null : <small data-list="holds">{text}</small>;
}

/** The total of a column in one currency; null if the column has no total. */
function totalOf<Row>(column: ListColumn<Row>, sums: ListSums): ReactNode {
  const { currency, amounts, unreadable } = sums;
  const amount = column.kind === 'money' && column.sum ? amounts[column.sum] : undefined;
  if (column.kind === 'money' && column.sum && unreadable?.includes(column.sum)) {
    return <UnreadableSum />;
  }
  return amount === undefined ? null : <Amount amount={amount} currency={currency} />;
}

/** Currencies of the added columns in these rows: the total of another would stand under no row. */
function currenciesIn<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]) {
  const amounts = columns.flatMap((column) =>
    column.kind === 'money' && column.sum !== undefined
      ? rows.flatMap((row) => [column.value(row) ?? [], column.more?.(row) ?? []].flat())
      : [],
  );
  return new Set(amounts.map(({ currency }) => currency));
}

/** The totals in a list without columns: a line, expandable if there are several totals. */
function Summary<Row>({ columns, sums }: { columns: readonly ListColumn<Row>[]; sums: ListSums }) {
  const t = useMessages(uiListMessages);
  const added = columns.flatMap((column) => {
    const total = totalOf(column, sums);
    return total ? { id: column.id, header: column.header, total } : [];
  });
  const last = added.at(-1);
  const line = (
    <>
      <span>{t('totalIn', { currency: sums.currency })}</span>
      <span>
        {added.length > 1 && <span>{`${last?.header}: `}</span>}
        <span>{last?.total}</span>
      </span>
    </>
  );
  return (
    <div data-list="summary">
      {added.length < 2 ? (
        <div>{line}</div>
      ) : (
        <details>
          <summary>{line}</summary>
          {added.slice(0, -1).map(({ id, header, total }) => (
            <div key={id}>
              <span>{header}</span>
              <span>{total}</span>
            </div>
          ))}
        </details>
      )}
    </div>
  );
}

/**
 * Server-side totals over all pages, below their columns: one row per currency, because currencies
 * are never added up (commerce §2.1).
 */
export function ListTotals<Row>(props: TotalsProps<Row>) {
  const { list, columns, selectable, bulkActions = [], rowActions, sumsOf, drawn } = props;
  const t = useMessages(uiListMessages);
  const { data, sums: all = [], totalPages } = dataOr<Page<Row>>(list.rows, NO_PAGE);
  const shown = currenciesIn(columns, data);
  // Without readable amounts it is not known what the rows have.
  const isKnown = shown.size > 0 && countOf(data) === data.length;
  const sums = all.filter(({ currency }) => !isKnown || shown.has(currency));
  const isAdded = columns.some((column) => column.kind === 'money' && column.sum !== undefined);
  if (sums.length === 0 || !isAdded) return null;

  const isOverAll = totalPages !== null && totalPages > 1;
  const label = (one: ListSums) => (
    <>
      <span data-list="total">
        {t(isOverAll ? 'totalInAll' : 'totalIn', { currency: one.currency })}
      </span>
      <Holds text={sumsOf?.(one)} />
      {drawn !== 'columns' && <Summary columns={columns} sums={one} />}
    </>
  );
  return (
    <tfoot>
      {sums.map((one) => (
        <tr key={`${one.currency} ${one.part}`}>
          {(selectable || bulkActions.length > 0) && <td data-tool="select" />}
          {columns.map((column) =>
            column.kind === 'name' ? (
              <th key={column.id} scope="row">
                {label(one)}
              </th>
            ) : (
              drawn !== 'summary' && (
                <td key={column.id} data-align="end">
                  {totalOf(column, one)}
                </td>
              )
            ),
          )}
          {rowActions && <td data-tool="actions" />}
        </tr>
      ))}
    </tfoot>
  );
}
