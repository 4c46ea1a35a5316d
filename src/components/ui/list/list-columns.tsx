import type { ReactNode } from 'react';
import { sortDirection } from '../../../domain/list-query';
import { formatMoney, type Money, toDecimal } from '../../../domain/money';
import { isSafeHref } from '../../../domain/text/safe-href';
import type { uiChartMessages } from '../../../messages/generated/en/ui';
import type { Translate } from '../../../messages/messages';
import type { useParts } from '../../../theme/appearance';
import { Badge } from '../Badge';
import { Calculated, type Calculation } from '../Calculated';
import { civilDayFormat, dateTimeFormat } from '../date-format';
import { numberFormat } from '../number-format';
import { type TimeWords, timeAgo } from '../RelativeTime';
import { Skeleton } from '../Skeleton';
import type { TableColumn } from '../table/table-props';
import type { ListBadge, ListColumn, ListMeter, ListName } from './list-props';
import type { Drawn } from './useDrawn';

/** What cells need to render. Keep the object stable. */
export interface CellSettings {
  readonly locale: string;
  readonly now: number;
  readonly t: TimeWords;
  readonly tChart: Translate<(typeof uiChartMessages)['messages']>;
  readonly part: ReturnType<typeof useParts>;
}

/** Widths in percent; the name gets the rest. */
const SHARES = {
  text: 20,
  badge: 14,
  number: 10,
  meter: 12,
  money: 14,
  time: 16,
  day: 14,
  link: 20,
} as const;

const ENDS = new Set(['number', 'money']);

function day(text: string, locale: string): string {
  const instant = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(instant.getTime()) ? text : civilDayFormat(locale).format(instant);
}

/** The first badge, and the number of the others, which are named on hover and to screen readers. */
function badgesOf([first, ...others]: readonly ListBadge[]): ReactNode {
  if (!first) return null;
  const rest = others.map(({ label }) => label).join(', ');
  return (
    <>
      <Badge tone={first.tone}>{first.label}</Badge>
      {rest && (
        <span data-list="more" role="img" aria-label={rest} title={rest}>
          {`+${others.length}`}
        </span>
      )}
    </>
  );
}

/** A link with delegated listener. Its style isolates the text direction, as `bdi` does. */
function link(text: string, href: string | undefined, isName: boolean) {
  return href !== undefined && isSafeHref(href) ? (
    <a href={href} data-list-link={isName ? 'name' : ''}>
      {text}
    </a>
  ) : (
    <bdi>{text}</bdi>
  );
}

/**
 * A bar below a text, unless it is full. A single element, because a list may have a hundred; without a `style`
 * attribute, which a strict content security policy blocks. The text element draws the bar's track.
 */
function meter({ value, max, tone }: ListMeter, { locale, tChart }: CellSettings) {
  const format = numberFormat(locale).format;
  if (value === null) return format(max);
  const text = tChart('amountOf', { value: format(value), max: format(max) });
  if (value === max) return text;
  const share = max > 0 ? Math.min(100, (Math.max(0, value) / max) * 100) : 0;
  return (
    <span data-list="meter" data-tone={value > max ? 'danger' : tone}>
      <span>{text}</span>
      <svg aria-hidden width={`${share}%`} />
    </span>
  );
}

/** An `Amount` styled by the list, for the same reason. */
function money(
  amount: Money,
  { locale, part }: CellSettings,
  calculation: Calculation | null = null,
) {
  const text = formatMoney(amount, locale);
  const data = (
    <data {...part('amount')} value={toDecimal(amount)}>
      {text}
    </data>
  );
  if (!calculation) return data;
  return (
    <Calculated calculation={calculation} text={text}>
      {data}
    </Calculated>
  );
}

/** A row's value in a column; null if empty. */
export function cellOf<Row>(
  column: Exclude<ListColumn<Row>, { kind: 'name' }>,
  row: Row,
  settings: CellSettings,
): ReactNode {
  const { locale, now, t } = settings;
  switch (column.kind) {
    case 'text':
      return column.value(row);
    case 'badge': {
      const value = column.value(row);
      if (value === null || typeof value === 'string') return value;
      return badgesOf('label' in value ? [value] : value);
    }
    case 'number': {
      const value = column.value(row);
      return typeof value === 'number' ? numberFormat(locale).format(value) : value;
    }
    case 'meter': {
      const value = column.value(row);
      return value && meter(value, settings);
    }
    case 'money': {
      const first = column.value(row);
      const main = first && money(first, settings, column.calculation?.(row));
      const more = column.more?.(row) ?? [];
      if (more.length === 0) return main;
      return (
        <>
          {main && <div>{main}</div>}
          {more.map((amount) => (
            <div key={amount.currency}>{money(amount, settings)}</div>
          ))}
        </>
      );
    }
    case 'time': {
      const value = column.value(row);
      return value instanceof Date ? timeAgo(value, now, t, locale) : value;
    }
    case 'day': {
      const value = column.value(row);
      return value && <time dateTime={value}>{day(value, locale)}</time>;
    }
    case 'link': {
      const value = column.value(row);
      return value && link(value.text, value.href, false);
    }
  }
}

/** The value as a fact, where there is more space: a time also shows the exact time. */
export function factOf<Row>(
  column: Exclude<ListColumn<Row>, { kind: 'name' }>,
  row: Row,
  settings: CellSettings,
): ReactNode {
  const value = column.kind === 'time' ? column.value(row) : null;
  const cell = cellOf(column, row, settings);
  if (!(value instanceof Date)) return cell;
  return (
    <>
      {cell}
      <small>{dateTimeFormat(settings.locale).format(value)}</small>
    </>
  );
}

/** A name with its picture, if it has one. */
function pictured(picture: ReactNode, name: ReactNode) {
  if (!picture) return name;
  return (
    <span data-list="pictured">
      {picture}
      {name}
    </span>
  );
}

function nameCell({ text, detail, href, picture, badges = [] }: ListName, summary: ReactNode) {
  const title = href === undefined ? <bdi>{text}</bdi> : link(text, href, true);
  return pictured(
    picture,
    <span data-list="name">
      {badges.length === 0 ? (
        title
      ) : (
        <span>
          {title}
          {badgesOf(badges)}
        </span>
      )}
      {detail && <small>{detail}</small>}
      {summary}
    </span>,
  );
}

/** A row's values below its name, in a narrow list without columns. */
function summaryOf<Row>(
  columns: readonly ListColumn<Row>[],
  row: Row,
  settings: CellSettings,
): ReactNode {
  const parts = columns.flatMap((column) => {
    if (column.kind === 'name' || column.summary === 'none') return [];
    const cell = cellOf(column, row, settings);
    if (cell === null || cell === undefined || cell === '') return [];
    // Beside the name a normal state is not shown.
    if (column.kind === 'badge' && typeof cell === 'string') return [];
    return [
      <span key={column.id}>
        {column.summary === 'headed' ? (
          <>
            <span>{`${column.header}: `}</span>
            <span>{cell}</span>
          </>
        ) : (
          cell
        )}
      </span>,
    ];
  });
  return parts.length > 0 && <small data-list="summary">{parts}</small>;
}

/** A blank cell; an empty one would show a dash, which means "unknown". */
const SILENT = ' ';

/** A placeholder of about the same height; undefined for a single line. */
function outline<Row>(column: ListColumn<Row>, drawn: Drawn): ReactNode {
  if (column.kind === 'badge') return SILENT;
  if (column.kind !== 'name') return undefined;
  return pictured(
    column.hasPicture && <Skeleton shape="circle" width={32} height={32} />,
    <span data-list="name">
      <Skeleton width="45%" height={12} />
      {column.hasDetail && <Skeleton width="70%" height={10} />}
      {drawn === 'summary' && <Skeleton width="60%" height={10} />}
    </span>,
  );
}

/** The heading of a column; a button for a sortable one, handled by the list. */
function heading<Row>({ header, sort: by }: ListColumn<Row>, sort: string) {
  if (by === undefined) return { header };
  return {
    sorted: sortDirection(sort, by),
    header: (
      <button type="button" data-list="sort" data-by={by}>
        {header}
      </button>
    ),
  };
}

/** The columns for the list's table. Keep the returned value stable. */
export function tableColumns<Row>(
  columns: readonly ListColumn<Row>[],
  sort: string,
  settings: CellSettings,
  drawn: Drawn,
): readonly TableColumn<Row>[] {
  const seen = drawn === 'summary' ? columns.filter(({ kind }) => kind === 'name') : columns;
  return seen.map((column) => {
    const shared = { ...heading(column, sort), id: column.id, skeleton: outline(column, drawn) };
    if (column.kind === 'name') {
      return {
        ...shared,
        isRowHeader: true,
        cell: (row) =>
          nameCell(
            column.value(row),
            drawn === 'columns' ? null : summaryOf(columns, row, settings),
          ),
      };
    }
    return {
      ...shared,
      width: `${column.share ?? SHARES[column.kind]}%`,
      align: ENDS.has(column.kind) ? 'end' : undefined,
      cell: (row) => cellOf(column, row, settings) ?? (column.kind === 'badge' ? SILENT : null),
    };
  });
}
