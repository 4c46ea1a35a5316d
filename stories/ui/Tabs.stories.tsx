import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Badge } from '../../src/components/ui/Badge';
import { PermissionsIcon, SettingsIcon, UsersIcon } from '../../src/components/ui/icons';
import { NavigationProvider } from '../../src/components/ui/NavigationProvider';
import { type TabItem, Tabs, type TabsProps } from '../../src/components/ui/Tabs';
import { forwardKey } from '../support/forward-key';
import { narrow } from './support/layout';

const navigate = fn();

const items: readonly TabItem[] = [
  { id: 'users', label: 'Users', end: <Badge>12</Badge>, content: 'Who has this role.' },
  { id: 'permissions', label: 'Permissions', content: 'What this role may do.' },
  { id: 'billing', label: 'Billing', isDisabled: true, content: 'Nothing.' },
  { id: 'settings', label: 'Settings', content: 'Name and description.' },
];

const meta = preview.meta({
  title: 'UI/Tabs',
  component: Tabs,
  args: { label: 'Role', items, onSelectionChange: fn() },
  beforeEach: () => {
    navigate.mockClear();
  },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
});

/** Arrows move and select, round the end and past what is disabled; Tab goes to the content. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const users = await canvas.findByRole('tab', { name: /^Users/, selected: true });
    await userEvent.tab();
    await expect(users).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Settings' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Home}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith('users');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: /^Users/ })).toHaveFocus();
    await userEvent.tab({ shift: true });
  },
});

/** An icon before each name. */
export const WithIcons = meta.story({
  args: {
    items: items.map((item, at) => {
      const Icon = [UsersIcon, PermissionsIcon, SettingsIcon, SettingsIcon][at] ?? UsersIcon;
      return { ...item, icon: <Icon /> };
    }),
  },
});

function Held(props: TabsProps) {
  const [key, setKey] = useState('permissions');
  return <Tabs {...props} selectedKey={key} onSelectionChange={setKey} />;
}

/** The page holds which tab is chosen. */
export const Controlled = meta.story({
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('What this role may do.');
    await userEvent.click(canvas.getByRole('tab', { name: 'Settings' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Name and description.');
  },
});

/** Tabs with an address: arrows only move, Enter follows. */
export const AsLinks = meta.story({
  args: {
    selectedKey: 'users',
    items: items.map((item) => ({ ...item, href: `/apps/roles/view-role?tab=${item.id}` })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const permissions = canvas.getByRole('tab', { name: 'Permissions' });
    await userEvent.keyboard(forwardKey(permissions));
    await expect(permissions).toHaveFocus();
    await expect(navigate).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.calls[0]?.[0]).toBe('/apps/roles/view-role?tab=permissions');
  },
});

/** A row that is too long scrolls, and the selected tab is in sight from the start. */
export const Narrow = meta.story({
  args: {
    defaultSelectedKey: '9',
    items: Array.from({ length: 12 }, (_, at) => ({
      id: `${at}`,
      label: `Category ${at + 1}`,
      content: `Permissions of category ${at + 1}.`,
    })),
  },
  decorators: [narrow(320)],
});

/** More names than the line has room for: it scrolls. */
export const LongTexts = meta.story({
  args: {
    items: items.map((item) => ({
      ...item,
      label: `${item.label}_Donaudampfschifffahrtselektrizitätenhauptbetriebswerk`,
      content: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamter'.repeat(3),
    })),
  },
});
