import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { RoleCard } from '../../../src/components/roles/RoleCard';
import { adminRole, guestRole, member, people, role, supportRole } from '../../support/people';
import { EMPTY, failed, LOADING, pageOf, ready } from '../../support/reading';

const meta = preview.meta({
  title: 'Screens/Roles/Role card',
  component: RoleCard,
  args: {
    role: adminRole,
    members: ready(pageOf(people.slice(0, 3))),
    onAction: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
});

const retry = fn();

export const SystemRole = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('System Role')).toBeVisible();
    await expect(canvas.getByText('and 3 more...')).toBeVisible();
  },
});

export const OwnRole = meta.story({
  args: { role: supportRole },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('System Role')).toBeNull();
    await expect(canvas.queryByText(/more\.\.\./)).toBeNull();
  },
});

export const ManyPeople = meta.story({
  args: { members: ready(pageOf(people, 1204)) },
});

export const NoPeople = meta.story({
  args: { role: guestRole, members: EMPTY },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No Users Assigned')).toBeVisible();
  },
});

export const LoadingPeople = meta.story({ args: { members: LOADING } });

export const PeopleFailed = meta.story({
  args: { members: failed('', retry) },
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Try again to load the users of Admin' }),
    );
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const LongNames = meta.story({
  args: {
    role: role('Role'.repeat(50), 'owner'.repeat(20), ['Permission'.repeat(12), 'Users.Read']),
    members: ready(pageOf([member('N'.repeat(100), 'M'.repeat(100))])),
  },
});

const items = () => screen.getAllByRole('menuitem').map((item) => item.textContent);

/** Edit and Delete are offered only where the role allows them (specification §2.6). */
export const ActionsOfSystemRole = meta.story({
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Actions of Admin' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'View Role' });
    await expect(items()).toEqual(['View Role', 'Duplicate Role', 'Compare Role']);
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('view');
  },
});

export const ActionsOfOwnRole = meta.story({
  args: { role: supportRole },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Actions of Support desk' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menuitem', { name: 'View Role' });
    await expect(items()).toEqual([
      'View Role',
      'Edit Role',
      'Duplicate Role',
      'Compare Role',
      'Delete Role',
    ]);
  },
});

export const WithoutName = meta.story({
  args: { role: role('', '', []), members: EMPTY },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Role without a name' })).toBeVisible();
  },
});

/** Names from the server are shown as plain text. */
export const Markup = meta.story({
  args: { role: role('<img src=x onerror=alert(1)>', '<b>me</b>', ['<script>alert(1)</script>']) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<script>alert(1)</script>')).toBeVisible();
    await expect(canvasElement.querySelector('img, b, script')).toBeNull();
  },
});
