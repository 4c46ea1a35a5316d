import type { MouseEvent } from 'react';
import { type ListQuery, nextSort } from '../../../domain/list-query';
import { readPage } from '../../../domain/read-page';
import { follow, staysHere } from '../follow-link';
import { useNavigate } from '../NavigationProvider';
import { recordRows } from '../table/record-rows';

interface ListPresses<Row> {
  rows: readonly Row[];
  query: ListQuery;
  onQueryChange: (query: ListQuery) => void;
  onOpen: ((row: Row) => void) | undefined;
}

/** Elements with their own press behaviour. */
const OWN_PRESS = 'a, button, input, select, textarea, label, [data-tool], [popover]';

/** The index of the pressed row, outside its controls; -1 outside, or when selecting text. */
function rowIndexAt(target: Element): number {
  const row = target.closest<HTMLTableRowElement>('tr[data-row]');
  const isMarking = readPage(target.ownerDocument, 'getSelection')()?.type === 'Range';
  return !row || isMarking || target.closest(OWN_PRESS)
    ? -1
    : recordRows(row.parentElement).indexOf(row);
}

/** Delegated listeners for all headings, links and rows of a list. */
export function useListPresses<Row>({ rows, query, onQueryChange, onOpen }: ListPresses<Row>) {
  const navigate = useNavigate();

  function pressRow(target: Element, event: MouseEvent): void {
    const row = rows[rowIndexAt(target)];
    if (row === undefined) return;
    const tr = target.closest('tr');
    const name = tr?.querySelector<HTMLElement>('a[data-list-link="name"]');
    const isNewTab = event.metaKey || event.ctrlKey;
    // Closing the drawer returns the focus here.
    name?.focus({ preventScroll: true });
    if (onOpen && !isNewTab) onOpen(row);
    else {
      const pressed = name ?? tr?.querySelector('[data-select]');
      pressed?.dispatchEvent(new globalThis.MouseEvent('click', event.nativeEvent));
    }
  }

  return function onClick(event: MouseEvent<HTMLElement>): void {
    const target = event.target as Element;
    // Overlays of the list are its descendants in React only.
    if (event.defaultPrevented || !event.currentTarget.contains(target)) return;
    const by = target.closest<HTMLElement>('[data-list="sort"]')?.dataset.by;
    if (by !== undefined) {
      onQueryChange({ ...query, sort: nextSort(query.sort, by), pageNumber: 1 });
      return;
    }
    const link = target.closest<HTMLAnchorElement>('a[data-list-link]');
    if (!link) pressRow(target, event);
    else if (staysHere(event, link)) follow(event, link, navigate);
  };
}
