import { listActivity } from '../../src/api/calls/activity';
import { listPreferences } from '../../src/api/calls/preferences';
import {
  getRecoveryCodes,
  listDevices,
  listPasskeys,
  makeRecoveryCodes,
} from '../../src/api/calls/sign-in-ways';
import { ActivityFeed } from '../../src/components/activity/ActivityFeed';
import { ActivityScreen } from '../../src/components/activity/ActivityScreen';
import { DevicesSection } from '../../src/components/users/DevicesSection';
import { PasskeysSection } from '../../src/components/users/PasskeysSection';
import { RecoveryCodesList } from '../../src/components/users/RecoveryCodesList';
import { RecoveryCodesSection } from '../../src/components/users/RecoveryCodesSection';
import { ALLOWED } from '../../src/domain/access';
import type { ActivityEntry } from '../../src/domain/activity/activity';
import type { Passkey } from '../../src/domain/auth/passkey';
import type { RecoveryCodesLeft } from '../../src/domain/auth/recovery-code';
import { FIRST_QUERY } from '../../src/domain/list-query';
import { readColumns, readDensity } from '../../src/domain/lists/list-settings';
import { readViews } from '../../src/domain/lists/list-views';
import type { Page } from '../../src/domain/paging';
import { readUsed } from '../../src/domain/palette/used-entries';
import { type Preferences, preferenceOf } from '../../src/domain/preferences/preferences';
import { mapReading } from '../../src/domain/reading';
import type { Device } from '../../src/domain/users/device';
import { DEMO_RECOVERY_CODES } from '../../src/sandbox/world/accounts';
import { FUZZ_NOW, type FuzzedRead, fuzzed, nothing, page, reading, shown } from './fuzzed-read';

const EMAIL = 'maren@fjord.example';
const at = '2026-03-01T08:00:00Z';

const entry = {
  id: 'a-1',
  at,
  action: 'user.roleChanged',
  by: { email: EMAIL, name: 'Maren Okafor' },
  impersonatedBy: { email: 'ada@fjord.example', name: 'Ada' },
  subject: { type: 'user', id: 'bo@fjord.example', name: 'Bo' },
  customerName: 'Halvorsen AS',
  added: ['Support Desk'],
  removed: ['Guest'],
  reason: 'They asked.',
};

const list = {
  searchText: '',
  onSearchTextChange: nothing,
  isSearchTooShort: false,
  query: FIRST_QUERY,
  onQueryChange: nothing,
  selectedKeys: new Set<string>(),
  onSelectionChange: nothing,
  access: ALLOWED,
  now: FUZZ_NOW,
};

/** Everything that is read out of what is kept, as the hooks read it. */
function Kept({ preferences }: { readonly preferences: Preferences }) {
  const of = (key: string) => preferenceOf(preferences, key);
  const kept = [
    ...(readColumns(of('lists.users.columns')) ?? []),
    ...(readViews(of('lists.users.views')) ?? []).flatMap(({ name, search }) => [name, search]),
    ...readUsed(of('palette.recent')),
    readDensity(of('lists.density')),
  ];
  return <p>{kept.join(' ')}</p>;
}

/** Reads of what people use all day: activity, preferences, and the ways to sign in. */
export const DAILY_READS: readonly FuzzedRead[] = [
  fuzzed<Page<ActivityEntry>>({
    name: 'listActivity',
    call: (client) => listActivity(client, page),
    answer: {
      data: [entry, { ...entry, id: 'a-2', by: null, subject: { type: 'order', id: 'o-1' } }],
      totalRecords: 2,
      totalPages: 1,
      facets: { area: [{ value: 'user', count: 2 }] },
    },
    show: (read) => (
      <>
        <ActivityScreen
          access={ALLOWED}
          list={{ ...list, rows: reading(read) }}
          now={FUZZ_NOW}
          hasCustomers
        />
        <ActivityFeed
          {...list}
          record={{ type: 'user', id: EMAIL }}
          entries={mapReading(reading(read), ({ data }) => data)}
          hasMore
          onMore={nothing}
        />
      </>
    ),
  }),
  fuzzed<Preferences>({
    name: 'listPreferences',
    call: (client) => listPreferences(client),
    answer: [
      { key: 'lists.users.columns', value: ['name', 'email'] },
      { key: 'lists.users.views', value: [{ name: 'Mine', search: 'role=Admin' }] },
      { key: 'palette.recent', value: ['customer:c-1'] },
      { key: 'lists.density', value: 'compact' },
    ],
    show: shown((preferences) => <Kept preferences={preferences} />),
  }),
  fuzzed<readonly Device[]>({
    name: 'listDevices',
    call: (client) => listDevices(client),
    answer: [
      { id: 'd-1', name: 'Firefox', place: 'Oslo', lastSeen: at, isCurrent: true },
      { id: 'd-2', name: '', lastSeen: at, isCurrent: false, isSignedIn: false, trustedUntil: at },
    ],
    show: (read) => (
      <DevicesSection
        devices={reading(read)}
        now={FUZZ_NOW}
        forgettingId={null}
        forgetFailure={null}
        onForget={nothing}
        onSignOut={nothing}
        onSignOutOthers={nothing}
        signOut={null}
      />
    ),
  }),
  fuzzed<readonly Passkey[]>({
    name: 'listPasskeys',
    call: (client) => listPasskeys(client),
    answer: [
      { id: 'p-1', name: 'Laptop', createdAt: at, lastUsedAt: at },
      { id: 'p-2', name: '', createdAt: at },
    ],
    show: (read) => (
      <PasskeysSection
        passkeys={reading(read)}
        now={FUZZ_NOW}
        isSupported
        isAdding={false}
        addRefusal={null}
        addFailure={null}
        onAdd={nothing}
        onRename={nothing}
        onRemove={nothing}
        naming={null}
        removal={null}
      />
    ),
  }),
  fuzzed<RecoveryCodesLeft>({
    name: 'getRecoveryCodes',
    call: (client) => getRecoveryCodes(client),
    answer: { left: 9, total: 10 },
    show: (read) => (
      <RecoveryCodesSection email={EMAIL} left={reading(read)} onMake={nothing} dialog={null} />
    ),
  }),
  fuzzed<readonly string[]>({
    name: 'makeRecoveryCodes',
    call: (client) => makeRecoveryCodes(client),
    answer: { codes: DEMO_RECOVERY_CODES },
    show: shown((codes) => (
      <RecoveryCodesList
        codes={codes}
        email={EMAIL}
        copying={{ isCopied: false, isRefused: false, onCopy: nothing }}
        onSave={nothing}
        onPrint={nothing}
      />
    )),
  }),
];
