import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { ShortcutsDialog } from '../../../src/components/palette/ShortcutsDialog';

const meta = preview.meta({
  title: 'Screens/Palette/Shortcuts',
  component: ShortcutsDialog,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '560px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    isOn: true,
    onToggle: fn(),
    groups: [
      {
        title: 'General',
        shortcuts: [
          { keys: 'mod+k', label: 'Command palette' },
          { keys: '/', label: 'Search this page' },
          { keys: '?', label: 'Keyboard shortcuts' },
        ],
      },
      {
        title: 'Go to',
        shortcuts: [
          { keys: 'g h', label: 'Home' },
          { keys: 'g r', label: 'Roles' },
        ],
      },
    ],
  },
});

/** All of them, and the switch that turns them off. */
export const Ready = meta.story({
  play: async ({ args }) => {
    const use = await screen.findByRole('switch', { name: 'Use keyboard shortcuts' });
    await expect(use).toBeChecked();
    await userEvent.click(use);
    await expect(args.onToggle).toHaveBeenCalledWith(false);
  },
});

/** On a Mac, switched off. */
export const Off = meta.story({ args: { isOn: false, isApple: true } });
