import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../.storybook/preview';
import { Button } from '../../src/components/ui/Button';
import { AddIcon, DeleteIcon } from '../../src/components/ui/icons';
import { narrow, Row, Stack } from './support/layout';

const meta = preview.meta({
  title: 'UI/Button',
  component: Button,
  args: { children: 'Save changes', onPress: fn() },
});

/** The one action that a screen is for. */
export const Primary = meta.story({
  args: { variant: 'primary' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
});

/** Every other action. */
export const Secondary = meta.story();
/** An action that keeps in the background. */
export const Ghost = meta.story({ args: { variant: 'ghost' } });
/** What cannot be undone. */
export const Danger = meta.story({ args: { variant: 'danger', children: 'Delete role' } });

/** Every variant in every size. */
export const Variants = meta.story({
  render: () => (
    <Stack>
      {(['lg', 'md', 'sm'] as const).map((size) => (
        <Row key={size}>
          <Button size={size} variant="primary">
            Save changes
          </Button>
          <Button size={size}>Cancel</Button>
          <Button size={size} variant="ghost">
            Learn more
          </Button>
          <Button size={size} variant="danger">
            Delete
          </Button>
        </Row>
      ))}
    </Stack>
  ),
});

/** An icon before the word. */
export const WithIcon = meta.story({
  render: () => (
    <Row>
      <Button variant="primary">
        <AddIcon aria-hidden />
        <span>Create role</span>
      </Button>
      <Button>
        <DeleteIcon aria-hidden />
        <span>Remove</span>
      </Button>
    </Row>
  ),
});

/** Width and focus stay; a second press is ignored; "Please wait" is announced. */
export const Pending = meta.story({
  args: { variant: 'primary', isPending: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Save changes' });
    await expect(canvas.getByRole('status')).toHaveTextContent('Please wait');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

/** Disabled, in every variant. */
export const Disabled = meta.story({
  render: () => (
    <Row>
      {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
        <Button key={variant} variant={variant} isDisabled>
          Save changes
        </Button>
      ))}
    </Row>
  ),
});

/**
 * Disabled but focusable, with the reason: visible on focus and hover, and as the accessible
 * description.
 */
export const DisabledWithReason = meta.story({
  args: {
    children: 'Invite user',
    variant: 'primary',
    isDisabled: true,
    disabledReason: 'You do not have permission to invite new users',
  },
  render: (args) => (
    <div style={{ padding: '48px 96px' }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: 'Invite user' });
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription(args.disabledReason);
    await expect(
      within(canvasElement).getByText(args.disabledReason ?? '', { selector: '[data-slot=hint]' }),
    ).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

/** A text of many words wraps inside the button. */
export const LongText = meta.story({
  args: {
    children:
      'A name of two hundred characters must not push the page aside, however long somebody made it, and so the words go on to the next line and stay inside the button, which grows in height',
  },
  decorators: [narrow(288)],
});
