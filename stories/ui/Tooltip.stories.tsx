import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview';
import { IconButton } from '../../src/components/ui/IconButton';
import { EditIcon } from '../../src/components/ui/icons';
import { Tooltip } from '../../src/components/ui/Tooltip';

const meta = preview.meta({
  title: 'UI/Tooltip',
  component: Tooltip,
  args: {
    text: 'Changes what the role may do',
    children: (
      <IconButton label="Edit role" variant="secondary">
        <EditIcon aria-hidden />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeContent: 'center', minBlockSize: 160 }}>
        <Story />
      </div>
    ),
  ],
});

/** Focus shows it, Escape hides it. */
export const OnFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Edit role' });
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Changes what the role');
    await expect(button).toHaveAccessibleDescription('Changes what the role may do');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

/** Over what it explains. */
export const Open = meta.story({ args: { defaultOpen: true } });

/** A text of several lines. */
export const LongText = meta.story({
  args: {
    defaultOpen: true,
    text: 'A tooltip is a few words. This one has more than a few, and so it has to go on to a second line and then to a third.',
  },
});
