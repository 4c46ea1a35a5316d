import { useState } from 'react';
import {
  dayFilterNames,
  isFiltered,
  type ListQuery,
  withFilter,
  withoutIds,
} from '../../../domain/list-query';
import type { Facet } from '../../../domain/paging';
import { civilDateOf, monthOf } from '../../../domain/time/civil-date';
import { formatCivilDate, formatCivilMonth } from '../../../domain/time/civil-format';
import { uiListMessages } from '../../../messages/generated/en/ui';
import type { Translate } from '../../../messages/messages';
import { useMessages, useMessagesLocale } from '../../../messages/messages';
import { Button } from '../Button';
import { CalendarIcon } from '../icons';
import { useLateOverlay } from '../useLateOverlay';
import type { FilterOption } from './FilterMenu';
import { LazyFilterMenu } from './LazyFilterMenu';
import type { ListFilter } from './list-props';

/** Split: it depends on react-aria, and is not needed for the first render. */
const loadFilter = async () => (await import('./DateFilter')).DateFilter;

interface ListDateFilterProps {
  filter: Extract<ListFilter, { kind: 'days' } | { kind: 'month' }>;
  query: ListQuery;
  /** Current time in milliseconds since 1970. */
  now: number;
  onQueryChange: (query: ListQuery) => void;
}

/** The selected values of a filter in words; undefined if there are none. */
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

/** Sets several filters of a query to one value each, or to none. */
function withValues(
  query: ListQuery,
  fields: readonly (readonly [name: string, value: string | null])[],
): ListQuery {
  return fields.reduce(
    (changed, [name, value]) => withFilter(changed, name, value === null ? [] : [value]),
    query,
  );
}

/** A button that opens a date or month filter. */
function ListDateFilter({ filter, query, now, onQueryChange }: ListDateFilterProps) {
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

interface ListFiltersProps {
  filters: readonly ListFilter[];
  /** The server's counts; undefined until it has answered. */
  facets: readonly Facet[] | undefined;
  query: ListQuery;
  /** Current time in milliseconds since 1970. */
  now: number;
  onQueryChange: (query: ListQuery) => void;
}

type ValueFilter = Exclude<ListFilter, { kind: 'days' } | { kind: 'month' }>;

/** Shown for an id without a name. */
const UNNAMED = '—';

function optionsOf(
  { name, options, labelOf, isId = false }: ValueFilter,
  facets: readonly Facet[],
  chosen: readonly string[],
): readonly FilterOption[] {
  const counted = facets.find(({ field }) => field === name)?.values ?? [];
  const values = new Set([...(options ?? counted.map(({ value }) => value)), ...chosen]);
  // Values are comma-separated on the wire (wire §2).
  return [...values]
    .filter((value) => !value.includes(','))
    .map((value) => {
      const facet = counted.find((one) => one.value === value);
      return {
        value,
        label: labelOf?.(value) ?? facet?.label ?? (isId ? UNNAMED : value),
        count: facet?.count,
        isChosen: chosen.includes(value),
      };
    });
}

/** The filters of a list that the server supports, and a button to reset them. */
export function ListFilters({ filters, facets, query, now, onQueryChange }: ListFiltersProps) {
  const t = useMessages(uiListMessages);
  // Keeps the last counts while loading, after a failure, and if nothing
  // matches.
  const [lastFacets, setLastFacets] = useState(facets);
  const isNews = facets !== undefined && facets !== lastFacets;
  if (isNews && (facets.length > 0 || lastFacets === undefined)) setLastFacets(facets);
  const counted = facets && facets.length > 0 ? facets : lastFacets;

  return (
    <>
      {filters.map((filter) => {
        const { name, label } = filter;
        if (filter.kind === 'days' || filter.kind === 'month') {
          return <ListDateFilter key={name} {...{ filter, query, now, onQueryChange }} />;
        }
        const chosen = query.filters[name] ?? [];
        const options = optionsOf(filter, counted ?? [], chosen);
        if (counted !== undefined && options.length === 0) return null;
        const [first] = options.filter(({ isChosen }) => isChosen);
        const isUnnamed = first?.label === UNNAMED;
        const value = chosen.length > 1 || isUnnamed ? String(chosen.length) : first?.label;
        const text = value === undefined ? label : t('filterSet', { label, value });
        return (
          <LazyFilterMenu
            key={name}
            text={text}
            label={label}
            options={options}
            onToggle={(toggled) => {
              const rest = chosen.filter((each) => each !== toggled);
              const next = rest.length < chosen.length ? rest : [...chosen, toggled];
              onQueryChange(withFilter(query, name, next));
            }}
          />
        );
      })}
      {/* A list of given ids has its own way to show all. */}
      {isFiltered({ filters: withoutIds(query.filters) }) && (
        <Button
          variant="ghost"
          onPress={() => onQueryChange({ ...query, pageNumber: 1, filters: {} })}
        >
          {t('clearFilters')}
        </Button>
      )}
    </>
  );
}
