import { useState } from 'react';
import { withoutIds } from '../../../domain/list-ids';
import { isFiltered, type ListQuery, withFilter } from '../../../domain/list-query';
import type { Facet } from '../../../domain/paging';
import { uiListMessages } from '../../../messages/generated/en/ui';
import { useMessages } from '../../../messages/messages';
import { Button } from '../Button';
import type { FilterOption } from './FilterMenu';
import { LazyFilterMenu } from './LazyFilterMenu';
import { ListDateFilter } from './ListDateFilter';
import type { ListFilter } from './list-props';

interface ListFiltersProps {
  filters: readonly ListFilter[];
  /** What the server counts; undefined while it has not answered. */
  facets: readonly Facet[] | undefined;
  query: ListQuery;
  /** Milliseconds since 1970. */
  now: number;
  onQueryChange: (query: ListQuery) => void;
}

type ValueFilter = Exclude<ListFilter, { kind: 'days' } | { kind: 'month' }>;

/** In place of an id that nobody names. */
const UNNAMED = '—';

function optionsOf(
  { name, options, labelOf, isId = false }: ValueFilter,
  facets: readonly Facet[],
  chosen: readonly string[],
): readonly FilterOption[] {
  const counted = facets.find(({ field }) => field === name)?.values ?? [];
  const values = new Set([...(options ?? counted.map(({ value }) => value)), ...chosen]);
  // A comma stands between values on the wire (wire §2).
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

/** The filters of a list that the server can answer, and a button that takes them all away. */
export function ListFilters({ filters, facets, query, now, onQueryChange }: ListFiltersProps) {
  const t = useMessages(uiListMessages);
  // What was counted last stays while another answer is awaited, after a failure, and where nothing
  // matches.
  const [known, setKnown] = useState(facets);
  const isNews = facets !== undefined && facets !== known;
  if (isNews && (facets.length > 0 || known === undefined)) setKnown(facets);
  const counted = facets && facets.length > 0 ? facets : known;

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
      {/* Just some records are another thing, with a way out of its own. */}
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
