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
import type { ListBadge, ListColumn, ListMeter, ListName, NarrowPlace } from './list-props';
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

/** Badges of what is unusual: a normal state is a text. */
function unusualOf(value: ListBadge | readonly ListBadge[] | string | null): readonly ListBadge[] {
  return value === null || typeof value === 'string' ? [] : [value].flat();
}

const loudness = ({ tone = 'neutral' }: ListBadge) => ['warning', 'danger'].indexOf(tone);

/** The gravest badge, and the number of the others, which a hover and a screen reader name. */
function badgesOf(badges: readonly ListBadge[]): ReactNode {
  const [first, ...others] = [...badges].sort((a, b) => loudness(b) - loudness(a));
  if (!first) return null;
  const rest = others.map(({ label }) => label).join(', ');
  return (
    <>
      <Badge tone={first.tone}>{first.label}</Badge>
      {rest && (
        <span data-list="more" dir="ltr" role="img" aria-label={rest} title={rest}>
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
      return typeof value === 'string' ? value : badgesOf(unusualOf(value));
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

/** What a narrow list shows of a row, besides its name. */
interface NarrowLines extends Record<Exclude<NarrowPlace, 'none'>, ReactNode[]> {
  readonly badges: readonly ListBadge[];
}

/** The name; the badges and the second line are for a list with columns. */
function nameCell(
  { text, detail, href, picture, badges = [] }: ListName,
  lines: NarrowLines | null,
  drawn: Drawn,
) {
  const title = href === undefined ? <bdi>{text}</bdi> : link(text, href, true);
  const isWide = drawn !== 'summary';
  // Where only a few columns have room, badges are below the name.
  const isFew = drawn === 'few';
  const beside = isWide && !isFew && badges.length > 0;
  return pictured(
    picture,
    <span data-list="name">
      {beside || lines ? (
        <span>
          {title}
          {beside && badgesOf(badges)}
          {lines && lines.lead.length > 0 && <span data-list="lead">{lines.lead}</span>}
        </span>
      ) : (
        title
      )}
      {isWide && !isFew && detail && <small>{detail}</small>}
      {isFew && (detail || badges.length > 0) && (
        <small data-badges="">
          {badgesOf(badges)}
          {detail && <bdi>{detail}</bdi>}
        </small>
      )}
      {lines && (lines.second.length > 0 || detail) && (
        <small data-list="second">
          {lines.second}
          {[...new Set(detail?.split(' · '))].filter(Boolean).map((words) => (
            <span key={words}>
              <span>{words}</span>
            </span>
          ))}
        </small>
      )}
      {lines && (lines.third.length > 0 || lines.badges.length > 0) && (
        <small data-list="third">
          {lines.third.length > 0 && <span>{lines.third}</span>}
          {lines.badges.length > 0 && <span data-badges="">{badgesOf(lines.badges)}</span>}
        </small>
      )}
    </span>,
  );
}

/** What a narrow list never truncates. */
const WHOLE = new Set(['money', 'time']);

const SECOND = new Set(['text', 'link', 'number', 'meter']);

/** A row's values for a narrow list without columns. */
function narrowLines<Row>(
  columns: readonly ListColumn<Row>[],
  row: Row,
  settings: CellSettings,
  badges: readonly ListBadge[],
): NarrowLines {
  const lines = { lead: [], second: [], third: [] } as Record<string, ReactNode[]>;
  const all = [...badges];
  for (const column of columns) {
    if (column.kind === 'name') continue;
    const { narrow = SECOND.has(column.kind) ? 'second' : 'third' } = column;
    const line = lines[typeof narrow === 'function' ? narrow(row) : narrow];
    if (!line) continue;
    if (column.kind === 'badge') {
      const more = unusualOf(column.value(row));
      all.push(...more.filter(({ label }) => !all.some((one) => one.label === label)));
      continue;
    }
    const words = column.kind === 'meter' && column.value(row)?.words?.();
    const cell = words || cellOf(column, row, settings);
    if (cell === null || cell === undefined || cell === '') continue;
    line.push(
      <span key={column.id} data-whole={WHOLE.has(column.kind) ? '' : undefined}>
        <span data-list={column.isHeaded ? undefined : 'heading'}>{`${column.header}: `}</span>
        <span>{cell}</span>
      </span>,
    );
  }
  return { ...(lines as Pick<NarrowLines, 'lead' | 'second' | 'third'>), badges: all };
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
      {(column.hasDetail || drawn === 'summary') && <Skeleton width="70%" height={10} />}
      {drawn === 'summary' && <Skeleton width="40%" height={10} />}
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

/** The columns that have room beside the name of a list that is neither wide nor narrow. */
const FEW = 3;

/** Their width in percent at least. */
const FEW_SHARES = {
  text: 17,
  badge: 18,
  number: 16,
  meter: 16,
  money: 18,
  time: 20,
  day: 18,
  link: 21,
} as const;

/** What is added to a width in percent, as there are fewer columns. */
const FEW_MORE = 4;

/** The name and the columns that matter most, in the order of the list. */
function fewOf<Row>(columns: readonly ListColumn<Row>[]): readonly ListColumn<Row>[] {
  const others = columns.filter(({ kind, priority }) => kind !== 'name' && priority !== 4);
  const kept = [...others].sort((a, b) => (a.priority ?? 2) - (b.priority ?? 2)).slice(0, FEW);
  return columns.filter((column) => column.kind === 'name' || kept.includes(column));
}

/** The columns for the list's table. Keep the returned value stable. */
export function tableColumns<Row>(
  columns: readonly ListColumn<Row>[],
  sort: string,
  settings: CellSettings,
  drawn: Drawn,
): readonly TableColumn<Row>[] {
  const isFew = drawn === 'few';
  const few = isFew ? fewOf(columns) : columns;
  const seen = drawn === 'summary' ? columns.filter(({ kind }) => kind === 'name') : few;
  const left = columns.filter((column) => !seen.includes(column));
  /** A badge whose column has no room stands beside the name. */
  function nameOf(name: ListName, row: Row): ListName {
    const more = left.flatMap((one) => (one.kind === 'badge' ? unusualOf(one.value(row)) : []));
    return more.length > 0 ? { ...name, badges: [...(name.badges ?? []), ...more] } : name;
  }
  return seen.map((column) => {
    const shared = { ...heading(column, sort), id: column.id, skeleton: outline(column, drawn) };
    if (column.kind === 'name') {
      return {
        ...shared,
        isRowHeader: true,
        cell(row) {
          const name = column.value(row);
          if (isFew) return nameCell(nameOf(name, row), null, drawn);
          const isNarrow = drawn !== 'columns';
          const lines = isNarrow ? narrowLines(columns, row, settings, name.badges ?? []) : null;
          return nameCell(name, lines, drawn);
        },
      };
    }
    const share = column.share ?? SHARES[column.kind];
    return {
      ...shared,
      width: `${isFew ? Math.max(share + FEW_MORE, FEW_SHARES[column.kind]) : share}%`,
      align: ENDS.has(column.kind) ? 'end' : undefined,
      cell: (row) => cellOf(column, row, settings) ?? (column.kind === 'badge' ? SILENT : null),
    };
  });
}
