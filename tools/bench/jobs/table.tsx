import { Fragment, useMemo, useState } from 'react';
import type { PagePosition } from '../../../src/components';
import {
  Avatar,
  Pager,
  SearchField,
  Table,
  type TableAction,
  type TableColumn,
} from '../../../src/components/ui';
import { ThemeProvider } from '../../../src/theme';
import { buttonNamed, count, find, type Job, type Step, type } from '../job';
import { makePeople, matches, type Person } from '../people';
import { PlainPager } from '../plain/PlainPager';
import { type PlainColumn, PlainTable } from '../plain/PlainTable';

const PAGE = 100;
const PAGES = 5;
const people = makePeople(PAGE * PAGES);

function nameOf({ firstname, lastname }: Person): string {
  return `${firstname} ${lastname}`;
}

const columns: readonly TableColumn<Person>[] = [
  {
    id: 'user',
    header: 'User',
    isRowHeader: true,
    cell: (person) => (
      <span className="person">
        <Avatar
          isDecorative
          firstname={person.firstname}
          lastname={person.lastname}
          email={person.email}
          picture={person.picture}
        />
        <span>
          {nameOf(person)}
          <small>{person.email}</small>
        </span>
      </span>
    ),
  },
  { id: 'role', header: 'Role', cell: ({ role }) => role },
  { id: 'customer', header: 'Customer', cell: ({ customer }) => customer },
  { id: 'lastSeen', header: 'Last seen', cell: ({ lastSeen }) => lastSeen },
];

const plainColumns: readonly PlainColumn[] = [
  { header: 'Role', cell: ({ role }) => role },
  { header: 'Customer', cell: ({ customer }) => customer },
  { header: 'Last seen', cell: ({ lastSeen }) => lastSeen },
];

const actions: readonly TableAction[] = [{ id: 'remove', label: 'Remove', tone: 'danger' }];
const keyOf = ({ id }: Person) => id;
const actionsOf = () => actions;

/** The people that a search finds, and the page of them that is shown: the same on all sides. */
function useList(all: readonly Person[]) {
  const [search, setSearch] = useState('');
  const [position, setPosition] = useState<PagePosition>({ pageNumber: 1, pageSize: PAGE });
  const { pageNumber, pageSize } = position;
  const found = useMemo(() => all.filter((person) => matches(person, search)), [all, search]);
  const rows = useMemo(
    () => found.slice((pageNumber - 1) * pageSize, pageNumber * pageSize),
    [found, pageNumber, pageSize],
  );
  function onSearch(text: string): void {
    setSearch(text);
    setPosition((before) => ({ ...before, pageNumber: 1 }));
  }
  return { search, onSearch, position, setPosition, total: found.length, rows };
}

function OurList({ all }: { all: readonly Person[] }) {
  const { search, onSearch, position, setPosition, total, rows } = useList(all);
  return (
    <>
      <SearchField label="Search users" isLabelHidden value={search} onChange={onSearch} />
      <Table
        caption="Users"
        columns={columns}
        rows={rows}
        getRowKey={keyOf}
        getRowLabel={nameOf}
        rowActions={actionsOf}
        selectable
        footer={
          <Pager
            value={position}
            onChange={setPosition}
            totalRecords={total}
            rowCount={rows.length}
          />
        }
      />
    </>
  );
}

function PlainList({ all }: { all: readonly Person[] }) {
  const { search, onSearch, position, setPosition, total, rows } = useList(all);
  return (
    <>
      <input
        type="search"
        aria-label="Search users"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <PlainTable rows={rows} columns={plainColumns}>
        <PlainPager
          page={position.pageNumber}
          size={position.pageSize}
          total={total}
          onPage={(pageNumber) => setPosition({ ...position, pageNumber })}
          onSize={(pageSize) => setPosition({ pageNumber: 1, pageSize })}
        />
      </PlainTable>
    </>
  );
}

const List = SIDE === 'ours' ? OurList : PlainList;
const Frame = SIDE === 'ours' ? ThemeProvider : Fragment;
const someone = people.slice(0, PAGE);

function page(all: readonly Person[]) {
  return () => (
    <Frame>
      <List all={all} />
    </Frame>
  );
}

function outcome(root: HTMLElement): string {
  const first = root.querySelector('tbody small')?.textContent ?? 'nobody';
  return [
    `${count(root, 'tbody tr')} rows from ${first}`,
    `${count(root, 'input:checked')} checked`,
    `${count(root, 'img')} pictures`,
    `${count(root, 'table button')} buttons in it`,
    ...[...root.querySelectorAll('[role=status]')].map(({ textContent }) => textContent),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Found by place and not by a search of the whole page, which would weigh on all sides. */
function boxAt(root: HTMLElement, at: number): HTMLInputElement {
  const row = root.querySelector('table')?.tBodies[0]?.rows[at];
  if (!row) throw new Error(`There is no row ${at}.`);
  return find(row, '[type=checkbox]');
}

function press(at: number): Step {
  return {
    act: (root) => boxAt(root, at).click(),
    isDone: (root) => boxAt(root, at).checked,
  };
}

function pressAll(checked: number): Step {
  return {
    act: (root) => find(root, 'thead [type=checkbox]').click(),
    isDone: (root) => count(root, 'tbody :checked') === checked,
  };
}

function nextPage(at: number): Step {
  const { email = '' } = people[at * PAGE] ?? {};
  return {
    act: (root) => buttonNamed(find(root, 'nav'), 'Next page').click(),
    isDone: (root) => find(root, 'tbody tr').textContent?.includes(email) ?? false,
  };
}

function search(text: string, among: readonly Person[] = someone): Step {
  const found = among.filter((person) => matches(person, text)).length;
  return {
    act: (root) => type(find(root, '[type=search]'), text),
    isDone: (root) => count(root, 'tbody tr') === found,
  };
}

/** One thing after the other on one page, as a user does them. */
const SESSION: readonly (readonly [string, Step])[] = [
  ['next page', nextPage(1)],
  ['one checkbox', press(8)],
  ['select all', pressAll(PAGE)],
  ['search', search('anna.b', people)],
];

const base = { page: page(people), outcome } as const;

/** 100 rows with avatar, checkbox and menu button, a search over them and a pager under them. */
export const jobs: readonly Job[] = [
  { ...base, name: 'table of 100 rows: mount' },
  { ...base, name: 'table: next page', steps: [1, 2, 3, 4].map(nextPage), coldSteps: 1 },
  {
    ...base,
    name: 'table: one checkbox',
    steps: Array.from({ length: 20 }, (_, at) => press(at * 4)),
    coldSteps: 1,
  },
  { ...base, name: 'table: select all', steps: [PAGE, 0, PAGE, 0].map(pressAll), coldSteps: 1 },
  {
    ...base,
    name: 'table: search',
    page: page(someone),
    steps: ['a', 'an', 'ann', 'anna.b'].map((text) => search(text)),
  },
  { ...base, name: 'table of 100 rows: heap', kind: 'heap' },
  ...SESSION.map(
    ([name, step], at): Job => ({
      ...base,
      name: `table in a session: ${name}`,
      temperatures: ['cold'],
      before: SESSION.slice(0, at).map(([, step]) => step),
      steps: [step],
    }),
  ),
  {
    ...base,
    name: 'table in a session: heap',
    kind: 'heap',
    temperatures: ['cold'],
    steps: SESSION.map(([, step]) => step),
  },
];
