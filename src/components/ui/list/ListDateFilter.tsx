import { dayFilterNames, type ListQuery, withFilter } from '../../../domain/list-query';
import { civilDateOf, monthOf } from '../../../domain/time/civil-date';
import { formatCivilDate, formatCivilMonth } from '../../../domain/time/civil-format';
import { uiListMessages } from '../../../messages/generated/en/ui';
import { type Translate, useMessages, useMessagesLocale } from '../../../messages/messages';
import { Button } from '../Button';
import { CalendarIcon } from '../icons';
import { useLateOverlay } from '../useLateOverlay';
import type { ListFilter } from './list-props';

/** It carries react-aria; a list is there before it. */
const loadFilter = async () => (await import('./DateFilter')).DateFilter;

interface ListDateFilterProps {
  filter: Extract<ListFilter, { kind: 'days' } | { kind: 'month' }>;
  query: ListQuery;
  /** Milliseconds since 1970. */
  now: number;
  onQueryChange: (query: ListQuery) => void;
}

/** What a filter is set to, in words; undefined for nothing. */
function wordsFor(
  { kind }: ListDateFilterProps['filter'],
  [first, last]: readonly (string | null)[],
  t: Translate<(typeof uiListMessages)['messages']>,
  locale: string,
): string | undefined {
  if (kind === 'month') return first ? formatCivilMonth(first, locale) : undefined;
  const day = (on: string) => formatCivilDate(on, locale);
  if (first && last) return `${day(first)} – ${day(last)}`;
  if (first) return t('daysFrom', { day: day(first) });
  return last ? t('daysUntil', { day: day(last) }) : undefined;
}

/** The query with other values of several filters, of each one or none. */
function withValues(
  query: ListQuery,
  fields: readonly (readonly [name: string, value: string | null])[],
): ListQuery {
  return fields.reduce(
    (changed, [name, value]) => withFilter(changed, name, value === null ? [] : [value]),
    query,
  );
}

/** A button that opens a filter of a list by days or by a month. */
export function ListDateFilter({ filter, query, now, onQueryChange }: ListDateFilterProps) {
  const t = useMessages(uiListMessages);
  const locale = useMessagesLocale();
  const { kind, name, label } = filter;
  const names: readonly string[] = kind === 'days' ? dayFilterNames(name) : [name];
  const values = names.map((each) => query.filters[each]?.[0] ?? null);
  const value = wordsFor(filter, values, t, locale);
  const text = value === undefined ? label : t('filterSet', { label, value });
  const { Overlay, ...late } = useLateOverlay(loadFilter, { kind: 'dialog' });
  return (
    <>
      <Button {...late.trigger}>
        <span>{text}</span>
        <CalendarIcon aria-hidden />
      </Button>
      {Overlay && (
        <Overlay
          {...{ kind, label, values }}
          {...late.place()}
          month={monthOf(civilDateOf(now))}
          onChange={(chosen) => {
            const fields = names.map((each, at) => [each, chosen[at] ?? null] as const);
            onQueryChange(withValues(query, fields));
          }}
        />
      )}
      {late.failure}
    </>
  );
}
