import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../../src/components/ui/IconButton';
import { DeleteIcon, EditIcon, MoreIcon, NotificationsIcon } from '../../src/components/ui/icons';
import { Row } from './support/layout';

const meta = {
  title: 'UI/IconButton',
  component: IconButton,
  args: { label: 'Notifications', children: <NotificationsIcon aria-hidden />, onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An icon with a name that only screen readers hear. */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** All variants beside each other. */
export const Variants: Story = {
  render: () => (
    <Row>
      <IconButton label="More">
        <MoreIcon aria-hidden />
      </IconButton>
      <IconButton label="Edit" variant="secondary">
        <EditIcon aria-hidden />
      </IconButton>
      <IconButton label="Notify" variant="primary">
        <NotificationsIcon aria-hidden />
      </IconButton>
      <IconButton label="Delete" variant="danger">
        <DeleteIcon aria-hidden />
      </IconButton>
    </Row>
  ),
};

/** All sizes beside each other. */
export const Sizes: Story = {
  render: () => (
    <Row>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <IconButton key={size} label={`Edit, ${size}`} size={size} variant="secondary">
          <EditIcon aria-hidden />
        </IconButton>
      ))}
    </Row>
  ),
};

/** What it started runs: a second press does nothing. */
export const Pending: Story = { args: { isPending: true, variant: 'secondary' } };
/** Disabled. */
export const Disabled: Story = { args: { isDisabled: true, variant: 'secondary' } };
