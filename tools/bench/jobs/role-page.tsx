import { useState } from 'react';
import type { RoleMember } from '../../../src/api';
import { LinksProvider, type ListQuery, RoleDetailScreen } from '../../../src/components';
import { ThemeProvider } from '../../../src/theme';
import { count, type Job } from '../job';
import { makePeople } from '../people';
import { makePermissions } from '../permissions';
import { PlainPager } from '../plain/PlainPager';
import { PlainRolePage } from '../plain/PlainRolePage';
import { type PlainColumn, PlainTable } from '../plain/PlainTable';
import { plainAgo } from '../plain/plain-ago';

const TOTAL = 340;
const SIZE = 100;
const people = makePeople(SIZE);
const permissions = makePermissions(40).flatMap((category) => category.permissions);
const role = { name: 'Account Admin', owner: 'ada@fjord.example', permissions };
const NOW = Date.UTC(2026, 9, 22);
const FIRST: ListQuery = {
  pageNumber: 1,
  pageSize: SIZE,
  searchString: '',
  sort: '',
  filters: {},
};
const nothing = () => {};
const LINKS = { user: (email: string) => `/users/${email}` };

const members: readonly RoleMember[] = people.map(
  ({ firstname, lastname, email, picture, isActive, lastLogin }) => ({
    email,
    firstname,
    lastname,
    userAvatar: picture ?? '',
    lastLoginDate: lastLogin,
    isActive,
    isSystem: false,
  }),
);
const page = { data: members, totalRecords: TOTAL, totalPages: 4 };
const userHref = ({ email }: { readonly email: string }) => LINKS.user(email);

const plainColumns: readonly PlainColumn[] = [
  { header: 'Active', cell: ({ isActive }) => (isActive ? 'Yes' : 'No') },
  { header: 'Last Login Date', cell: ({ lastLogin }) => plainAgo(lastLogin, NOW) },
];

function Ours() {
  const [searchText, setSearchText] = useState('');
  const [query, setQuery] = useState(FIRST);
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set());
  return (
    <RoleDetailScreen
      role={{ status: 'ready', data: role, isStale: false }}
      users={{
        list: {
          rows: { status: 'ready', data: page, isStale: false },
          searchText,
          onSearchTextChange: setSearchText,
          isSearchTooShort: false,
          query,
          onQueryChange: setQuery,
          selectedKeys,
          onSelectionChange: setSelectedKeys,
        },
        onAddUsers: nothing,
        onRevoke: nothing,
        now: NOW,
      }}
      editing={{ onEdit: nothing }}
      deletion={{ onDelete: nothing }}
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

function Plain() {
  const [searchText, setSearchText] = useState('');
  const [{ pageNumber, pageSize }, setPosition] = useState({ pageNumber: 1, pageSize: SIZE });
  return (
    <PlainRolePage {...role} total={TOTAL}>
      <input
        type="search"
        aria-label="Search users"
        value={searchText}
        onChange={({ target }) => setSearchText(target.value)}
      />
      <PlainTable rows={people} columns={plainColumns} href={userHref}>
        <PlainPager
          page={pageNumber}
          size={pageSize}
          total={TOTAL}
          onPage={(next) => setPosition({ pageNumber: next, pageSize })}
          onSize={(size) => setPosition({ pageNumber: 1, pageSize: size })}
        />
      </PlainTable>
    </PlainRolePage>
  );
}

/** A whole page of the console: a card of permissions, and 100 people with search and pager. */
export const jobs: readonly Job[] = [
  {
    name: "a role's page of 100 users: mount",
    page: SIDE === 'ours' ? OurPage : Plain,
    outcome: (root) =>
      [
        `${count(root, 'tbody tr')} rows`,
        `${count(root, 'tbody input')} boxes`,
        `${count(root, 'tbody button')} menus`,
        `${count(root, 'tbody a')} links`,
        `${count(root, 'img')} pictures`,
        root.querySelector('tbody time')?.outerHTML,
        root.querySelector('h2')?.textContent,
      ].join(', '),
  },
];
