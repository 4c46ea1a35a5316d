import { useState } from 'react';
import { FIRST_QUERY, LinksProvider, SubscriptionsScreen } from '../../../src/components';
import { ThemeProvider } from '../../../src/theme';
import { buttonNamed, count, find, type Job, type Step } from '../job';
import { NOW, pageAt, SHOWN } from '../many-subscriptions';
import { PlainSubscriptions } from '../plain/PlainSubscriptions';

const PAGES = 4;
const nothing = () => {};
const LINKS = {
  subscription: (id: string) => `/subscriptions/${id}`,
  customer: (id: string) => `/customers/${id}`,
};
for (let at = 1; at <= PAGES + 1; at += 1) pageAt(at);

function Ours() {
  const [pageNumber, setPageNumber] = useState(1);
  return (
    <SubscriptionsScreen
      access={{ allowed: true }}
      list={{
        rows: { status: 'ready', data: pageAt(pageNumber), isStale: false },
        query: { ...FIRST_QUERY, pageNumber, pageSize: SHOWN },
        onQueryChange: (query) => setPageNumber(query.pageNumber),
        searchText: '',
        onSearchTextChange: nothing,
        isSearchTooShort: false,
        selectedKeys: new Set(),
        onSelectionChange: nothing,
      }}
      scope="all"
      hasScopes
      view="all"
      onViewChange={nothing}
      isGrouped={false}
      onGroupedChange={nothing}
      attentionCount={3}
      now={NOW}
    />
  );
}

function Plain() {
  const [pageNumber, setPageNumber] = useState(1);
  return (
    <PlainSubscriptions
      page={pageAt(pageNumber)}
      pageNumber={pageNumber}
      size={SHOWN}
      now={NOW}
      onPage={setPageNumber}
    />
  );
}

function OurPage() {
  return (
    <ThemeProvider>
      <LinksProvider links={LINKS}>
        <Ours />
      </LinksProvider>
    </ThemeProvider>
  );
}

const Subscriptions = SIDE === 'ours' ? OurPage : Plain;

const firstName = (root: HTMLElement) => root.querySelector('tbody th a')?.textContent ?? '';

const nextPages: readonly Step[] = Array.from({ length: PAGES }, (_, at) => ({
  act: (root) => buttonNamed(root, 'Next page').click(),
  isDone: (root) => firstName(root) === pageAt(at + 2).data[0]?.productName,
}));

function outcome(root: HTMLElement): string {
  const table = find(root, 'table');
  return [
    `${count(table, 'tbody tr')} rows from ${firstName(root)}`,
    `${count(table, 'tbody td a')} links, ${count(table, 'tbody td time')} times`,
    `${count(root, 'nav select')} pager`,
  ].join(', ');
}

const base = { page: Subscriptions, outcome } as const;

/** A page of 100 of 50,000 subscriptions, with meters, links, prices and days. */
export const jobs: readonly Job[] = [
  { ...base, name: 'subscriptions, 100 of 50,000: mount' },
  { ...base, name: 'subscriptions, 100 of 50,000: next page', steps: nextPages, coldSteps: 1 },
];
