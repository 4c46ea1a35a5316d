import { useDeferredValue, useMemo, useState } from 'react';
import { Avatar } from '../../../src/components/ui/Avatar';
import { Table, type TableAction, type TableColumn } from '../../../src/components/ui/Table';
import { buttonNamed, count, find, type Job, type Step, type } from '../job';
import { makePeople, matches, type Person } from '../people';
import { PlainTable } from '../plain/PlainTable';

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

const actions: readonly TableAction[] = [{ id: 'remove', label: 'Remove', tone: 'danger' }];
const keyOf = ({ id }: Person) => id;
const actionsOf = () => actions;

function OurTable({ rows }: { rows: readonly Person[] }) {
  return (
    <Table
      caption="Users"
      columns={columns}
      rows={rows}
      getRowKey={keyOf}
      getRowLabel={nameOf}
      rowActions={actionsOf}
      selectable
    />
  );
}

const versions = { ours: OurTable, plain: PlainTable };

/** A page of rows, and a button for the next; what turns the pages is the same on both sides. */
function paged(Rows: typeof PlainTable) {
  return function Paged() {
    const [page, setPage] = useState(0);
    const rows = useMemo(() => people.slice(page * PAGE, (page + 1) * PAGE), [page]);
    return (
      <>
        <button type="button" onClick={() => setPage((page + 1) % PAGES)}>
          Next page
        </button>
        <Rows rows={rows} />
      </>
    );
  };
}

const pages = { ours: paged(versions.ours), plain: paged(versions.plain) };

const someone = people.slice(0, PAGE);

/** Ours filters behind the keystroke, as the kit asks; plain at once. */
function OurSearch() {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const rows = useMemo(() => someone.filter((person) => matches(person, wanted)), [wanted]);
  return (
    <>
      <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <OurTable rows={rows} />
    </>
  );
}

function PlainSearch() {
  const [search, setSearch] = useState('');
  const rows = useMemo(() => someone.filter((person) => matches(person, search)), [search]);
  return (
    <>
      <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      <PlainTable rows={rows} />
    </>
  );
}

function outcome(root: HTMLElement): string {
  const first = root.querySelector('tbody tr')?.textContent ?? 'nobody';
  return [
    `${count(root, 'tbody tr')} rows from ${first}`,
    `${count(root, ':checked')} checked`,
    `${count(root, 'img')} pictures`,
    `${count(root, 'button')} buttons`,
    root.querySelector('[role=status]')?.textContent ?? '',
  ].join(', ');
}

/** Found by place and not by a search of the whole page, which would weigh on both sides. */
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

function nextPage(page: number): Step {
  const { email = '' } = people[page * PAGE] ?? {};
  return {
    act: (root) => buttonNamed(root, 'Next page').click(),
    isDone: (root) => find(root, 'tbody tr').textContent?.includes(email) ?? false,
  };
}

function search(text: string): Step {
  const found = someone.filter((person) => matches(person, text)).length;
  return {
    act: (root) => type(find(root, '[type=search]'), text),
    isDone: (root) => count(root, 'tbody tr') === found,
  };
}

const base = { kind: 'time', pages, outcome } as const;

/** 100 rows with avatar, checkbox and menu button: what issue after issue puts on the screen. */
export const tableJobs: readonly Job[] = [
  { ...base, name: 'table of 100 rows: mount', goal: 1.3 },
  { ...base, name: 'table: next page', goal: 1.3, steps: [1, 2, 3, 4].map(nextPage) },
  {
    ...base,
    name: 'table: one checkbox',
    goal: 1.2,
    steps: Array.from({ length: 20 }, (_, at) => press(at * 4)),
  },
  { ...base, name: 'table: select all', goal: 1.5, steps: [PAGE, 0, PAGE, 0].map(pressAll) },
  {
    ...base,
    name: 'table: search',
    goal: 1.4,
    pages: { ours: OurSearch, plain: PlainSearch },
    steps: ['a', 'an', 'ann', 'anna.b'].map(search),
  },
  { ...base, name: 'table of 100 rows: heap', kind: 'heap', goal: 1.6 },
];
