import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview';
import { IconButton } from '../../src/components/ui/IconButton';
import { DeleteIcon, EditIcon, MoreIcon, NotificationsIcon } from '../../src/components/ui/icons';
import { Row } from './support/layout';

const meta = preview.meta({
  title: 'UI/IconButton',
  component: IconButton,
  args: { label: 'Notifications', children: <NotificationsIcon aria-hidden />, onPress: fn() },
});

/** An icon with a name that only screen readers hear. */
export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Notifications' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
});

/** All variants beside each other. */
export const Variants = meta.story({
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
});

/** All sizes beside each other. */
export const Sizes = meta.story({
  render: () => (
    <Row>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <IconButton key={size} label={`Edit, ${size}`} size={size} variant="secondary">
          <EditIcon aria-hidden />
        </IconButton>
      ))}
    </Row>
  ),
});

/** What it started runs: a second press does nothing. */
export const Pending = meta.story({ args: { isPending: true, variant: 'secondary' } });
/** Disabled. */
export const Disabled = meta.story({ args: { isDisabled: true, variant: 'secondary' } });
