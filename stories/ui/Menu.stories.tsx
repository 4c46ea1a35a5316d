import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Avatar } from '../../src/components/ui/Avatar';
import { Badge } from '../../src/components/ui/Badge';
import { Button } from '../../src/components/ui/Button';
import { IconButton } from '../../src/components/ui/IconButton';
import {
  ChevronDownIcon,
  DeleteIcon,
  EditIcon,
  MoreIcon,
  SettingsIcon,
  ShowIcon,
  SignOutIcon,
  UserIcon,
} from '../../src/components/ui/icons';
import {
  Menu,
  MenuHeader,
  MenuItem,
  MenuSection,
  MenuSeparator,
  MenuTrigger,
  Submenu,
} from '../../src/components/ui/Menu';
import { NavigationProvider } from '../../src/components/ui/NavigationProvider';
import { forwardKey } from '../support/forward-key';

const onAction = fn();
const navigate = fn();

const meta = preview.meta({
  title: 'UI/Menu',
  component: Menu,
  subcomponents: { MenuTrigger, MenuItem, MenuSection },
  args: { children: null },
  beforeEach: () => {
    onAction.mockClear();
    navigate.mockClear();
  },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <div style={{ display: 'grid', placeContent: 'start center', minBlockSize: 340 }}>
          <Story />
        </div>
      </NavigationProvider>
    ),
  ],
});

const roleMenu = (
  <Menu onAction={onAction}>
    <MenuItem id="view" icon={<ShowIcon />} href="/apps/roles/view-role">
      View Role
    </MenuItem>
    <MenuItem id="edit" icon={<EditIcon />}>
      Edit Role
    </MenuItem>
    <MenuSeparator />
    <MenuItem id="delete" icon={<DeleteIcon />} tone="danger">
      Delete Role
    </MenuItem>
  </Menu>
);

const actions = (
  <IconButton label="Actions of Support">
    <MoreIcon aria-hidden />
  </IconButton>
);

/** Closed, with the button that opens it. */
export const Closed = meta.story({
  render: () => <MenuTrigger trigger={actions}>{roleMenu}</MenuTrigger>,
});

Closed.test(
  'An entry that opens another menu: by the arrow towards it, Enter or the pointer',
  {
    render: () => (
      <MenuTrigger trigger={<Button>View</Button>}>
        <Menu label="View" onAction={onAction}>
          <MenuItem id="edit" icon={<EditIcon />}>
            Edit
          </MenuItem>
          <Submenu
            item={
              <MenuItem id="density" icon={<SettingsIcon />} end="Comfortable">
                Density
              </MenuItem>
            }
          >
            <Menu label="Density" selectedId="comfortable" onAction={onAction}>
              <MenuItem id="comfortable">Comfortable</MenuItem>
              <MenuItem id="compact">Compact</MenuItem>
            </Menu>
          </Submenu>
        </Menu>
      </MenuTrigger>
    ),
  },
  async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'View' });
    trigger.focus();
    await userEvent.keyboard(`{ArrowDown}{ArrowDown}${forwardKey(trigger)}`);
    await waitFor(() =>
      expect(screen.getByRole('menuitemradio', { name: 'Comfortable' })).toHaveFocus(),
    );
    await screen.findByRole('menuitemradio', { name: 'Compact' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onAction).toHaveBeenCalledWith('compact');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
);

/** Arrow down opens on the first item, arrows move, Escape closes and gives the focus back. */
export const Open = meta.story({
  render: () => <MenuTrigger trigger={actions}>{roleMenu}</MenuTrigger>,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions of Support' });
    trigger.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('menuitem', { name: 'View Role' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('e');
    await expect(screen.getByRole('menuitem', { name: 'Edit Role' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onAction).toHaveBeenCalledWith('edit');
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
  },
});

/** An item with an address is a link that the application follows. */
export const ItemAsLink = meta.story({
  render: () => <MenuTrigger trigger={actions}>{roleMenu}</MenuTrigger>,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions of Support' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'View Role' }));
    await expect(navigate.mock.calls[0]?.[0]).toBe('/apps/roles/view-role');
  },
});

/** Disabled items stay focusable, with the reason. */
export const DisabledWithReason = meta.story({
  render: () => (
    <MenuTrigger trigger={actions}>
      <Menu onAction={onAction}>
        <MenuItem id="view" icon={<ShowIcon />}>
          View Role
        </MenuItem>
        <MenuItem
          id="delete"
          icon={<DeleteIcon />}
          tone="danger"
          isDisabled
          disabledReason="System roles cannot be deleted"
          onAction={onAction}
        >
          Delete Role
        </MenuItem>
        <MenuItem id="copy" isDisabled>
          Duplicate Role
        </MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Actions of Support' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}');
    const item = screen.getByRole('menuitem', { name: /^Delete Role/ });
    await expect(item).toHaveFocus();
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveAccessibleName('Delete Role System roles cannot be deleted');
    await userEvent.keyboard('{Enter}');
    await expect(onAction).not.toHaveBeenCalledWith();
    await expect(item).toBeVisible();
  },
});

/** The signed-in user above the items. */
export const UserMenu = meta.story({
  render: () => (
    <MenuTrigger
      label="Account of Ada Lovelace"
      trigger={<Avatar firstname="Ada" lastname="Lovelace" email="ada@example.com" />}
    >
      <Menu>
        <MenuHeader>
          <strong>Ada Lovelace</strong> <Badge tone="brand">Admin</Badge>
          <div>ada@example.com</div>
        </MenuHeader>
        <MenuSection title="Account">
          <MenuItem icon={<UserIcon />}>My Profile</MenuItem>
          <MenuItem icon={<SettingsIcon />} description="Language, password, second factor">
            Account Settings
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuItem icon={<SignOutIcon />}>Sign Out</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account of Ada Lovelace' }));
    const menu = await screen.findByRole('menu');
    await expect(menu).toHaveAccessibleDescription(/Ada Lovelace.*ada@example.com/);
    await expect(screen.getAllByRole('menuitem')).toHaveLength(3);
  },
});

/** Opened by a button with text. */
export const ButtonAsTrigger = meta.story({
  render: () => (
    <MenuTrigger
      trigger={
        <Button>
          <span>Actions</span>
          <ChevronDownIcon aria-hidden />
        </Button>
      }
    >
      {roleMenu}
    </MenuTrigger>
  ),
});
