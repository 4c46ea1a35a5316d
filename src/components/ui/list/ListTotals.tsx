import type { ReactNode } from 'react';
import { countOf } from '../../../domain/entries';
import { formatMoney } from '../../../domain/money';
import type { ListSums, Page } from '../../../domain/paging';
import { dataOr } from '../../../domain/reading';
import { uiListMessages, uiUnreadableMessages } from '../../../messages/generated/en/ui';
import { useMessages, useMessagesLocale } from '../../../messages/messages';
import { Part } from '../../../theme/Part';
import { Amount } from '../Amount';
import type { Sum } from '../Calculated';
import type { ListColumn, ListProps } from './list-props';

interface TotalsProps<Row>
  extends Pick<ListProps<Row>, 'list' | 'columns' | 'getRowLabel' | 'sumsOf'> {
  /** Whether it has room for one total only, which unfolds the others. */
  isNarrow: boolean;
}

const NO_PAGE = { data: [], totalRecords: null, totalPages: null, sums: undefined };

/** Placeholder for an unreadable total (contract §4.36). */
function UnreadableSum() {
  const t = useMessages(uiUnreadableMessages);
  return <span>{t('sumNotShown')}</span>;
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

/** Currencies of the added columns in these rows: the total of another would stand over no row. */
function currenciesIn<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]) {
  const amounts = columns.flatMap((column) =>
    column.kind === 'money' && column.sum !== undefined
      ? rows.flatMap((row) => [column.value(row) ?? [], column.more?.(row) ?? []].flat())
      : [],
  );
  return new Set(amounts.map(({ currency }) => currency));
}

const largestOf = ({ amounts }: ListSums) =>
  Math.max(0, ...Object.values(amounts).map((amount) => Math.abs(amount ?? 0)));

const largestFirst = (one: ListSums, other: ListSums) => largestOf(other) - largestOf(one);

/** Totals of the same records, which `note` describes unless they are all. */
interface Group {
  readonly note: string | undefined;
  readonly sums: readonly ListSums[];
}

function groupsOf(sums: readonly ListSums[], noteOf: (sums: ListSums) => string | undefined) {
  const groups = new Map<string | undefined, ListSums[]>();
  for (const one of sums) {
    const note = noteOf(one);
    groups.set(note, [...(groups.get(note) ?? []), one]);
  }
  return [...groups].map(([note, its]): Group => ({ note, sums: its.sort(largestFirst) }));
}

/** A column's totals of a group. */
interface Figure {
  readonly key: string;
  readonly label: string;
  readonly figures: readonly ReactNode[];
}

/** Whether a total is zero while another currency's is not: it says nothing. */
function isIdle<Row>(column: ListColumn<Row>, one: ListSums, sums: readonly ListSums[]) {
  const amountIn = ({ amounts }: ListSums) =>
    column.kind === 'money' && column.sum !== undefined ? amounts[column.sum] : undefined;
  return amountIn(one) === 0 && sums.some((each) => amountIn(each));
}

/** A column's totals by currency, after its heading; null without any. */
function figuresOf<Row>(
  column: ListColumn<Row>,
  { note, sums }: Group,
  totalOf: TotalOf<Row>,
  isPlain?: boolean,
): Figure | null {
  const figures = sums.flatMap((one) => {
    const total = isIdle(column, one, sums) ? null : totalOf(column, one, isPlain);
    return total === null ? [] : [<span key={one.currency}>{total}</span>];
  });
  const label = note === undefined ? column.header : `${note} · ${column.header}`;
  return figures.length > 0 ? { key: `${column.id} ${note}`, label, figures } : null;
}

function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl>
      {figures.map(({ key, label, figures: amounts }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{amounts}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Server-side totals over all pages, above the list: by currency, because currencies are never
 * added up (commerce §2.1).
 */
export function ListTotals<Row>(props: TotalsProps<Row>) {
  const { list, columns, sumsOf, isNarrow } = props;
  const t = useMessages(uiListMessages);
  const { data, sums: all = [], totalPages } = dataOr<Page<Row>>(list.rows, NO_PAGE);
  const totalOf = useTotals(props);
  const added = columns.filter((one) => one.kind === 'money' && one.sum !== undefined);
  if (added.length === 0) return null;
  // Reserves the space.
  if (list.rows.status === 'loading') return <Part as="div" data-slot="list-totals" aria-hidden />;

  const shown = currenciesIn(columns, data);
  // Without readable amounts, and with other pages, it is not known what the rows have.
  const isKnown = totalPages === 1 && shown.size > 0 && countOf(data) === data.length;
  const sums = all.filter(({ currency }) => !isKnown || shown.has(currency));
  const groups = groupsOf(sums, (one) => sumsOf?.(one));
  const totalsOf = (group: Group, isPlain?: boolean) =>
    added.flatMap((column) => figuresOf(column, group, totalOf, isPlain) ?? []);
  const every = groups.flatMap((group) => totalsOf(group));
  const [group, ...others] = groups;
  if (!group || every.length === 0) return null;

  const label = t(totalPages !== null && totalPages > 1 ? 'totalsAll' : 'totals');
  const isFolded = isNarrow ? every.length > 1 : others.length > 0;
  // What unfolds has no button in it.
  const lead = added.find(({ narrow }) => narrow === 'lead');
  const main = (lead && figuresOf(lead, group, totalOf, true)) ?? totalsOf(group, true).at(-1);
  return (
    <Part as="div" data-slot="list-totals" role="group" aria-label={label}>
      <span aria-hidden data-list="total">
        {label}
      </span>
      {!(isNarrow && isFolded) && <Figures figures={totalsOf(group)} />}
      {isFolded && (
        <details>
          <summary>
            <span>{isNarrow ? main?.label : others.map(({ note }) => note).join(', ')}</span>
            {isNarrow && <b>{main?.figures}</b>}
          </summary>
          <Figures figures={isNarrow ? every : others.flatMap((one) => totalsOf(one))} />
        </details>
      )}
    </Part>
  );
}
