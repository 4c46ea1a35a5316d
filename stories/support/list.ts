import { fn } from 'storybook/test';
import type { ListState } from '../../src/contracts/list';
import { FIRST_QUERY } from '../../src/domain/list-query';
import type { Page } from '../../src/domain/paging';
import type { Reading } from '../../src/domain/reading';

/** The first page of a list that nobody has searched or selected from. */
export function listOf<Row>(
  rows: Reading<Page<Row>>,
  more: Partial<ListState<Row>> = {},
): ListState<Row> {
  return {
    rows,
    query: FIRST_QUERY,
    onQueryChange: fn(),
    searchText: '',
    onSearchTextChange: fn(),
    isSearchTooShort: false,
    selectedKeys: new Set<string>(),
    onSelectionChange: fn(),
    ...more,
  };
}
