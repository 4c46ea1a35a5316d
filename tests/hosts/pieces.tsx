import { type ReactElement, useState } from 'react';
import { EntryLoginScreen } from '../../src/components/auth/EntryLoginScreen';
import { TwoFactorForm } from '../../src/components/auth/TwoFactorForm';
import { NotificationCenter } from '../../src/components/notifications/NotificationCenter';
import { RolesScreen } from '../../src/components/roles/RolesScreen';
import { AppShell } from '../../src/components/shell/AppShell';
import { Banner } from '../../src/components/ui/Banner';
import { Button } from '../../src/components/ui/Button';
import { Checkbox } from '../../src/components/ui/Checkbox';
import { Menu, MenuItem, MenuTrigger } from '../../src/components/ui/Menu';
import { Modal } from '../../src/components/ui/Modal';
import { Pager } from '../../src/components/ui/Pager';
import { PasswordField } from '../../src/components/ui/PasswordField';
import { ProgressBar } from '../../src/components/ui/ProgressBar';
import { SearchField } from '../../src/components/ui/SearchField';
import { Select } from '../../src/components/ui/Select';
import { Switch } from '../../src/components/ui/Switch';
import { Table, type TableColumn } from '../../src/components/ui/Table';
import { Tabs } from '../../src/components/ui/Tabs';
import { TextField } from '../../src/components/ui/TextField';
import type { Notification } from '../../src/domain/notifications/notification';
import { adminRole, guestRole, people, supportRole } from '../../stories/support/people';
import {
  getRowKey,
  getRowLabel,
  manyPeople,
  type Person,
  rowActionsOf,
} from '../../stories/ui/support/table-people';

const nothing = () => {};
const NOW = Date.UTC(2026, 2, 2, 9);
const ROLES = [adminRole, supportRole, guestRole];
const ROWS = manyPeople(4);
const COLUMNS: readonly TableColumn<Person>[] = [
  { id: 'name', header: 'User', isRowHeader: true, cell: ({ name }) => name },
  { id: 'login', header: 'Last login', cell: ({ lastLogin }) => lastLogin },
];
const ROW_ACTIONS = rowActionsOf(nothing);
const SELECTED = new Set([ROWS[1]?.email ?? '']);
const SHELL_LINKS = [{ id: 'roles', label: 'Roles', href: '/roles' }];
const COUNTRIES = ['Denmark', 'Egypt', 'France'].map((label) => ({ id: label, label }));
const TABS = ['Users', 'Permissions'].map((label) => ({ id: label, label, content: `${label} …` }));

const NOTIFICATIONS: readonly Notification[] = (['error', 'success'] as const).map(
  (severity, index) => ({
    id: String(index),
    type: 'Message',
    category: '',
    severity,
    title: `Order 10${index} was looked at`,
    description: 'First line\nSecond line',
    createdAt: new Date(NOW - 3_600_000),
    relatedEntityId: '',
    relatedEntityType: '',
  }),
);

function Kit() {
  return (
    <div>
      <Banner tone="warning" title="A banner" actions={<Button size="sm">Act</Button>}>
        With a text.
      </Banner>
      <div>
        <Button variant="primary">Primary</Button> <Button>Secondary</Button>{' '}
        <Button variant="danger" isPending={false}>
          Danger
        </Button>{' '}
        <Button isDisabled>Disabled</Button>
      </div>
      <TextField label="Name" description="As on the invoice." errorText="Name is required" />
      <PasswordField label="Password" autoComplete="off" />
      <SearchField label="Search" />
      <Select label="Country" items={COUNTRIES} defaultValue="Egypt" description="Where it is." />
      <Checkbox label="Checked" description="A text." defaultSelected />
      <Switch label="Switched on" defaultSelected />
      <ProgressBar label="Time remaining" value={12} maxValue={30} />
      <Tabs label="Parts" items={TABS} />
      <Table
        aria-label="People"
        columns={COLUMNS}
        rows={ROWS}
        getRowKey={getRowKey}
        getRowLabel={getRowLabel}
        rowActions={ROW_ACTIONS}
        selectedKeys={SELECTED}
        onSelectionChange={nothing}
      />
      <Pager totalRecords={42} rowCount={10} />
    </div>
  );
}

function Overlays() {
  const [chosen, setChosen] = useState('nothing');
  return (
    <div>
      <MenuTrigger trigger={<Button>Menu</Button>}>
        <Menu onAction={setChosen}>
          <MenuItem id="rename">Rename</MenuItem>
          <MenuItem id="remove">Remove</MenuItem>
        </Menu>
      </MenuTrigger>
      <Opened />
      <Banner title={`Chosen: ${chosen}`} />
      <NotificationCenter
        state={{ status: 'ready', data: NOTIFICATIONS, isStale: false }}
        bell={{ count: 2, severity: 'error', hasTask: false }}
        isPulsing={false}
        now={NOW}
        isMarkingAll={false}
        failure={null}
        credentials={{
          state: { status: 'closed' },
          open: nothing,
          close: nothing,
          show: nothing,
          mask: nothing,
          copy: nothing,
        }}
        onDismiss={nothing}
        dismissed={null}
        onMarkAllRead={nothing}
      />
      <Select label="Country" items={COUNTRIES} defaultValue="Egypt" />
      <TwoFactorForm isPending={false} failure={null} onSubmit={nothing} onBack={nothing} />
    </div>
  );
}

function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Dialog</Button>
      <Modal title="A dialog" isOpen={isOpen} onClose={() => setOpen(false)}>
        <TextField label="Inside" />
      </Modal>
    </>
  );
}

const PEOPLE = {
  status: 'ready',
  data: { data: people, totalRecords: 7, totalPages: 1 },
  isStale: false,
} as const;
const useRoleMembers = () => PEOPLE;

function Everything() {
  return (
    <>
      <Overlays />
      <Kit />
      <RolesScreen
        roles={{ status: 'ready', data: ROLES, isStale: false }}
        useRoleMembers={useRoleMembers}
        onAction={nothing}
        onView={nothing}
        onCreate={nothing}
      />
      <EntryLoginScreen
        brandName="Northwind Cloud"
        frame={{ links: { terms: '/terms', contact: '/contact' } }}
        form={{ isPending: false, failure: { kind: 'network' }, onSubmit: nothing }}
        external={{ onChoose: nothing }}
      />
    </>
  );
}

function Shell() {
  return (
    <AppShell
      brandName="Northwind Cloud"
      currentPath="/users"
      navigation={{
        items: [
          { id: 'users', label: 'Users', href: '/users', icon: null, items: SHELL_LINKS },
          { id: 'orders', label: 'Orders', href: '/orders', icon: null },
        ],
      }}
      account={{
        user: {
          username: 'Maren Okafor',
          firstname: 'Maren',
          lastname: 'Okafor',
          email: 'maren@northwind.example',
          roleName: 'Admin',
          userAvatar: '',
        },
        onSignOut: nothing,
      }}
    >
      <Kit />
    </AppShell>
  );
}

/** What is put into the hosts. */
export const PIECES: Readonly<Record<string, ReactElement>> = {
  everything: <Everything />,
  overlays: <Overlays />,
  shell: <Shell />,
};
