import type { ReactNode } from 'react';
import { countOf } from '../../../domain/entries';
import { formatMoney } from '../../../domain/money';
import type { ListSums, Page } from '../../../domain/paging';
import { dataOr } from '../../../domain/reading';
import { uiListMessages, uiUnreadableMessages } from '../../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../../messages/messages';
import { Amount } from '../Amount';
import type { Sum } from '../Calculated';
import type { ListColumn, ListProps } from './list-props';
import type { Drawn } from './useDrawn';

interface TotalsProps<Row>
  extends Pick<
    ListProps<Row>,
    'list' | 'columns' | 'getRowLabel' | 'selectable' | 'bulkActions' | 'rowActions' | 'sumsOf'
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

type TotalOf<Row> = (column: ListColumn<Row>, sums: ListSums, isPlain?: boolean) => ReactNode;

type MoneyColumn<Row> = Extract<ListColumn<Row>, { kind: 'money' }>;

/** More rows than this are added up in one line. */
const ROWS_MAX = 8;

/** Returns the total of a column in one currency; null if the column has no total. */
function useTotals<Row>({ list, getRowLabel, sumsOf }: TotalsProps<Row>): TotalOf<Row> {
  const t = useMessages(uiListMessages);
  const locale = useMessagesLocale();
  const { data, totalPages } = dataOr<Page<Row>>(list.rows, NO_PAGE);

  function amountsOf({ value, more }: MoneyColumn<Row>, currency: string) {
    return data.map((row) =>
      [value(row) ?? [], more?.(row) ?? []]
        .flat()
        .filter((amount) => amount.currency === currency)
        .reduce((sum, { amount }) => sum + amount, 0),
    );
  }
  /** Null if the rows do not add up to the total, as far as can be seen. */
  function calculation(column: MoneyColumn<Row>, one: ListSums, total: number) {
    // A total of some of the records is not made of these rows.
    if (sumsOf?.(one) || one.part !== undefined || countOf(data) !== data.length) return null;
    const own = amountsOf(column, one.currency);
    const here = own.reduce((sum, amount) => sum + amount, 0);
    if (totalPages === null || (totalPages === 1 && here !== total)) return null;
    const parts: [string, number][] =
      getRowLabel && totalPages === 1 && data.length <= ROWS_MAX
        ? data.map((row, at) => [getRowLabel(row), own[at] ?? 0])
        : [[t('sumHere'), here]];
    if (totalPages > 1) parts.push([t('sumOtherPages'), total - here]);
    return (): Sum => ({
      lines: parts
        .filter(([, amount]) => amount !== 0)
        .map(([label, amount]) => ({
          label,
          value: formatMoney({ amount, currency: one.currency }, locale),
        })),
    });
  }

  return (column, one, isPlain = false) => {
    if (column.kind !== 'money' || !column.sum) return null;
    if (one.unreadable?.includes(column.sum)) return <UnreadableSum />;
    const amount = one.amounts[column.sum];
    return amount === undefined ? null : (
      <Amount
        amount={amount}
        currency={one.currency}
        calculation={isPlain || amount === 0 ? null : calculation(column, one, amount)}
      />
    );
  };
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
function Summary<Row>({
  columns,
  sums,
  totalOf,
}: {
  columns: readonly ListColumn<Row>[];
  sums: ListSums;
  totalOf: TotalOf<Row>;
}) {
  const t = useMessages(uiListMessages);
  const added = columns.filter((column) => totalOf(column, sums) !== null);
  const last = added.at(-1);
  const isOne = added.length < 2;
  const line = (
    <>
      <span>{t('totalIn', { currency: sums.currency })}</span>
      <span>
        {!isOne && <span>{`${last?.header}: `}</span>}
        {/* What unfolds has no button in it. */}
        <span>{last && totalOf(last, sums, !isOne)}</span>
      </span>
    </>
  );
  return (
    <div data-list="summary">
      {isOne ? (
        <div>{line}</div>
      ) : (
        <details>
          <summary>{line}</summary>
          {added.slice(0, -1).map((column) => (
            <div key={column.id}>
              <span>{column.header}</span>
              <span>{totalOf(column, sums)}</span>
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
  const totalOf = useTotals(props);
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
      {drawn !== 'columns' && <Summary columns={columns} sums={one} totalOf={totalOf} />}
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
